import type { Locale } from '#domain/values/locale.ts'
import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import type { MailContent, MailTemplate } from './mail-content.ts'
import { operatorMails } from './operator-mails.ts'
import { securityMails } from './security-mails.ts'

type Link = { url: string }

const allMyData: MailTemplate<Link> = {
  es: ({ url }, { productName }) => ({
    subject: `Tus datos de ${productName} están listos`,
    says: [
      'El archivo con todas tus guías, sus fotos, tus reservaciones y los datos de tu cuenta está listo.',
      'Para bajarlo tienes que entrar a tu cuenta: el enlace no le sirve a nadie más.',
    ],
    action: { label: 'Bajar mis datos', url },
    notes: [
      'El enlace sirve durante un día; después el archivo se borra y puedes pedir otro.',
      'Si no lo pediste tú, cierra la sesión en todos tus dispositivos: alguien está en tu cuenta.',
    ],
  }),
  en: ({ url }, { productName }) => ({
    subject: `Your ${productName} data are ready`,
    says: [
      'The file with all your guides, their photos, your stays and the facts of your account is ready.',
      'To download it you have to log in: the link is of no use to anybody else.',
    ],
    action: { label: 'Download my data', url },
    notes: [
      'The link works for one day; then the file is deleted and you can ask for another one.',
      'If it was not you who asked, log out on all your devices: somebody is in your account.',
    ],
  }),
}

const dataMails = { all_my_data: allMyData }

type Written = { from: string; message: string; guideCode: string }

/** To the operator: what a visitor wrote, with an answer one tap away. */
const supportMessage: MailTemplate<Written> = {
  es: ({ from, message, guideCode }, { productName }) => ({
    subject: guideCode ? `Reporte de la guía ${guideCode}` : `Mensaje de soporte de ${productName}`,
    says: [`De: ${from}`, ...(guideCode ? [`Guía: ${guideCode}`] : []), message],
    replyTo: from,
  }),
  en: ({ from, message, guideCode }, { productName }) => ({
    subject: guideCode ? `Report of guide ${guideCode}` : `Support message from ${productName}`,
    says: [`From: ${from}`, ...(guideCode ? [`Guide: ${guideCode}`] : []), message],
    replyTo: from,
  }),
}

const supportMails = { supportMessage }

/** Every mail the product sends, by name. */
const templates = {
  ...accountMails,
  ...securityMails,
  ...billingMails,
  ...dataMails,
  ...operatorMails,
  ...supportMails,
}

type Templates = typeof templates
type PayloadOf<Template> = Template extends MailTemplate<infer Payload> ? Payload : never

type Addressed = {
  to: string
  locale: Locale
  /** Whose mail it is: it leaves with the account. */
  hostId?: string
  /** The same key is put in the outbox once. */
  dedupeKey?: string
}

export type Mail = Addressed &
  {
    [Name in keyof Templates]: { template: Name; payload: PayloadOf<Templates[Name]> }
  }[keyof Templates]

type StoredMail = { template: string; locale: Locale; payload: Record<string, unknown> }

/** What a stored mail says; undefined when its template is one this version does not know. */
export function findContent(
  mail: StoredMail,
  names: { productName: string },
): MailContent | undefined {
  const known: Readonly<Record<string, MailTemplate<never> | undefined>> = templates
  // What stands in the outbox was put there as a Mail: its payload is its template's own.
  return known[mail.template]?.[mail.locale](mail.payload as never, names)
}
