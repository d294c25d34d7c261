/** Every sentence of the pages, in both of their languages. */
export const words = {
  ribbon: {
    es: 'Prueba: aquí no se cobra dinero real.',
    en: 'Test: no real money is charged here.',
  },
  back: { es: 'Volver sin pagar', en: 'Go back without paying' },
  close: { es: 'Ya puedes cerrar esta página.', en: 'You can close this page now.' },
  card: {
    legend: { es: 'Tarjeta', en: 'Card' },
    number: { es: 'Número de tarjeta', en: 'Card number' },
    numberHint: {
      es: 'Solo tarjetas de prueba. El número no se guarda.',
      en: 'Test cards only. The number is not stored.',
    },
    expiry: { es: 'Vence (MM/AA)', en: 'Expiry (MM/YY)' },
    cvc: { es: 'CVC', en: 'CVC' },
    cvcHint: { es: 'Tres cifras', en: 'Three digits' },
    name: { es: 'Nombre en la tarjeta', en: 'Name on card' },
    testCards: { es: 'Ver las tarjetas de prueba', en: 'Show the test cards' },
    testCardsCaption: {
      es: 'Tarjetas de prueba y lo que hacen',
      en: 'Test cards and what they do',
    },
  },
  cards: {
    '4242 4242 4242 4242': { es: 'Se acepta', en: 'Is accepted' },
    '4000 0000 0000 0002': { es: 'Se rechaza', en: 'Is declined' },
    '4000 0000 0000 9995': { es: 'Fondos insuficientes', en: 'Insufficient funds' },
    '4000 0025 0000 3155': {
      es: 'Pide autenticación la primera vez',
      en: 'Asks for authentication the first time',
    },
    '4000 0027 6000 3184': {
      es: 'Pide autenticación siempre',
      en: 'Asks for authentication every time',
    },
    '4000 0000 0000 0341': {
      es: 'Se acepta hoy, fallan las renovaciones',
      en: 'Is accepted today, renewals fail',
    },
  },
  problems: {
    number_missing: {
      es: 'Escribe el número de una tarjeta de prueba.',
      en: 'Type the number of a test card.',
    },
    number_wrong: { es: 'El número tiene solo cifras.', en: 'The number has digits only.' },
    number_not_a_test_card: {
      es: 'Esa no es una tarjeta de prueba. No escribas aquí una tarjeta real.',
      en: 'That is not a test card. Do not type a real card here.',
    },
    expiry_wrong: {
      es: 'Escribe mes y año, por ejemplo 12/30.',
      en: 'Type month and year, for example 12/30.',
    },
    expiry_past: { es: 'Esa fecha ya pasó.', en: 'That date has passed.' },
    cvc_wrong: { es: 'Son tres o cuatro cifras.', en: 'It has three or four digits.' },
    name_missing: {
      es: 'Escribe el nombre como está en la tarjeta.',
      en: 'Type the name as it is on the card.',
    },
  },
  declines: {
    mistyped: { es: 'Revisa los datos marcados.', en: 'Check the marked fields.' },
    generic_decline: {
      es: 'La tarjeta fue rechazada. Prueba con otra.',
      en: 'The card was declined. Try another one.',
    },
    insufficient_funds: {
      es: 'La tarjeta no tiene fondos suficientes. Prueba con otra.',
      en: 'The card has insufficient funds. Try another one.',
    },
    no_card: {
      es: 'No hay una tarjeta guardada. Escribe una.',
      en: 'There is no saved card. Type one.',
    },
    authentication: {
      es: 'El banco no confirmó el pago. Inténtalo de nuevo o usa otra tarjeta.',
      en: 'The bank did not confirm the payment. Try again or use another card.',
    },
  },
  checkout: {
    title: { es: 'Suscripción a {product}', en: 'Subscribe to {product}' },
    unit: { es: '{price} por unidad al mes', en: '{price} per unit a month' },
    total: { es: 'Total mensual', en: 'Monthly total' },
    balance: { es: 'Saldo anterior', en: 'Earlier balance' },
    today: { es: 'Hoy pagas', en: 'You pay today' },
    charge: {
      es: 'cargo automático mensual de {total}',
      en: 'automatic monthly charge of {total}',
    },
    agreement: {
      es: 'Autorizas un {charge}. El primero es hoy y el siguiente, el {next}.',
      en: 'You authorise an {charge}. The first is today and the next on {next}.',
    },
    cancel: {
      es: 'Puedes cancelar cuando quieras desde los ajustes de tu cuenta: conservas lo que pagaste hasta el final del período.',
      en: 'You can cancel whenever you like in your account settings: you keep what you paid for until the end of the period.',
    },
    pay: { es: 'Pagar {amount} y suscribirme', en: 'Pay {amount} and subscribe' },
    paid: { es: 'Este pago ya se hizo', en: 'This payment has been made' },
    paidText: { es: 'Tu suscripción está en marcha.', en: 'Your subscription is running.' },
    toMerchant: { es: 'Continuar', en: 'Continue' },
    expired: { es: 'Esta página de pago venció', en: 'This payment page has expired' },
    expiredText: {
      es: 'Vuelve a empezar desde tu cuenta: no se cobró nada.',
      en: 'Start again from your account: nothing was charged.',
    },
  },
  challenge: {
    title: {
      es: 'Tu banco quiere confirmar que eres tú',
      en: 'Your bank wants to confirm that it is you',
    },
    text: { es: 'Pago de {amount}', en: 'Payment of {amount}' },
    cardText: { es: 'Guardar esta tarjeta', en: 'Save this card' },
    confirm: { es: 'Confirmar', en: 'Confirm' },
    refuse: { es: 'Rechazar', en: 'Refuse' },
    over: { es: 'Esta pregunta ya se contestó', en: 'This question has been answered' },
  },
  invoice: {
    title: { es: 'Factura {number}', en: 'Invoice {number}' },
    status: {
      open: { es: 'Por pagar', en: 'To be paid' },
      paid: { es: 'Pagada', en: 'Paid' },
      void: { es: 'Anulada', en: 'Void' },
    },
    issued: { es: 'Emitida', en: 'Issued' },
    concept: { es: 'Concepto', en: 'Item' },
    amount: { es: 'Importe', en: 'Amount' },
    total: { es: 'Total', en: 'Total' },
    balance: { es: 'Saldo anterior', en: 'Earlier balance' },
    due: { es: 'Por pagar', en: 'Amount due' },
    unused: {
      es: 'Tiempo sin usar de {quantity} × {product}',
      en: 'Unused time on {quantity} × {product}',
    },
    remaining: {
      es: 'Tiempo restante con {quantity} × {product}',
      en: 'Remaining time on {quantity} × {product}',
    },
    period: { es: 'Del {start} al {end}', en: 'From {start} to {end}' },
    paidText: { es: 'Está pagada. Gracias.', en: 'It is paid. Thank you.' },
    voidText: { es: 'Ya no hay nada que pagar.', en: 'There is nothing left to pay.' },
    onFile: {
      es: 'Pagar con {brand} terminada en {last4}',
      en: 'Pay with {brand} ending in {last4}',
    },
    other: { es: 'Pagar con otra tarjeta', en: 'Pay with another card' },
    pay: { es: 'Pagar {amount}', en: 'Pay {amount}' },
    keeps: {
      es: 'La tarjeta que pague se usará también en los próximos cargos.',
      en: 'The card that pays is used for the next charges too.',
    },
  },
  portal: {
    title: { es: 'Tu suscripción y tus pagos', en: 'Your subscription and payments' },
    expired: { es: 'Este enlace venció', en: 'This link has expired' },
    expiredText: { es: 'Ábrelo otra vez desde tu cuenta.', en: 'Open it again from your account.' },
    back: { es: 'Volver', en: 'Go back' },
    plan: { es: 'Suscripción', en: 'Subscription' },
    none: { es: 'No tienes una suscripción activa.', en: 'You have no active subscription.' },
    status: {
      trialing: { es: 'De prueba', en: 'Trial' },
      active: { es: 'Activa', en: 'Active' },
      past_due: { es: 'Pago pendiente', en: 'Payment due' },
      unpaid: { es: 'Sin pagar', en: 'Unpaid' },
    },
    each: { es: '{total} al mes', en: '{total} a month' },
    next: {
      es: 'Próximo cargo automático: {amount}, el {date}',
      en: 'Next automatic charge: {amount}, on {date}',
    },
    ends: {
      es: 'Termina el {date} y no habrá más cargos.',
      en: 'Ends on {date}, with no further charges.',
    },
    cancel: { es: 'Cancelar suscripción', en: 'Cancel subscription' },
    cancelTitle: { es: '¿Cancelar la suscripción?', en: 'Cancel the subscription?' },
    cancelText: {
      es: 'Sigue funcionando hasta el {date}. Después no habrá más cargos.',
      en: 'It keeps working until {date}. After that there are no more charges.',
    },
    cancelNowText: {
      es: 'No está pagada: termina hoy y no habrá más cargos.',
      en: 'It is not paid: it ends today and there are no more charges.',
    },
    confirmCancel: { es: 'Sí, cancelar', en: 'Yes, cancel' },
    keep: { es: 'Seguir con la suscripción', en: 'Keep the subscription' },
    doNotCancel: { es: 'No cancelar', en: 'Do not cancel' },
    method: { es: 'Forma de pago', en: 'Payment method' },
    noMethod: { es: 'No hay una tarjeta guardada.', en: 'There is no saved card.' },
    ending: { es: '{brand} terminada en {last4}', en: '{brand} ending in {last4}' },
    expires: { es: 'Vence {month}/{year}', en: 'Expires {month}/{year}' },
    changeCard: { es: 'Cambiar tarjeta', en: 'Change card' },
    saveCard: { es: 'Guardar tarjeta', en: 'Save card' },
    cardSaved: { es: 'La tarjeta se guardó.', en: 'The card was saved.' },
    invoices: { es: 'Facturas', en: 'Invoices' },
    noInvoices: { es: 'Todavía no hay facturas.', en: 'There are no invoices yet.' },
    date: { es: 'Fecha', en: 'Date' },
    state: { es: 'Estado', en: 'Status' },
  },
  home: { es: 'Pagos de prueba', en: 'Test payments' },
  homeText: {
    es: 'Esta máquina hace de proveedor de pagos mientras pruebas. Cada pago, suscripción y factura de aquí es ficticio.',
    en: 'This machine plays the payment provider while you test. Every payment, subscription and invoice here is make-believe.',
  },
  gone: { es: 'Aquí no hay nada', en: 'There is nothing here' },
  goneText: {
    es: 'El enlace está incompleto o ya no existe.',
    en: 'The link is incomplete or no longer exists.',
  },
}
