import type { Locale } from '#domain/values/locale.ts'
import { type Message, type MessageValues, sayMessage } from './messages.ts'

/** What is said when something worked. */
export const successes = {
  guidebook_created: {
    es: '¡Guía creada! Comparte este enlace con tus huéspedes: {origin}/g/{shortCode}',
    en: 'Guidebook created successfully! Share this link with your guests: {origin}/g/{shortCode}',
    spec: 'en',
  },
  guidebook_updated: {
    es: '¡Guía {name} actualizada!',
    en: 'Guidebook {name} updated successfully!',
    spec: 'en',
  },
  guidebook_deleted: {
    es: 'La guía {name} se eliminó por completo de la base de datos',
    en: 'Guidebook {name} completely deleted from database',
    spec: 'en',
  },
  guidebook_duplicated: {
    es: 'Copia creada como borrador',
    en: 'Copy created as a draft',
  },
  guidebook_imported: {
    es: 'Guía {name} creada como borrador',
    en: 'Guidebook {name} created as a draft',
  },
  guide_published: {
    es: 'Guía publicada. Tus huéspedes ya pueden abrirla.',
    en: 'Guide published. Your guests can open it now.',
  },
  guide_already_published: {
    es: 'La guía ya estaba publicada. No se usó ningún crédito.',
    en: 'The guide was already published. No credit was used.',
  },
  guide_unpublished: {
    es: 'Guía despublicada. Recuperaste 1 crédito.',
    en: 'Guide unpublished. You got 1 credit back.',
  },
  guide_already_unpublished: {
    es: 'La guía ya era un borrador. Tus créditos no cambiaron.',
    en: 'The guide was already a draft. Your credits did not change.',
  },
  guides_unpublished: {
    es: 'Se despublicó|despublicaron {n} guía|guías.',
    en: 'Successfully unpublished {n} guide(s)!',
    spec: 'en',
  },
  credits_updated: {
    es: 'Tus créditos se actualizaron. Ya puedes publicar la guía.',
    en: 'Your credits were updated. You can publish the guide now.',
  },
  subscription_upgraded: {
    es: '¡Suscripción aumentada!',
    en: 'Subscription upgraded successfully!',
    spec: 'en',
  },
  subscription_cancelled: {
    es: 'Tu suscripción terminará al final del período. Hasta entonces todo sigue igual.',
    en: 'Your subscription will end with the period. Until then everything stays as it is.',
  },
  subscription_reactivated: {
    es: 'Tu suscripción sigue activa',
    en: 'Your subscription stays active',
  },
  check_email_confirmation: {
    es: 'Revisa tu correo: te enviamos el enlace de confirmación',
    en: 'Check your email for the confirmation link',
    spec: 'en',
  },
  check_email_magic_link: {
    es: 'Revisa tu correo: te enviamos el enlace para entrar',
    en: 'Check your email for the magic link',
    spec: 'en',
  },
  check_email_password_reset: {
    es: 'Revisa tu correo: te enviamos el enlace para cambiar tu contraseña',
    en: 'Check your email for the password reset link',
    spec: 'en',
  },
  password_updated: {
    es: 'Tu contraseña se actualizó',
    en: 'Your password has been updated',
    spec: 'en',
  },
  account_deleted: {
    es: 'Tu cuenta y todo lo que contenía se borraron',
    en: 'Your account and everything in it were deleted',
  },
  message_sent: {
    es: 'Recibimos tu mensaje. Te responderemos por correo.',
    en: 'We received your message. We will answer by e-mail.',
  },
  copied: { es: 'copiado', en: 'copied', spec: 'en' },
} as const satisfies Record<string, Message>

export type SuccessCode = keyof typeof successes

export function successSentenceOf(
  code: SuccessCode,
  locale?: Locale,
  values?: MessageValues,
): string {
  return sayMessage(successes[code], locale, values)
}
