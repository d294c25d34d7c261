import { defineCopy } from '#web/copy/define-copy.ts'

/** What nobody has confirmed yet: its marks in the editor. */
export const unconfirmedCopy = defineCopy({
  waits: ['Sin confirmar', 'Not confirmed'],
  hidden: [
    'Sin confirmar: tus huéspedes todavía no lo ven',
    'Not confirmed: your guests do not see it yet',
  ],
  right: ['Sí, es correcto', 'Yes, that is right'],
  confirmed: ['Confirmado.', 'Confirmed.'],
  undo: ['Deshacer', 'Undo'],
  tab: [
    (count: number) => (count === 1 ? '1 dato sin confirmar' : `${count} datos sin confirmar`),
    (count: number) => (count === 1 ? '1 fact not confirmed' : `${count} facts not confirmed`),
  ],
  tabHint: [
    'Corrige lo que no sea cierto en tu casa y confirma el resto al final.',
    'Change what is not true of your home, and confirm the rest at the end.',
  ],
  wholeTab: ['Confirmar esta sección', 'Confirm this section'],
  tabConfirmed: ['Confirmaste toda la sección.', 'You confirmed the whole section.'],
})
