import { defineCopy } from '#web/copy/define-copy.ts'

export const guestGuidePageCopy = defineCopy({
  es: {
    title: 'Guía para huéspedes',
    description: 'Cómo se usa una guía de bienvenida, con un ejemplo que puedes tocar.',
    intro:
      '¿Te mandaron un enlace? Ahí está todo lo de la casa. Pruébalo con esta guía de ejemplo.',
    steps: [
      [
        'Abre el enlace',
        'En el teléfono o en la computadora. No hay que registrarse ni descargar nada.',
      ],
      ['Conéctate', 'El Wi-Fi está arriba: toca «Copiar» o escanea el código desde otro equipo.'],
      ['Encuentra', 'Usa el menú o la lupa; escribe lo que buscas: «toallas», «gas», «tacos».'],
      [
        'Guárdala',
        'Ya quedó en tu teléfono: ábrela sin señal. También puedes ponerla en tu pantalla de inicio.',
      ],
      [
        'Si algo pasa',
        'El botón de emergencia muestra el 911, los contactos y la dirección exacta.',
      ],
    ],
    frameTitle: 'Guía de ejemplo: Casa Jacaranda',
    open: 'Abrir en pantalla completa',
  },
  en: {
    title: 'Guest guide',
    description: 'How a welcome guide works, with an example you can touch.',
    intro: 'Did you get a link? Everything about the home is there. Try it with this sample guide.',
    steps: [
      ['Open the link', 'On a phone or a computer. Nothing to sign up for, nothing to install.'],
      ['Get online', 'The Wi-Fi is at the top: tap “Copy” or scan the code from another device.'],
      [
        'Find things',
        'Use the menu or the magnifying glass and type what you need: “towels”, “gas”, “tacos”.',
      ],
      [
        'Keep it',
        'It is already on your phone: open it without a signal. You can add it to your home screen too.',
      ],
      [
        'If something happens',
        'The emergency button shows 911, the contacts and the exact address.',
      ],
    ],
    frameTitle: 'Sample guide: Casa Jacaranda',
    open: 'Open full screen',
  },
})
