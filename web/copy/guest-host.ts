import { defineCopy } from './define-copy.ts'

export const previewCopy = defineCopy({
  title: ['Vista previa', 'Preview'],
  titleOf: ['Vista previa de {name}', 'Preview of {name}'],
  loading: ['Cargando tu guía...', 'Loading your guide...'],
  needsScript: [
    'Para ver tu guía aquí, activa JavaScript en el navegador.',
    'To see your guide here, turn on JavaScript in the browser.',
  ],
  screen: ['Pantalla', 'Screen'],
  phone: ['Teléfono', 'Phone'],
  computer: ['Computadora', 'Computer'],
  link: ['Enlace', 'Link'],
  generalLink: ['Enlace general', 'General link'],
  stayLink: ['Con reservación', 'With a stay'],
  note: ['Esta es la vista de tus huéspedes.', 'This is the guest view: what your guests see.'],
  poster: ['Cartel', 'Poster'],
})

/** The sheet for the fridge: what the host reads around it, and what guests read on it, in both languages. */
export const posterCopy = defineCopy({
  title: ['Cartel de la guía', 'Guide poster'],
  print: ['Imprimir', 'Print'],
  hint: [
    'Imprímelo, o guárdalo como PDF desde la ventana de impresión.',
    'Print it, or save it as a PDF from the print window.',
  ],
  paper: ['Hoja', 'Paper'],
  papers: { letter: ['Carta', 'Letter'], a4: ['A4', 'A4'] },
  withWifi: ['Incluir el Wi-Fi', 'Include the Wi-Fi'],
  draft: [
    'Esta guía aún no está publicada: el código funcionará cuando la publiques.',
    'This guide is not published yet: the code will work once you publish it.',
  ],
  scan: ['Escanea y abre tu guía', 'Scan to open your guide'],
  guideCode: ['Código de la guía', 'Code of the guide'],
  wifi: ['Wi-Fi', 'Wi-Fi'],
  wifiCode: ['Código Wi-Fi de {network}', 'Wi-Fi code for {network}'],
  password: ['Contraseña', 'Password'],
  withStay: ['En el enlace de tu reservación', 'On your stay’s link'],
})

/** Small labels for the house, each with a code that opens one card, and the links of all cards. */
export const labelsCopy = defineCopy({
  title: ['Etiquetas y enlaces', 'Labels and links'],
  titleOf: ['Etiquetas y enlaces de {name}', 'Labels and links for {name}'],
  print: ['Imprimir {count} etiqueta|etiquetas', 'Print {count} label|labels'],
  hint: [
    'Cada etiqueta abre la guía justo donde hace falta: la estufa, el boiler, la tele. Imprímelas en carta o A4, o guárdalas como PDF desde la ventana de impresión.',
    'Each label opens the guide right where it is needed: the stove, the water heater, the TV. Print them on letter or A4, or save them as a PDF from the print window.',
  ],
  draft: [
    'Esta guía aún no está publicada: los códigos funcionarán cuando la publiques.',
    'This guide is not published yet: the codes will work once you publish it.',
  ],
  all: ['Elegir todas', 'Choose all'],
  none: ['Quitar todas', 'Choose none'],
  copyLink: ['Enlace', 'Link'],
  copyLinkOf: ['Copiar enlace: {title}', 'Copy link: {title}'],
  copied: ['Copiado', 'Copied'],
  copyFailed: ['No se copió', 'Not copied'],
  scan: ['Escanéame', 'Scan me'],
})
