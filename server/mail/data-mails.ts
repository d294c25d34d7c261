import type { MailTemplate } from './mail-content.ts'

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

export const dataMails = { all_my_data: allMyData }
