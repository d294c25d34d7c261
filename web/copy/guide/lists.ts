import { defineCopy } from '#web/copy/define-copy.ts'

/** Of lists in general. */
export const listsCopy = defineCopy({
  remove: [
    (entry: string, at: number) => `Quitar ${entry.toLowerCase()} ${at}`,
    (entry: string, at: number) => `Remove ${entry.toLowerCase()} ${at}`,
  ],
  removed: [(entry: string) => `${entry}: se quitó.`, (entry: string) => `${entry}: removed.`],
  undo: ['Deshacer', 'Undo'],
  link: {
    copy: ['Copiar su enlace', 'Copy its link'],
    copied: ['Enlace copiado', 'Link copied'],
    failed: ['No se copió', 'Not copied'],
  },
  numbered: [
    (entry: string, at: number) => `${entry} ${at}`,
    (entry: string, at: number) => `${entry} ${at}`,
  ],
  open: ['Abrir', 'Open'],
  fold: ['Plegar', 'Fold'],
  full: [(max: number) => `Máximo ${max}`, (max: number) => `At most ${max}`],
  drag: {
    handle: [
      (entry: string, at: number) => `Mover ${entry.toLowerCase()} ${at}`,
      (entry: string, at: number) => `Move ${entry.toLowerCase()} ${at}`,
    ],
    instructions: [
      'Pulsa espacio o Intro para levantar el elemento, las flechas para moverlo, espacio o Intro para soltarlo y Escape para cancelar.',
      'Press space or Enter to lift the entry, the arrow keys to move it, space or Enter to drop it, and Escape to cancel.',
    ],
    lifted: [
      (at: number, of: number) => `Levantado: posición ${at} de ${of}.`,
      (at: number, of: number) => `Lifted: position ${at} of ${of}.`,
    ],
    moved: [
      (at: number, of: number) => `Ahora en la posición ${at} de ${of}.`,
      (at: number, of: number) => `Now at position ${at} of ${of}.`,
    ],
    dropped: [
      (at: number, of: number) => `Soltado en la posición ${at} de ${of}.`,
      (at: number, of: number) => `Dropped at position ${at} of ${of}.`,
    ],
    cancelled: [
      'Movimiento cancelado: quedó donde estaba.',
      'Move cancelled: it is back where it was.',
    ],
  },
})
