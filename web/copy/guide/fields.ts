import { defineCopy } from '#web/copy/define-copy.ts'

/** Of fields in general. */
export const fieldsCopy = defineCopy({
  counter: [
    (used: number, max: number) => `${used} / ${max}`,
    (used: number, max: number) => `${used} / ${max}`,
  ],
  leftEmpty: [
    (value: string | number) => `Si lo dejas vacío, tus huéspedes leerán «${value}».`,
    (value: string | number) => `Left empty, your guests will read “${value}”.`,
  ],
  more: [(what: string) => `Más: ${what}`, (what: string) => `More: ${what}`],
  less: [(what: string) => `Menos: ${what}`, (what: string) => `Fewer: ${what}`],
  inner: ['Identificador interno', 'Internal id'],
  stayOnly: ['Solo con el enlace de la reservación', 'Only on the reservation’s link'],
  stayOnlyHint: ['En el enlace general no aparece.', 'It never shows on the general one.'],
  withLink: ['Con el enlace', 'With the link'],
  lock: ['Mostrar solo con el enlace de la reservación', 'Show only on the reservation’s link'],
})
