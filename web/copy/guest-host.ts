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
    scan: 'Scan to open your guide',
    guideCode: 'Code of the guide',
    wifi: 'Wi-Fi',
    wifiCode: (network: string) => `Wi-Fi code for ${network}`,
    network: 'Network',
    password: 'Password',
  },
})
