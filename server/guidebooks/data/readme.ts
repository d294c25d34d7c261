import type { Locale } from '#domain/values/locale.ts'

type Names = { productName: string; madeAt: Date }

/** What is what in the file of all data, in the language of its host. */
export function readmeOf(locale: Locale, names: Names) {
  return `${readmes[locale](names).join('\n')}\n`
}

const readmes: Record<Locale, (names: Names) => string[]> = {
  es: ({ productName, madeAt }) => [
    `Todos mis datos en ${productName}, como estaban el ${dayOf(madeAt)} (UTC).`,
    '',
    'account.json   Tu cuenta: correo, nombre, idioma y fechas.',
    'invoices.json  Tus suscripciones y el número de cada factura; null si quien cobra no contestó.',
    'guides/        Una carpeta por guía:',
    '  guide.json   Todo lo que escribiste, también lo que es solo para huéspedes con estancia.',
    '               Con este archivo y las fotos puedes traer la guía de vuelta:',
    '               comprime la carpeta de esa guía e importa el zip.',
    '  photos/      Las fotos, en el tamaño en que se guardan.',
    '  site/        La guía como la ven tus huéspedes: abre index.html con doble clic,',
    '               funciona sin conexión. Sin lo que es solo para huéspedes con estancia.',
    '  stays.json   Las estancias, sin sus enlaces.',
    '',
    'No están aquí: contraseñas, llaves de acceso ni sesiones.',
    'Guarda este archivo en un lugar seguro: tiene los códigos de tus puertas.',
  ],
  en: ({ productName, madeAt }) => [
    `All my data at ${productName}, as they were on ${dayOf(madeAt)} (UTC).`,
    '',
    'account.json   Your account: e-mail, name, language and dates.',
    'invoices.json  Your subscriptions and the number of each invoice; null if the payment provider did not answer.',
    'guides/        One folder for each guide:',
    '  guide.json   All that you wrote, also what is only for guests with a stay.',
    '               With this file and the photos you can bring the guide back:',
    '               zip the folder of that guide and import the zip.',
    '  photos/      The photos, in the size they are kept in.',
    '  site/        The guide as your guests see it: open index.html with a double click,',
    '               it works offline. Without what is only for guests with a stay.',
    '  stays.json   The stays, without their links.',
    '',
    'Not in here: passwords, passkeys or sessions.',
    'Keep this file in a safe place: the codes of your doors are in it.',
  ],
}

function dayOf(moment: Date) {
  return moment.toISOString().slice(0, 16).replace('T', ' ')
}
