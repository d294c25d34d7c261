import { defineCopy } from './define-copy.ts'

/** What every page about one of a host's guides says. */
export const guidePageCopy = defineCopy({
  back: ['Volver a tus guías', 'Back to your guides'],
  suspended: [
    'Suspendimos esta guía: tus huéspedes no pueden abrirla. El motivo está en tu panel.',
    'We suspended this guide: your guests cannot open it. The reason is on your dashboard.',
  ],
})
