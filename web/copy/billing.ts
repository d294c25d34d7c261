import { counted, defineCopy } from './define-copy.ts'

/** Buying credits, the subscription in the settings, and the pages one comes back to from paying. */
export const billingCopy = defineCopy({
  guides: ['{count} guía|guías', '{count} guide|guides'],
  credits: ['{count} crédito|créditos', '{count} credit|credits'],
  ofCourtesy: counted({
    one: ['el de cortesía', 'the courtesy one'],
    many: ['los {count} de cortesía', 'the {count} courtesy ones'],
  }),
  terms: [
    'Cargo automático mensual de {price} MXN, impuestos incluidos. Cancela cuando quieras en Configuración: sigues con tu plan hasta el final del mes pagado.',
    'Automatic monthly charge of {price}, taxes included. Cancel any time in Settings: you keep your plan until the end of the month you paid for.',
  ],
  buy: {
    title: ['Compra créditos', 'Buy credits'],
    lead: [
      'Publicar una guía usa 1 crédito. Elige cuántas guías quieres pagar.',
      'Publishing a guide uses 1 credit. Choose how many guides to pay for.',
    ],
    quantity: ['¿Cuántas guías?', 'How many guides?'],
    sum: ['Tendrás {credits} crédito|créditos.', 'You will have {credits} credit|credits.'],
    sumWith: [
      'Tendrás {credits} crédito|créditos, contando {courtesy}.',
      'You will have {credits} credit|credits, counting {courtesy}.',
    ],
    pay: ['Pagar {price} al mes', 'Pay {price} a month'],
    needsGuide: [
      'Crea una guía primero: la compra empieza con la guía que quieres publicar.',
      'Create a guide first: the purchase begins with the guide you want to publish.',
    ],
    createGuide: ['Crear guía', 'Create guide'],
    away: [
      'Pagas en la página segura de Stripe. Aquí nunca vemos tu tarjeta.',
      'You pay on Stripe’s secure page. We never see your card.',
    ],
  },
  limit: {
    title: ['No quedan créditos', 'No credits left'],
    lead: [
      'Cada guía publicada usa 1 crédito, y ya usaste todos los tuyos.',
      'Each published guide uses 1 credit, and you have used all of yours.',
    ],
    tabs: ['Qué hacer', 'What to do'],
    upgrade: ['Aumentar suscripción', 'Upgrade subscription'],
    unpublish: ['Despublicar guías', 'Unpublish guides'],
    scroll: {
      left: ['Ver anteriores', 'Show previous'],
      right: ['Ver siguientes', 'Show next'],
    },
  },
  upgrade: {
    title: ['Aumenta tu plan', 'Upgrade your plan'],
    quantity: ['Guías en tu plan', 'Guides in your plan'],
    sum: ['{credits} crédito|créditos en total', '{credits} credit|credits in all'],
    sumWith: [
      '{credits} crédito|créditos, contando {courtesy}',
      '{credits} credit|credits, counting {courtesy}',
    ],
    listPrice: ['{count} × {price}', '{count} × {price}'],
    discount: ['Descuento por volumen', 'Volume discount'],
    total: ['Total al mes', 'Monthly total'],
    extra: ['{price} más al mes', '{price} more a month'],
    saving: ['Ahorras {price} al mes', 'You save {price} a month'],
    today: [
      'Hoy se cobra solo la parte del mes que falta. Si el plan nuevo cuesta menos, la diferencia queda a tu favor.',
      'Today you pay only for the rest of this month. If the new plan costs less, the difference comes off your next charge.',
    ],
    confirm: ['Aumentar a {count}', 'Upgrade to {count}'],
    most: [
      'Ya tienes el plan más grande: {guides}.',
      'You have the largest plan already: {guides}.',
    ],
    cancelling: [
      'Tu plan está por terminar. Reactívalo para aumentarlo.',
      'Your plan is about to end. Reactivate it to upgrade it.',
    ],
    toSettings: ['Ir a Configuración', 'Go to Settings'],
    payNow: ['Ir a pagar', 'Go and pay'],
    waiting: [
      'Tu aumento a {count} espera la confirmación de tu banco. Nada cambia hasta que se pague.',
      'Your upgrade to {count} waits for your bank’s confirmation. Nothing changes until it is paid.',
    ],
  },
  settings: {
    title: ['Suscripción', 'Subscription'],
    intro: [
      'Tu plan, tu próximo cobro y tus facturas.',
      'Your plan, your next charge and your invoices.',
    ],
    plan: ['Plan', 'Plan'],
    planTypes: {
      courtesy: ['Plan de cortesía', 'Courtesy plan'],
      per_guide_monthly: ['Plan mensual por guía', 'Monthly plan per guide'],
    },
    status: ['Suscripción de pago', 'Paid subscription'],
    statuses: {
      active: ['Activa', 'Active'],
      inactive: ['Inactiva', 'Inactive'],
      cancelled: ['Cancelada', 'Cancelled'],
      expired: ['Expirada', 'Expired'],
      cancelling: ['Cancelando al final del período', 'Cancelling at the end of the period'],
    },
    quantity: ['Guías pagadas', 'Guides paid for'],
    nextBilling: ['Próximo cobro', 'Next charge'],
    endsOn: ['Termina el', 'Ends on'],
    endedOn: ['Terminó el', 'Ended on'],
    choosePlan: ['Elegir un plan', 'Choose a plan'],
    changePlan: ['Aumentar mi plan', 'Upgrade my plan'],
    invoices: ['Tarjeta y facturas', 'Card and invoices'],
    cancel: ['Cancelar suscripción', 'Cancel subscription'],
    reactivate: ['Reactivar suscripción', 'Reactivate subscription'],
    keep: ['Seguir con mi plan', 'Keep my plan'],
    back: ['Volver', 'Back'],
    cancelTitle: ['¿Cancelar tu suscripción?', 'Cancel your subscription?'],
    cancelLead: [
      'Sigues con tu plan hasta el {date} y no se te cobra más. Después pierdes solo los créditos que pagas; nada se borra.',
      'You keep your plan until {date} and are not charged again. After that you lose only the credits you pay for; nothing is deleted.',
    ],
    cancelNow: [
      'Tu último cobro no pasó, así que la suscripción termina hoy y no se intenta cobrar otra vez. Pierdes solo los créditos que pagas; nada se borra.',
      'Your last charge did not go through, so the subscription ends today and we will not try to charge you again. You lose only the credits you pay for; nothing is deleted.',
    ],
    onlyPaid: [
      '{count} de tus guías publicadas se queda|quedan entonces sin crédito: si no despublicas alguna, unos días después deja|dejan de verse.',
      '{count} of your published guides then has|have no credit: unless you unpublish one, some days later guests no longer see it|them.',
    ],
    reactivateTitle: ['¿Reactivar tu suscripción?', 'Reactivate your subscription?'],
    reactivateLead: [
      'Tu plan continúa sin interrupción. Próximo cobro: {charge}.',
      'Your plan continues without interruption. Next charge: {charge}.',
    ],
    stale: [
      'Estamos actualizando estos datos; puede que falte el último cambio.',
      'We are refreshing this; the latest change may be missing.',
    ],
  },
  notices: {
    problemTitle: ['Tu último pago no pasó', 'Your last payment did not go through'],
    problem: [
      'Tus guías siguen publicadas y lo intentaremos otra vez en los próximos días. Para no perderlas, paga ahora o cambia tu tarjeta.',
      'Your guides stay published and we will try again over the next days. To keep them, pay now or change your card.',
    ],
    stuckTitle: ['Tu plan está detenido', 'Your plan is on hold'],
    stuck: [
      'Quedó un pago pendiente. Págalo o cambia tu tarjeta para recuperar tu plan, o cancélalo en Configuración para elegir otro.',
      'A payment is still due. Pay it or change your card to get your plan back, or cancel it in Settings to choose another.',
    ],
    pay: ['Pagar ahora', 'Pay now'],
    card: ['Cambiar tarjeta', 'Change card'],
    graceTitle: [
      'Tienes más guías publicadas que créditos',
      'You have more published guides than credits',
    ],
    grace: [
      'Todas siguen publicadas hasta el {date}. Después dejarían de verse: {names}. Despublica las que elijas o recupera tu plan.',
      'All of them stay published until {date}. After that these would no longer be seen: {names}. Unpublish the ones you choose or get your plan back.',
    ],
    graceStays: [
      'Habrá huéspedes que se quedarían sin guía: {stays}.',
      'Some guests would be left without their guide: {stays}.',
    ],
    recover: ['Recuperar mi plan', 'Get my plan back'],
    republishTitle: ['Tienes créditos otra vez', 'You have credits again'],
    republish: [
      'Estas guías dejaron de publicarse: {names}. Sus enlaces son los mismos.',
      'These guides stopped being published: {names}. Their links are the same.',
    ],
    republishAll: ['Volver a publicar {count} guía|guías', 'Publish {count} guide|guides again'],
    credited: ['Tus créditos se actualizaron.', 'Your credits were updated.'],
    bought: [
      'Tus créditos se actualizaron. Ya puedes publicar la guía.',
      'Your credits were updated. The guide can now be published.',
    ],
    publish: ['Publicar «{name}»', 'Publish “{name}”'],
  },
  home: ['Ir al inicio', 'Go home'],
  success: {
    pageTitle: ['Pago recibido', 'Payment received'],
    title: ['¡Gracias! Tu pago está confirmado', 'Thank you! Your payment is confirmed'],
    lead: [
      'Tienes {credits}. Ya puedes publicar tu guía.',
      'You have {credits}. Your guide can now be published.',
    ],
    allUsed: [
      'Tienes {credits}, y tus guías publicadas los usan todos.',
      'You have {credits}, and your published guides use them all.',
    ],
    pendingTitle: ['Confirmando tu pago', 'Confirming your payment'],
    pending: [
      'Tu banco suele tardar unos segundos. Esta página se actualiza sola.',
      'Your bank usually takes a few seconds. This page refreshes by itself.',
    ],
    slowTitle: ['Tu pago sigue en camino', 'Your payment is still on its way'],
    slow: [
      'Aún no nos llega la confirmación. No pagues otra vez: tus créditos aparecerán en «Tus guías» en cuanto llegue.',
      'The confirmation has not reached us yet. Do not pay again: your credits will appear on your dashboard as soon as it does.',
    ],
    unknownTitle: ['No encontramos esa compra', 'We could not find that purchase'],
    unknown: [
      'Si acabas de pagar, entra a «Tus guías»: tus créditos aparecen ahí en cuanto se confirman.',
      'If you have just paid, go to your dashboard: your credits appear there as soon as they are confirmed.',
    ],
    session: ['Referencia del pago', 'Payment reference'],
    dashboard: ['Ir a tus guías', 'Go to my dashboard'],
    check: ['Revisar otra vez', 'Check again'],
  },
  cancelled: {
    pageTitle: ['Pago cancelado', 'Payment cancelled'],
    title: ['No se hizo ningún cobro', 'Nothing was charged'],
    lead: [
      'Saliste antes de pagar. Tus guías y tus créditos siguen igual.',
      'You left before paying. Your guides and credits are as they were.',
    ],
    dashboard: ['Volver a tus guías', 'Back to dashboard'],
    support: ['¿Algo no funcionó? Escríbenos', 'Did something not work? Write to us'],
  },
})
