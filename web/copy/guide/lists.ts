import { defineCopy } from '#web/copy/define-copy.ts'

/** Of lists in general. */
export const listsCopy = defineCopy({
  options: ['Opciones: {entry}', 'Options: {entry}'],
  photos: ['Agregar fotos', 'Add photos'],
  video: ['Agregar un video', 'Add a video'],
  up: ['Subir', 'Move up'],
  down: ['Bajar', 'Move down'],
  moved: ['Ahora en el lugar {at} de {of}.', 'Now number {at} of {of}.'],
  remove: ['Eliminar', 'Delete'],
  removed: ['{entry}: se quitó.', '{entry}: removed.'],
  undo: ['Deshacer', 'Undo'],
  link: {
    copy: ['Copiar su enlace', 'Copy its link'],
    copied: ['Enlace copiado', 'Link copied'],
    failed: ['No se copió', 'Not copied'],
  },
  numbered: ['{entry} {at}', '{entry} {at}'],
  full: ['Máximo {max}', 'At most {max}'],
})
