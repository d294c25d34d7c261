import { defineCopy } from '#web/copy/define-copy.ts'

/** What nobody has confirmed yet: its marks in the editor. */
export const unconfirmedCopy = defineCopy({
  waits: ['Sin confirmar', 'Not confirmed'],
  hidden: [
    'Sin confirmar: tus huéspedes todavía no lo ven',
    'Not confirmed: your guests do not see it yet',
  ],
  right: ['Sí, es correcto', 'Yes, that is right'],
  confirm: ['Confirmar', 'Confirm'],
  confirmOf: ['Confirmar: {name}', 'Confirm: {name}'],
  confirmed: ['Confirmado.', 'Confirmed.'],
  undo: ['Deshacer', 'Undo'],
  tab: ['{count} dato|datos sin confirmar', '{count} fact|facts not confirmed'],
  tabHint: [
    'Llevan un punto. Corrige lo que no sea cierto en tu casa; toca el punto de lo que sí, o confirma toda la sección con el botón de abajo.',
    'They have a dot. Change what is not true of your home; press the dot of what is, or confirm the whole section with the button below.',
  ],
  wholeTab: ['Confirmar esta sección', 'Confirm this section'],
  tabConfirmed: ['Confirmaste toda la sección.', 'You confirmed the whole section.'],
})
