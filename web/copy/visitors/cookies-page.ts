import type { LegalCopy } from './legal.ts'

export const cookiesCopy: LegalCopy = {
  es: ({ productName }) => ({
    title: 'Cookies',
    intro: `${productName} usa solo las cookies que necesita para funcionar. No hay publicidad, no hay analítica y por eso no hay aviso que cerrar.`,
    chapters: [
      {
        title: 'Sesión',
        paragraphs: [
          'Cuando inicias sesión guardamos una cookie que ningún programa de la página puede leer. Sirve para saber que eres tú. Se borra al salir.',
          'Al crear una cuenta, zaguan.sign_up recuerda durante un día que fue en este navegador, para confirmar tu correo sin pedirte otra vez la contraseña. Si abres el enlace de un correo nuevo antes de entrar, zaguan.new_email recuerda durante 15 minutos qué estabas por hacer.',
        ],
      },
      {
        title: 'Idioma',
        paragraphs: ['zaguan_lang recuerda si elegiste español o inglés. Dura un año.'],
      },
      {
        title: 'En tu navegador, no son cookies',
        paragraphs: [
          'El editor guarda en tu equipo el borrador de lo que escribes, para que un cierre inesperado no te cueste nada. Se borra al guardar o al salir.',
          'Una guía abierta queda guardada en el teléfono del huésped para leerse sin conexión, junto con los pasos que marca. La página de la guía no lee ni escribe cookies.',
        ],
      },
      {
        title: 'Pagos',
        paragraphs: [
          'La página de cobro es del procesador de pagos y tiene sus propias cookies, que explica en su aviso.',
        ],
      },
    ],
  }),
  en: ({ productName }) => ({
    title: 'Cookies',
    intro: `${productName} uses only the cookies it needs to work. There is no advertising and no analytics, and so there is no banner to close.`,
    chapters: [
      {
        title: 'Session',
        paragraphs: [
          'When you log in we keep a cookie that no script in the page can read. It tells us that you are you. It goes when you log out.',
          'When you create an account, zaguan.sign_up remembers for a day that it was in this browser, to confirm your e-mail without asking for the password again. If you open the link to a new e-mail before you log in, zaguan.new_email remembers for 15 minutes what you were about to do.',
        ],
      },
      {
        title: 'Language',
        paragraphs: [
          'zaguan_lang remembers whether you chose Spanish or English. It lasts a year.',
        ],
      },
      {
        title: 'In your browser, not cookies',
        paragraphs: [
          'The editor keeps a draft of what you write on your device, so that an unexpected close costs you nothing. It goes when you save or log out.',
          'An opened guide is kept on the guest’s phone to be read without a connection, with the steps they tick. The guide’s page neither reads nor writes cookies.',
        ],
      },
      {
        title: 'Payments',
        paragraphs: [
          'The checkout page belongs to the payment processor and has cookies of its own, explained in its notice.',
        ],
      },
    ],
  }),
}
