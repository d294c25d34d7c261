import { defineCopy } from './define-copy.ts'

/** The host's look at the guest's screen. */
export const previewCopy = defineCopy({
  es: {
    title: 'Vista previa',
    titleOf: (name: string) => `Vista previa de ${name}`,
    loading: 'Cargando tu guía...',
    needsScript: 'Para ver tu guía aquí, activa JavaScript en el navegador.',
    retry: 'Intentar de nuevo',
    close: 'Cerrar',
    screen: 'Pantalla',
    phone: 'Teléfono',
    computer: 'Computadora',
    link: 'Enlace',
    generalLink: 'Enlace general',
    stayLink: 'Con reservación',
    note: 'Esta es la vista de tus huéspedes.',
    poster: 'Póster',
  },
  en: {
    title: 'Preview',
    titleOf: (name: string) => `Preview of ${name}`,
    loading: 'Loading your guide...',
    needsScript: 'To see your guide here, turn on JavaScript in the browser.',
    retry: 'Try again',
    close: 'Close',
    screen: 'Screen',
    phone: 'Phone',
    computer: 'Computer',
    link: 'Link',
    generalLink: 'General link',
    stayLink: 'On a stay',
    note: 'This is the guest view: what your guests see.',
    poster: 'Poster',
  },
})

/** The sheet for the fridge: what the host reads around it, and what guests read on it, in both languages. */
export const posterCopy = defineCopy({
  es: {
    title: 'Póster de la guía',
    back: 'Volver a tus guías',
    print: 'Imprimir',
    hint: 'Imprímelo en A4 o A5, o guárdalo como PDF desde la ventana de impresión.',
    withWifi: 'Incluir el Wi-Fi',
    draft: 'Esta guía aún no está publicada: el código funcionará cuando la publiques.',
    suspended:
      'Suspendimos esta guía: tus huéspedes no pueden abrirla. El motivo está en tu panel.',
    scan: 'Escanea y abre tu guía',
    guideCode: 'Código de la guía',
    wifi: 'Wi-Fi',
    wifiCode: (network: string) => `Código Wi-Fi de ${network}`,
    network: 'Red',
    password: 'Contraseña',
  },
  en: {
    title: 'Guide poster',
    back: 'Back to your guides',
    print: 'Print',
    hint: 'Print it on A4 or A5, or save it as a PDF from the print window.',
    withWifi: 'Include the Wi-Fi',
    draft: 'This guide is not published yet: the code will work once you publish it.',
    suspended:
      'We suspended this guide: your guests cannot open it. The reason is on your dashboard.',
    scan: 'Scan to open your guide',
    guideCode: 'Code of the guide',
    wifi: 'Wi-Fi',
    wifiCode: (network: string) => `Wi-Fi code for ${network}`,
    network: 'Network',
    password: 'Password',
  },
})

/** Small labels for the house, each with a code that opens one card, and the links of all cards. */
export const labelsCopy = defineCopy({
  es: {
    title: 'Etiquetas y enlaces',
    titleOf: (name: string) => `Etiquetas y enlaces de ${name}`,
    back: 'Volver a tus guías',
    print: (count: number) => (count === 1 ? 'Imprimir 1 etiqueta' : `Imprimir ${count} etiquetas`),
    hint: 'Cada etiqueta abre la guía justo donde hace falta: la estufa, el boiler, la tele. Imprímelas en A4 o carta, o guárdalas como PDF desde la ventana de impresión.',
    draft: 'Esta guía aún no está publicada: los códigos funcionarán cuando la publiques.',
    suspended:
      'Suspendimos esta guía: tus huéspedes no pueden abrirla. El motivo está en tu panel.',
    all: 'Elegir todas',
    none: 'Quitar todas',
    copyLink: 'Copiar enlace',
    copyLinkOf: (title: string) => `Copiar enlace: ${title}`,
    copied: 'Copiado',
    copyFailed: 'No se copió',
    scan: 'Escanéame',
  },
  en: {
    title: 'Labels and links',
    titleOf: (name: string) => `Labels and links of ${name}`,
    back: 'Back to your guides',
    print: (count: number) => (count === 1 ? 'Print 1 label' : `Print ${count} labels`),
    hint: 'Each label opens the guide right where it is needed: the stove, the water heater, the TV. Print them on A4 or letter, or save them as a PDF from the print window.',
    draft: 'This guide is not published yet: the codes will work once you publish it.',
    suspended:
      'We suspended this guide: your guests cannot open it. The reason is on your dashboard.',
    all: 'Choose all',
    none: 'Choose none',
    copyLink: 'Copy link',
    copyLinkOf: (title: string) => `Copy link: ${title}`,
    copied: 'Copied',
    copyFailed: 'Not copied',
    scan: 'Scan me',
  },
})
