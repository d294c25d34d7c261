import { defineCopy } from '#web/copy/define-copy.ts'

/** Of lists in general. */
export const listsCopy = defineCopy({
  es: {
    remove: (entry: string, at: number) => `Quitar ${entry.toLowerCase()} ${at}`,
    removed: (entry: string) => `${entry}: se quitó.`,
    undo: 'Deshacer',
    link: { copy: 'Copiar su enlace', copied: 'Enlace copiado', failed: 'No se copió' },
    numbered: (entry: string, at: number) => `${entry} ${at}`,
    open: 'Abrir',
    fold: 'Plegar',
    full: (max: number) => `Máximo ${max}`,
    drag: {
      handle: (entry: string, at: number) => `Mover ${entry.toLowerCase()} ${at}`,
      instructions:
        'Pulsa espacio o Intro para levantar el elemento, las flechas para moverlo, espacio o Intro para soltarlo y Escape para cancelar.',
      lifted: (at: number, of: number) => `Levantado: posición ${at} de ${of}.`,
      moved: (at: number, of: number) => `Ahora en la posición ${at} de ${of}.`,
      dropped: (at: number, of: number) => `Soltado en la posición ${at} de ${of}.`,
      cancelled: 'Movimiento cancelado: quedó donde estaba.',
    },
  },
  en: {
    remove: (entry: string, at: number) => `Remove ${entry.toLowerCase()} ${at}`,
    removed: (entry: string) => `${entry}: removed.`,
    undo: 'Undo',
    link: { copy: 'Copy its link', copied: 'Link copied', failed: 'Not copied' },
    numbered: (entry: string, at: number) => `${entry} ${at}`,
    open: 'Open',
    fold: 'Fold',
    full: (max: number) => `At most ${max}`,
    drag: {
      handle: (entry: string, at: number) => `Move ${entry.toLowerCase()} ${at}`,
      instructions:
        'Press space or Enter to lift the entry, the arrow keys to move it, space or Enter to drop it, and Escape to cancel.',
      lifted: (at: number, of: number) => `Lifted: position ${at} of ${of}.`,
      moved: (at: number, of: number) => `Now at position ${at} of ${of}.`,
      dropped: (at: number, of: number) => `Dropped at position ${at} of ${of}.`,
      cancelled: 'Move cancelled: it is back where it was.',
    },
  },
})
