const words: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'cero zero',
    'un una uno one',
    'dos two',
    'tres three',
    'cuatro four',
    'cinco five',
    'seis six',
    'siete seven',
    'ocho eight',
    'nueve nine',
    'diez ten',
    'once eleven',
    'doce twelve',
    'trece thirteen',
    'catorce fourteen',
    'quince fifteen',
    'dieciseis sixteen',
  ].flatMap((names, number) => names.split(' ').map((name) => [name, number])),
)

/** The number a word says, in figures or in letters. */
export function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (/^\d{1,3}$/.test(word)) return Number(word)
  return Object.hasOwn(words, word) ? words[word] : undefined
}
