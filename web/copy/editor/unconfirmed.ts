import { defineCopy } from '#web/copy/define-copy.ts'

/** What nobody has confirmed yet: its marks in the editor, and the question before a guide is published. */
export const unconfirmedCopy = defineCopy({
  es: {
    waits: 'Sin confirmar',
    hidden: 'Sin confirmar: tus huéspedes todavía no lo ven',
    right: 'Sí, es correcto',
    confirmed: 'Confirmado.',
    undo: 'Deshacer',
    tab: (count: number) => (count === 1 ? '1 dato sin confirmar' : `${count} datos sin confirmar`),
    tabHint: 'Corrige lo que no sea cierto en tu casa y confirma el resto al final.',
    wholeTab: 'Confirmar esta sección',
    tabConfirmed: 'Confirmaste toda la sección.',
    publish: {
      title: '¿Es cierto en tu casa?',
      lead: 'Nadie ha confirmado estos datos. Lo que no confirmes no lo ven tus huéspedes.',
      all: 'Sí, todo es correcto',
      list: 'Datos sin confirmar',
      edit: 'Corregir',
      editOf: (label: string) => `Corregir: ${label}`,
      rightOf: (label: string) => `Sí, es correcto: ${label}`,
      confirm: 'Publicar',
      without: (count: number) =>
        count === 1 ? 'Publicar y ocultar 1 dato' : `Publicar y ocultar ${count} datos`,
      cancel: 'Todavía no',
      close: 'Cerrar',
    },
  },
  en: {
    waits: 'Not confirmed',
    hidden: 'Not confirmed: your guests do not see it yet',
    right: 'Yes, that is right',
    confirmed: 'Confirmed.',
    undo: 'Undo',
    tab: (count: number) => (count === 1 ? '1 fact not confirmed' : `${count} facts not confirmed`),
    tabHint: 'Change what is not true of your home, and confirm the rest at the end.',
    wholeTab: 'Confirm this section',
    tabConfirmed: 'You confirmed the whole section.',
    publish: {
      title: 'Is this true of your home?',
      lead: 'Nobody has confirmed these facts. Your guests do not see what you do not confirm.',
      all: 'Yes, all of it is right',
      list: 'Facts that are not confirmed',
      edit: 'Change',
      editOf: (label: string) => `Change: ${label}`,
      rightOf: (label: string) => `Yes, that is right: ${label}`,
      confirm: 'Publish',
      without: (count: number) =>
        count === 1 ? 'Publish and hide 1 fact' : `Publish and hide ${count} facts`,
      cancel: 'Not yet',
      close: 'Close',
    },
  },
})
