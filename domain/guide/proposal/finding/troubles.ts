import { fold } from '#domain/guide/proposal/reading/tokens.ts'

/** What may go wrong: each is an entry of its own. */
const troubles = [
  /\b(?:gas|huele)/,
  /llave(?:s)? de (?:paso|corte)|shut ?-?off|stop ?cock|water (?:main|valve)|valvula/,
  /\b(?:se toma|tom(?:ar|en|es) |beb|drink|potable|garraf|bottled|purific|from the tap)/,
  /breaker|\bfus[ei]|pastillas|centro de carga|tablero|electric|interruptor|power|la luz|apagon|termica|disyuntor|switchboard|fuse ?board/,
  /sism|tembl|tiembl|terremoto|earthquake/,
  /huracan|hurricane|ciclon/,
  /exting|extint|matafuego|incendio|fuego|\bfire\b/,
  /smoke|humo|monox/,
  /linterna|flashlight|lamparas? de mano/,
  /alacran|scorpion/,
  /snake|serpiente|vibora/,
  /corriente|rip current/,
  /flood|inund/,
  /botiq|first aid/,
]

/** Which of them some words tell of. */
export function troublesIn(words: string): number[] {
  const plain = fold(words)
  return troubles.flatMap((trouble, at) => (trouble.test(plain) ? [at] : []))
}
