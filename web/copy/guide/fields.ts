import { defineCopy } from '#web/copy/define-copy.ts'

/** Of fields in general. */
export const fieldsCopy = defineCopy({
  counter: ['{used} / {max}', '{used} / {max}'],
  leftEmpty: [
    'Si lo dejas vacío, tus huéspedes leerán «{value}».',
    'Left empty, your guests will read “{value}”.',
  ],
  more: ['Más: {what}', 'More: {what}'],
  less: ['Menos: {what}', 'Fewer: {what}'],
  inner: ['Identificador interno', 'Internal id'],
  stayOnly: ['Solo con reservación', 'Only with a reservation'],
  lock: ['Mostrar solo con reservación', 'Show only with a reservation'],
  unlock: ['Mostrar a cualquiera con el enlace', 'Show to anyone with the link'],
})
