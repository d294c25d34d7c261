import { defineCopy } from './define-copy.ts'

/** What a guide was before, and the way back. */
export const versionsCopy = defineCopy({
  es: {
    title: 'Versiones anteriores',
    titleOf: (name: string) => `Versiones anteriores de ${name}`,
    back: 'Volver a tus guías',
    all: 'Todas las versiones',
    lead: 'Cada vez que guardas un cambio, se conserva lo que había antes: las últimas cien veces. Lo que guardas en los mismos diez minutos cuenta como un cambio.',
    list: 'Versiones',
    now: 'Como está ahora',
    before: (sections: string) => `Antes de cambiar ${sections}`,
    until: (when: string) => `Hasta el ${when}`,
    empty: {
      title: 'Todavía no hay versiones',
      lead: 'Aparecen aquí en cuanto guardes un cambio en esta guía.',
    },
    chosen: (when: string) => `Como estaba hasta el ${when}`,
    differences: (count: number) =>
      count === 1
        ? '1 diferencia con la guía de ahora'
        : `${count} diferencias con la guía de ahora`,
    same: 'Dice lo mismo que la guía de ahora.',
    atThatTime: 'Entonces',
    today: 'Ahora',
    asSeen: 'Así la veían tus huéspedes',
    restore: 'Volver a esta versión',
    ask: {
      title: '¿Volver a esta versión?',
      lead: 'Lo que dice la guía ahora se conserva como otra versión: puedes regresar. Si está publicada, tus huéspedes la ven al instante. Lo que pusiste solo para reservaciones sigue así.',
      confirm: 'Sí, volver',
      cancel: 'Dejarla como está',
    },
    restored: 'Listo: la guía vuelve a decir lo de esta versión. Lo que había está en la lista.',
    stale: 'Alguien guardó esta guía mientras la mirabas. Mira otra vez las diferencias y decide.',
    failed: 'No pudimos cargar las versiones. No se perdió nada.',
    retry: 'Intentar de nuevo',
  },
  en: {
    title: 'Earlier versions',
    titleOf: (name: string) => `Earlier versions of ${name}`,
    back: 'Back to your guides',
    all: 'All versions',
    lead: 'Each time you save a change, what stood there before is kept: the last hundred times. What you save within the same ten minutes counts as one change.',
    list: 'Versions',
    now: 'As it is now',
    before: (sections: string) => `Before ${sections} changed`,
    until: (when: string) => `Until ${when}`,
    empty: {
      title: 'No versions yet',
      lead: 'They appear here as soon as you save a change in this guide.',
    },
    chosen: (when: string) => `As it was until ${when}`,
    differences: (count: number) =>
      count === 1
        ? '1 difference from the guide of now'
        : `${count} differences from the guide of now`,
    same: 'It says the same as the guide of now.',
    atThatTime: 'Then',
    today: 'Now',
    asSeen: 'What your guests saw',
    restore: 'Go back to this version',
    ask: {
      title: 'Go back to this version?',
      lead: 'What the guide says now is kept as another version: you can return. If it is published, your guests see it at once. What you put on reservations’ links only stays there.',
      confirm: 'Yes, go back',
      cancel: 'Leave it as it is',
    },
    restored: 'Done: the guide says what this version said. What stood there is in the list.',
    stale:
      'Somebody saved this guide while you were looking. Look at the differences again and decide.',
    failed: 'We could not load the versions. Nothing was lost.',
    retry: 'Try again',
  },
})
