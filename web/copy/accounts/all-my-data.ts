import { defineCopy } from '#web/copy/define-copy.ts'

export const allMyDataCopy = defineCopy({
  title: ['Todos mis datos', 'All my data'],
  intro: [
    'Un archivo con todas tus guías (también como páginas que abren sin conexión), fotos, reservaciones, tu cuenta y los números de tus facturas. Te avisamos por correo cuando esté listo.',
    'One file with all your guides (also as pages that open offline), photos, stays, your account and the numbers of your invoices. We e-mail you when it is ready.',
  ],
  ask: ['Preparar mi archivo', 'Prepare my file'],
  askAgain: ['Intentar de nuevo', 'Try again'],
  progress: ['Avance de tu archivo', 'Progress of your file'],
  asked: [
    'Lo pediste. Empezamos en un momento; puedes cerrar esta página.',
    'You asked for it. We start in a moment; you can close this page.',
  ],
  running: [
    (done: number, of: number) =>
      of === 0
        ? 'Juntando los datos de tu cuenta. Puedes cerrar esta página.'
        : `Vamos en la guía ${Math.min(done + 1, of)} de ${of}. Puedes cerrar esta página.`,
    (done: number, of: number) =>
      of === 0
        ? 'Gathering the facts of your account. You can close this page.'
        : `We are at guide ${Math.min(done + 1, of)} of ${of}. You can close this page.`,
  ],
  failed: [
    'No pudimos juntar tus datos. Tus guías siguen como estaban; vuelve a pedir el archivo, y si falla otra vez escribe a soporte.',
    'We could not gather your data. Your guides are as they were; ask for the file again, and write to support if it fails once more.',
  ],
  ready: [
    'Tu archivo zip de {megabytes} MB está listo. Puedes bajarlo hasta el {until}, hora del centro de México; después se borra.',
    'Your zip file of {megabytes} MB is ready. You can download it until {until}, central Mexico time; then it is deleted.',
  ],
  download: ['Bajar mis datos', 'Download my data'],
  safe: [
    'Guárdalo en un lugar seguro: tiene los códigos de tus puertas.',
    'Keep it in a safe place: the codes of your doors are in it.',
  ],
  pageTitle: ['Tus datos', 'Your data'],
  gone: [
    'Este archivo no está. Cada uno dura un día; en la configuración puedes pedir otro.',
    'This file is not there. Each one lasts a day; you can ask for another one in the settings.',
  ],
  goneTitle: ['No encontramos este archivo', 'We did not find this file'],
  toSettings: ['Abrir la configuración', 'Open the settings'],
})
