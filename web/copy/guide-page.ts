import { defineCopy } from './define-copy.ts'

export const guidePageCopy = defineCopy({
  back: ['Volver a tus guías', 'Back to your guides'],
  suspended: [
    'Suspendimos esta guía: tus huéspedes no pueden abrirla. El motivo está en tu panel.',
    'We suspended this guide: your guests cannot open it. The reason is on your dashboard.',
  ],
})

export const downloadsCopy = defineCopy({
  title: ['La guía no se descargó', 'The guide was not downloaded'],
  untouched: ['Tu guía sigue como estaba.', 'Your guide is as it was.'],
})
