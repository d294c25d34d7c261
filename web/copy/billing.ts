import { defineCopy } from './define-copy.ts'

const creditCount = {
  es: (count: number) => (count === 1 ? '1 crédito' : `${count} créditos`),
  en: (count: number) => (count === 1 ? '1 credit' : `${count} credits`),
}

const ofCourtesy = {
  es: (count: number) => (count === 1 ? 'la de cortesía' : `las ${count} de cortesía`),
  en: (count: number) => (count === 1 ? 'the courtesy one' : `the ${count} courtesy ones`),
}

/** Buying credits, the subscription in the settings, and the pages one comes back to from paying. */
export const billingCopy = defineCopy({
  es: {
    guides: (count: number) => (count === 1 ? '1 guía' : `${count} guías`),
    perGuide: (price: string) => `${price} por guía al mes`,
    aMonth: (price: string) => `${price} al mes`,
    terms: (price: string) =>
      `Cargo automático mensual de ${price} MXN, impuestos incluidos. Cancela cuando quieras en Configuración: sigues con tu plan hasta el final del mes pagado.`,
    cheaper: (count: number) =>
      count === 1 ? '1 guía cuesta menos' : `${count} guías cuestan menos`,
    buy: {
      title: 'Compra créditos',
      lead: 'Publicar una guía usa 1 crédito. Elige cuántas guías quieres publicar además de las de cortesía.',
      quantity: '¿Cuántas guías?',
      sum: (credits: number, courtesy: number) =>
        courtesy > 0
          ? `Con ${ofCourtesy.es(courtesy)} tendrás ${creditCount.es(credits)}.`
          : `Tendrás ${creditCount.es(credits)}.`,
      pay: (price: string) => `Pagar ${price} al mes`,
      later: 'Ahora no',
      needsGuide: 'Crea una guía primero: la compra empieza con la guía que quieres publicar.',
      createGuide: 'Crear guía',
      away: 'Pagas en la página segura de Stripe. Aquí nunca vemos tu tarjeta.',
    },
    limit: {
      title: 'No quedan créditos',
      lead: 'Cada guía publicada usa 1 crédito y todos están en uso.',
      tabs: 'Qué hacer',
      upgrade: 'Aumentar suscripción',
      unpublish: 'Despublicar guías',
      scroll: { left: 'Ver anteriores', right: 'Ver siguientes' },
    },
    upgrade: {
      title: 'Aumenta tu plan',
      quantity: 'Guías en tu plan',
      sum: (credits: number, courtesy: number) =>
        courtesy > 0
          ? `${creditCount.es(credits)} con ${ofCourtesy.es(courtesy)}`
          : `${creditCount.es(credits)} en total`,
      listPrice: (count: string, price: string) => `${count} × ${price}`,
      discount: 'Descuento por volumen',
      total: 'Total al mes',
      extra: (price: string) => `${price} más al mes`,
      saving: (price: string) => `Ahorras ${price} al mes`,
      today:
        'Hoy se cobra solo la parte del mes que falta. Si el plan nuevo cuesta menos, la diferencia queda a tu favor.',
      confirm: (count: string) => `Aumentar a ${count}`,
      most: (guides: string) => `Ya tienes el plan más grande: ${guides}.`,
      cancelling: 'Tu plan está por terminar. Reactívalo para aumentarlo.',
      toSettings: 'Ir a Configuración',
      payNow: 'Ir a pagar',
      waiting: (count: string) =>
        `Tu aumento a ${count} espera la confirmación de tu banco. Nada cambia hasta que se pague.`,
    },
    settings: {
      title: 'Suscripción',
      intro: 'Tu plan, tu próximo cobro y tus facturas.',
      plan: 'Plan',
      planTypes: { courtesy: 'Plan de cortesía', per_guide_monthly: 'Plan mensual por guía' },
      status: 'Estado',
      statuses: {
        active: 'Activa',
        inactive: 'Inactiva',
        cancelled: 'Cancelada',
        expired: 'Expirada',
        cancelling: 'Cancelando al final del período',
      },
      quantity: 'Guías pagadas',
      nextBilling: 'Próximo cobro',
      endsOn: 'Termina el',
      endedOn: 'Terminó el',
      nextAmount: (date: string, price: string) => `${date} · ${price}`,
      choosePlan: 'Elegir un plan',
      changePlan: 'Aumentar mi plan',
      invoices: 'Tarjeta y facturas',
      cancel: 'Cancelar suscripción',
      reactivate: 'Reactivar suscripción',
      keep: 'Seguir con mi plan',
      back: 'Volver',
      cancelTitle: '¿Cancelar tu suscripción?',
      cancelLead: (date: string) =>
        `Sigues con tu plan hasta el ${date} y no se te cobra más. Después te quedan tus créditos de cortesía.`,
      cancelNow:
        'Tu último cobro no pasó, así que la suscripción termina hoy y no se intenta cobrar otra vez. Después te quedan tus créditos de cortesía.',
      reactivateTitle: '¿Reactivar tu suscripción?',
      reactivateLead: (date: string, price: string) =>
        `Tu plan continúa sin interrupción. El próximo cobro es de ${price} el ${date}.`,
      stale: 'Estamos actualizando estos datos; puede que falte el último cambio.',
    },
    notices: {
      problemTitle: 'Tu último pago no pasó',
      problem:
        'Tus guías siguen publicadas y lo intentaremos otra vez en los próximos días. Para no perderlas, paga ahora o cambia tu tarjeta.',
      stuckTitle: 'Tu plan está detenido',
      stuck:
        'Quedó un pago pendiente. Págalo o cambia tu tarjeta para recuperar tu plan, o cancélalo en Configuración para elegir otro.',
      pay: 'Pagar ahora',
      card: 'Cambiar tarjeta',
      graceTitle: 'Tienes más guías publicadas que créditos',
      grace: (date: string, names: string) =>
        `Todas siguen publicadas hasta el ${date}. Después dejarían de verse: ${names}. Despublica las que elijas o recupera tu plan.`,
      graceStays: (stays: string) => `Habrá huéspedes que se quedarían sin guía: ${stays}.`,
      recover: 'Recuperar mi plan',
      republishTitle: 'Tienes créditos otra vez',
      republish: (names: string) =>
        `Estas guías dejaron de publicarse: ${names}. Sus enlaces son los mismos.`,
      republishAll: (count: number) =>
        count === 1 ? 'Volver a publicar 1 guía' : `Volver a publicar ${count} guías`,
      credited: 'Tus créditos se actualizaron.',
      bought: 'Tus créditos se actualizaron. Ya puedes publicar la guía.',
      publish: (name: string) => `Publicar «${name}»`,
    },
    success: {
      pageTitle: 'Pago recibido',
      title: '¡Gracias! Tu pago está confirmado',
      lead: (credits: string) => `Tienes ${credits}. Ya puedes publicar tu guía.`,
      credits: creditCount.es,
      pendingTitle: 'Confirmando tu pago',
      pending: 'Tu banco suele tardar unos segundos. Esta página se actualiza sola.',
      slowTitle: 'Tu pago sigue en camino',
      slow: 'Aún no nos llega la confirmación. No pagues otra vez: tus créditos aparecerán en tu tablero en cuanto llegue.',
      unknownTitle: 'No encontramos esa compra',
      unknown:
        'Si acabas de pagar, entra a tu tablero: tus créditos aparecen ahí en cuanto se confirman.',
      session: 'Referencia del pago',
      dashboard: 'Ir a mi tablero',
      home: 'Ir al inicio',
      check: 'Revisar otra vez',
    },
    cancelled: {
      pageTitle: 'Pago cancelado',
      title: 'No se hizo ningún cobro',
      lead: 'Saliste antes de pagar. Tus guías y tus créditos siguen igual.',
      retry: 'Intentar de nuevo',
      dashboard: 'Volver al tablero',
      home: 'Ir al inicio',
      support: '¿Algo no funcionó? Escríbenos',
    },
  },
  en: {
    guides: (count) => (count === 1 ? '1 guide' : `${count} guides`),
    perGuide: (price) => `${price} per guide a month`,
    aMonth: (price) => `${price} a month`,
    terms: (price) =>
      `Automatic monthly charge of ${price} MXN, taxes included. Cancel any time in Settings: you keep your plan until the end of the month you paid for.`,
    cheaper: (count) => (count === 1 ? '1 guide costs less' : `${count} guides cost less`),
    buy: {
      title: 'Buy credits',
      lead: 'Publishing a guide uses 1 credit. Choose how many guides to publish on top of the courtesy ones.',
      quantity: 'How many guides?',
      sum: (credits, courtesy) =>
        courtesy > 0
          ? `With ${ofCourtesy.en(courtesy)} you will have ${creditCount.en(credits)}.`
          : `You will have ${creditCount.en(credits)}.`,
      pay: (price) => `Pay ${price} a month`,
      later: 'Not now',
      needsGuide: 'Create a guide first: the purchase begins with the guide you want to publish.',
      createGuide: 'Create guide',
      away: 'You pay on Stripe’s secure page. We never see your card.',
    },
    limit: {
      title: 'No credits left',
      lead: 'Each published guide uses 1 credit and all of them are in use.',
      tabs: 'What to do',
      upgrade: 'Upgrade subscription',
      unpublish: 'Unpublish guides',
      scroll: { left: 'Show previous', right: 'Show next' },
    },
    upgrade: {
      title: 'Grow your plan',
      quantity: 'Guides in your plan',
      sum: (credits, courtesy) =>
        courtesy > 0
          ? `${creditCount.en(credits)} with ${ofCourtesy.en(courtesy)}`
          : `${creditCount.en(credits)} in all`,
      listPrice: (count, price) => `${count} × ${price}`,
      discount: 'Volume discount',
      total: 'Total a month',
      extra: (price) => `${price} more a month`,
      saving: (price) => `You save ${price} a month`,
      today:
        'Today only the rest of the running month is charged. If the new plan costs less, the difference stays in your favour.',
      confirm: (count) => `Upgrade to ${count}`,
      most: (guides: string) => `You have the largest plan already: ${guides}.`,
      cancelling: 'Your plan is about to end. Reactivate it to grow it.',
      toSettings: 'Go to Settings',
      payNow: 'Go and pay',
      waiting: (count) =>
        `Your upgrade to ${count} waits for your bank’s confirmation. Nothing changes until it is paid.`,
    },
    settings: {
      title: 'Subscription',
      intro: 'Your plan, your next charge and your invoices.',
      plan: 'Plan',
      planTypes: { courtesy: 'Courtesy plan', per_guide_monthly: 'Monthly plan per guide' },
      status: 'Status',
      statuses: {
        active: 'Active',
        inactive: 'Inactive',
        cancelled: 'Cancelled',
        expired: 'Expired',
        cancelling: 'Cancelling at the end of the period',
      },
      quantity: 'Guides paid for',
      nextBilling: 'Next charge',
      endsOn: 'Ends on',
      endedOn: 'Ended on',
      nextAmount: (date, price) => `${date} · ${price}`,
      choosePlan: 'Choose a plan',
      changePlan: 'Grow my plan',
      invoices: 'Card and invoices',
      cancel: 'Cancel subscription',
      reactivate: 'Reactivate subscription',
      keep: 'Keep my plan',
      back: 'Back',
      cancelTitle: 'Cancel your subscription?',
      cancelLead: (date) =>
        `You keep your plan until ${date} and are not charged again. After that your courtesy credits remain.`,
      cancelNow:
        'Your last charge did not go through, so the subscription ends today and no further charge is tried. After that your courtesy credits remain.',
      reactivateTitle: 'Reactivate your subscription?',
      reactivateLead: (date, price) =>
        `Your plan goes on without a break. The next charge is ${price} on ${date}.`,
      stale: 'We are refreshing this; the latest change may be missing.',
    },
    notices: {
      problemTitle: 'Your last payment did not go through',
      problem:
        'Your guides stay published and we will try again over the next days. So as not to lose them, pay now or change your card.',
      stuckTitle: 'Your plan is on hold',
      stuck:
        'A payment is still due. Pay it or change your card to get your plan back, or cancel it in Settings to choose another.',
      pay: 'Pay now',
      card: 'Change card',
      graceTitle: 'You have more published guides than credits',
      grace: (date, names) =>
        `All of them stay published until ${date}. After that these would no longer be seen: ${names}. Unpublish the ones you choose or get your plan back.`,
      graceStays: (stays) => `Some guests would be left without their guide: ${stays}.`,
      recover: 'Get my plan back',
      republishTitle: 'You have credits again',
      republish: (names) =>
        `These guides stopped being published: ${names}. Their links are the same.`,
      republishAll: (count) =>
        count === 1 ? 'Publish 1 guide again' : `Publish ${count} guides again`,
      credited: 'Your credits were updated.',
      bought: 'Your credits were updated. The guide can now be published.',
      publish: (name) => `Publish “${name}”`,
    },
    success: {
      pageTitle: 'Payment received',
      title: 'Thank you! Your payment is confirmed',
      lead: (credits) => `You have ${credits}. Your guide can now be published.`,
      credits: creditCount.en,
      pendingTitle: 'Confirming your payment',
      pending: 'Your bank usually takes a few seconds. This page refreshes by itself.',
      slowTitle: 'Your payment is still on its way',
      slow: 'The confirmation has not reached us yet. Do not pay again: your credits will appear on your dashboard as soon as it does.',
      unknownTitle: 'We could not find that purchase',
      unknown:
        'If you have just paid, go to your dashboard: your credits appear there as soon as they are confirmed.',
      session: 'Payment reference',
      dashboard: 'Go to my dashboard',
      home: 'Go home',
      check: 'Check again',
    },
    cancelled: {
      pageTitle: 'Payment cancelled',
      title: 'Nothing was charged',
      lead: 'You left before paying. Your guides and credits are as they were.',
      retry: 'Try again',
      dashboard: 'Back to dashboard',
      home: 'Go home',
      support: 'Did something not work? Write to us',
    },
  },
})
