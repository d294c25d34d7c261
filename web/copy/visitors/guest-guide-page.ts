import { defineCopy } from '#web/copy/define-copy.ts'

export const guestGuidePageCopy = defineCopy({
  title: ['Guía para huéspedes', 'Guest guide'],
  description: [
    'Cómo se usa una guía de bienvenida, con un ejemplo que puedes tocar.',
    'How a welcome guide works, with an example you can touch.',
  ],
  intro: [
    '¿Te mandaron un enlace? Ahí está todo lo de la casa. Pruébalo con esta guía de ejemplo.',
    'Did you get a link? Everything about the home is there. Try it with this sample guide.',
  ],
  steps: [
    [
      ['Abre el enlace', 'Open the link'],
      [
        'En el teléfono o en la computadora. No hay que registrarse ni descargar nada.',
        'On a phone or a computer. Nothing to sign up for, nothing to install.',
      ],
    ],
    [
      ['Conéctate', 'Get online'],
      [
        'El Wi-Fi está arriba: toca «Copiar» o escanea el código desde otro dispositivo.',
        'The Wi-Fi is at the top: tap “Copy” or scan the code from another device.',
      ],
    ],
    [
      ['Encuentra', 'Find things'],
      [
        'Usa el menú o la lupa; escribe lo que buscas: «toallas», «gas», «basura».',
        'Use the menu or the magnifying glass and type what you need: “towels”, “gas”, “trash”.',
      ],
    ],
    [
      ['Guárdala', 'Keep it'],
      [
        'Ya quedó en tu teléfono: ábrela sin señal. También puedes ponerla en tu pantalla de inicio.',
        'It is already on your phone: open it without a signal. You can add it to your home screen too.',
      ],
    ],
    [
      ['Si algo pasa', 'If something happens'],
      [
        'El botón de emergencia muestra el 911, los contactos y la dirección exacta.',
        'The emergency button shows 911, the contacts and the exact address.',
      ],
    ],
  ],
  frameTitle: ['Guía de ejemplo: Casa Jacaranda', 'Sample guide: Casa Jacaranda'],
  open: ['Abrir en pantalla completa', 'Open full screen'],
})
