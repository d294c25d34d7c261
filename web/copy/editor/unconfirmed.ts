import { defineCopy } from '#web/copy/define-copy.ts'

/** What nobody has confirmed yet: its marks in the editor, and the question before a guide is published. */
export const unconfirmedCopy = defineCopy({
  waits: ['Sin confirmar', 'Not confirmed'],
  hidden: [
    'Sin confirmar: tus huéspedes todavía no lo ven',
    'Not confirmed: your guests do not see it yet',
  ],
  right: ['Sí, es correcto', 'Yes, that is right'],
  confirm: ['Confirmar', 'Confirm'],
  confirmOf: [(name: string) => `Confirmar: ${name}`, (name: string) => `Confirm: ${name}`],
  confirmed: ['Confirmado.', 'Confirmed.'],
  undo: ['Deshacer', 'Undo'],
  tab: [
    (count: number) => (count === 1 ? '1 dato sin confirmar' : `${count} datos sin confirmar`),
    (count: number) => (count === 1 ? '1 fact not confirmed' : `${count} facts not confirmed`),
  ],
  tabHint: [
    'Llevan un punto. Corrige lo que no sea cierto en tu casa; toca el punto de lo que sí, o confirma todo al final.',
    'They have a dot. Change what is not true of your home; press the dot of what is, or confirm all at the end.',
  ],
  wholeTab: ['Confirmar esta sección', 'Confirm this section'],
  tabConfirmed: ['Confirmaste toda la sección.', 'You confirmed the whole section.'],
  publish: {
    title: ['¿Es cierto en tu casa?', 'Is this true of your home?'],
    lead: [
      'Nadie ha confirmado estos datos. Lo que no confirmes no lo ven tus huéspedes.',
      'Nobody has confirmed these facts. Your guests do not see what you do not confirm.',
    ],
    all: ['Sí, todo es correcto', 'Yes, all of it is right'],
    list: ['Datos sin confirmar', 'Facts that are not confirmed'],
    edit: ['Corregir', 'Change'],
    editOf: [(label: string) => `Corregir: ${label}`, (label: string) => `Change: ${label}`],
    rightOf: [
      (label: string) => `Sí, es correcto: ${label}`,
      (label: string) => `Yes, that is right: ${label}`,
    ],
    confirm: ['Publicar', 'Publish'],
    without: [
      (count: number) =>
        count === 1 ? 'Publicar y ocultar 1 dato' : `Publicar y ocultar ${count} datos`,
      (count: number) =>
        count === 1 ? 'Publish and hide 1 fact' : `Publish and hide ${count} facts`,
    ],
    cancel: ['Todavía no', 'Not yet'],
    close: ['Cerrar', 'Close'],
  },
})
