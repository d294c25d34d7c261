import type { Token } from '#domain/guide/proposal/reading/tokens.ts'

const beforeColour: ReadonlySet<string> = new Set(
  'the a an is are big little bright with small large our and or dark flashes flash flashing blinks blink blinking turns turn turned glows glow goes lights light solid shows steady stays'.split(
    ' ',
  ),
)
const afterColour: ReadonlySet<string> = new Set(
  'light button lever handle valve knob switch door gate brick barn house roof box cooler line tape sign mark wine wagon truck bin can bucket'.split(
    ' ',
  ),
)

/** "Red" is a network in Spanish alone. */
export function withoutColour(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const [last = '', next = ''] = [tokens[at - 1]?.word, tokens[at + 1]?.word]
    return word !== 'red' || !(beforeColour.has(last) || afterColour.has(next))
  })
}
