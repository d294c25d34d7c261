import { defineCopy } from './define-copy.ts'

export const versionsCopy = defineCopy({
  title: ['Versiones anteriores', 'Earlier versions'],
  titleOf: ['Versiones anteriores de {name}', 'Earlier versions of {name}'],
  all: ['Todas las versiones', 'All versions'],
  lead: [
    'Cada vez que guardas un cambio, se conserva lo que había antes: las últimas cien veces, o menos si tu guía es muy grande. Lo que guardas en los mismos diez minutos cuenta como un cambio, salvo que publiques entretanto.',
    'Each time you save a change, we keep what your guide said before: the last hundred times, or fewer if your guide is very large. What you save within the same ten minutes counts as one change, unless you publish in between.',
  ],
  list: ['Versiones', 'Versions'],
  before: ['Antes del cambio del {when}', 'Before the change of {when}'],
  empty: {
    title: ['Todavía no hay versiones', 'No versions yet'],
    lead: [
      'Aparecen aquí en cuanto guardes un cambio en esta guía.',
      'They appear here as soon as you save a change in this guide.',
    ],
  },
  chosen: ['Como estaba antes del cambio del {when}', 'As it was before the change of {when}'],
  differences: [
    '{count} diferencia|diferencias con tu guía actual',
    '{count} difference|differences from your current guide',
  ],
  same: ['Dice lo mismo que tu guía actual.', 'It says the same as your current guide.'],
  atThatTime: ['Entonces', 'Then'],
  today: ['Ahora', 'Now'],
  asSeen: ['Así la verían tus huéspedes', 'As your guests would see it'],
  restore: ['Volver a esta versión', 'Go back to this version'],
  ask: {
    title: ['¿Volver a esta versión?', 'Go back to this version?'],
    lead: [
      'Lo que dice la guía ahora se conserva como otra versión: puedes regresar. Si está publicada, tus huéspedes la ven al instante. Lo que pusiste solo para reservaciones sigue así.',
      'What the guide says now is kept as another version: you can return. If it is published, your guests see it at once. What you show only with a stay stays that way.',
    ],
    confirm: ['Sí, volver', 'Yes, go back'],
    confirmAll: ['Sí a todo y volver', 'Yes to all, go back'],
    cancel: ['Dejarla como está', 'Leave it as it is'],
  },
  restored: [
    'Listo: la guía vuelve a decir lo de esta versión. Lo que había está en la lista.',
    'Done: the guide says what this version said. What it said before is in the list.',
  ],
  stale: [
    'Alguien guardó esta guía mientras la mirabas. Mira otra vez las diferencias y decide.',
    'Somebody saved this guide while you were looking. Look at the differences again and decide.',
  ],
  gone: [
    'Esa versión ya no se conserva. Elige otra de la lista.',
    'That version is no longer kept. Choose another from the list.',
  ],
  failed: [
    'No pudimos cargar las versiones. No se perdió nada.',
    'We could not load the versions. Nothing was lost.',
  ],
})
