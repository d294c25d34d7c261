import type { RefusalMessage } from './messages.ts'

/** Buying, upgrading, cancelling and reactivating a subscription. */
export const billingRefusals = {
  missing_property: {
    es: 'Falta indicar para qué propiedad es la compra. Crea una guía primero y vuelve a intentar.',
    en: 'The property this purchase is for is missing. Create a guidebook first and try again.',
  },
  property_not_found: {
    status: 404,
    es: 'No encontramos esa propiedad en tu cuenta',
    en: 'We could not find that property in your account',
  },
  invalid_quantity: {
    es: 'Elige una cantidad de 1 a 15 guías',
    en: 'Choose a quantity from 1 to 15 guides',
  },
  quantity_limit: {
    es: 'El máximo es {most} guía|guías',
    en: 'The maximum is {most} guide|guides',
  },
  not_greater: {
    es: 'La nueva cantidad debe ser mayor que la de tu suscripción actual',
    en: 'New quantity must be greater than current subscription',
    spec: 'en',
  },
  already_subscribed: {
    status: 409,
    es: 'Ya tienes una suscripción activa. Auméntala en lugar de comprar otra.',
    en: 'You already have an active subscription. Upgrade it instead of buying another.',
  },
  subscription_cancelling: {
    status: 409,
    es: 'Reactiva tu suscripción antes de aumentar guías',
    en: 'Reactivate your subscription before adding guides',
  },
  subscription_ended: {
    status: 409,
    es: 'Tu suscripción ya terminó; elige un plan nuevo',
    en: 'Your subscription has already ended; choose a new plan',
  },
  no_subscription: {
    status: 409,
    es: 'No tienes una suscripción activa. Elige un plan para empezar.',
    en: 'You do not have an active subscription. Choose a plan to start.',
  },
  payment_past_due: {
    status: 402,
    es: 'Tu último pago no pasó. Actualiza tu tarjeta para continuar.',
    en: 'Your last payment did not go through. Update your card to continue.',
  },
  payment_action_required: {
    status: 402,
    es: 'Tu banco pide confirmar el pago. Confírmalo para recibir tus créditos; hasta entonces nada cambia.',
    en: 'Your bank asks you to confirm the payment. Confirm it to receive your credits; until then nothing changes.',
  },
  card_declined: {
    status: 402,
    es: 'Tu banco rechazó la tarjeta y no se cobró nada. Usa otra o llama a tu banco.',
    en: 'Your bank declined the card and nothing was charged. Use another one or call your bank.',
  },
  card_insufficient_funds: {
    status: 402,
    es: 'La tarjeta no tiene fondos suficientes y no se cobró nada. Usa otra tarjeta.',
    en: 'The card does not have enough funds and nothing was charged. Use another card.',
  },
  card_expired: {
    status: 402,
    es: 'La tarjeta está vencida y no se cobró nada. Usa otra tarjeta.',
    en: 'The card has expired and nothing was charged. Use another card.',
  },
  outcome_unknown: {
    status: 503,
    es: 'No supimos si el pago llegó a hacerse. Lo estamos confirmando y no se cobrará dos veces; vuelve a intentar en un momento.',
    en: 'We could not tell whether the payment went through. We are checking and it will not be charged twice; try again in a moment.',
  },
  payment_provider_unavailable: {
    status: 503,
    es: 'El servicio de pagos no responde por ahora y no se cobró nada. Vuelve a intentar en un momento.',
    en: 'The payment service is not answering right now and nothing was charged. Try again in a moment.',
  },
  billing_misconfigured: {
    status: 500,
    es: 'Los pagos no están disponibles por un problema nuestro y no se cobró nada. Ya nos avisamos.',
    en: 'Payments are unavailable because of a problem of ours and nothing was charged. We have been alerted.',
  },
  busy: {
    status: 409,
    es: 'Otra operación de tu cuenta sigue en curso. Espera un momento y vuelve a intentar.',
    en: 'Another operation on your account is still running. Wait a moment and try again.',
  },
  checkout_not_found: {
    status: 404,
    es: 'No encontramos esa compra en tu cuenta',
    en: 'We could not find that purchase in your account',
  },
  could_not_create_checkout_session: {
    es: 'No pudimos iniciar el pago',
    en: 'Could not create checkout session',
    spec: 'en',
  },
  could_not_process_checkout: {
    es: 'No pudimos procesar el pago',
    en: 'Could not process checkout',
    spec: 'en',
  },
  could_not_upgrade_subscription: {
    es: 'No pudimos aumentar tu suscripción',
    en: 'Could not upgrade subscription',
    spec: 'en',
  },
  could_not_process_upgrade: {
    es: 'No pudimos procesar el aumento',
    en: 'Could not process upgrade',
    spec: 'en',
  },
  error_fetching_subscription_status: {
    es: 'Error al consultar el estado de la suscripción',
    en: 'Error fetching subscription status',
    spec: 'en',
  },
  error_cancelling_subscription: {
    es: 'Error al cancelar la suscripción',
    en: 'Error cancelling subscription',
    spec: 'en',
  },
  error_reactivating_subscription: {
    es: 'Error al reactivar la suscripción',
    en: 'Error reactivating subscription',
    spec: 'en',
  },
  could_not_open_portal: {
    es: 'No pudimos abrir tus facturas y tarjetas',
    en: 'Could not open your invoices and cards',
  },
} as const satisfies Record<string, RefusalMessage>
