import { defineCopy } from '#web/copy/define-copy.ts'

/** Of fields in general. */
export const fieldsCopy = defineCopy({
  es: {
    counter: (used: number, max: number) => `${used} / ${max}`,
    leftEmpty: (value: string | number) => `Si lo dejas vacío, tus huéspedes leerán «${value}».`,
    more: (what: string) => `Más: ${what}`,
    less: (what: string) => `Menos: ${what}`,
    inner: 'Identificador interno',
    stayOnly: 'Solo con el enlace de la reservación',
    stayOnlyHint: 'En el enlace general no aparece.',
    withLink: 'Con el enlace',
    lock: 'Mostrar solo con el enlace de la reservación',
  },
  en: {
    counter: (used: number, max: number) => `${used} / ${max}`,
    leftEmpty: (value: string | number) => `Left empty, your guests will read “${value}”.`,
    more: (what: string) => `More: ${what}`,
    less: (what: string) => `Fewer: ${what}`,
    inner: 'Internal id',
    stayOnly: 'Only on the reservation’s link',
    stayOnlyHint: 'It never shows on the general one.',
    withLink: 'With the link',
    lock: 'Show only on the reservation’s link',
  },
})
