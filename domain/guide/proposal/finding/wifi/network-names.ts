import { bare, type Chunk } from '#domain/guide/proposal/finding/chunks.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { passwordMarks } from './wifi-words.ts'

export const networkMarks: ReadonlySet<string> = new Set(
  'red redes network networks ssid wifi internet nombre name called llama named user usuario conectense connect conectarse conectate join wireless busquen busca elijan elige seleccionen selecciona select choose pick'.split(
    ' ',
  ),
)

export const fillers: ReadonlySet<string> = new Set(
  'es is are son se llama llaman called named name nombre network red wifi wi fi internet de del la el the our your to a al our nuestra su tu ssid para for usuario user it its con with en this una password contrasena clave wifis called aparece como shows up as named: house home casa?'.split(
    ' ',
  ),
)

const stops: ReadonlySet<string> = new Set(
  'y and e con with la the clave password contrasena pass pw pwd contra key cuya su its whose es is que passcode user pswd todo all en in at for para'.split(
    ' ',
  ),
)

export function splitNames(network: string | undefined): {
  network: string | undefined
  others?: string[]
} {
  const parts = network?.split(/ (?:y|and|o|or|e|\/|&) /) ?? []
  if (parts.length < 2 || !parts.every((part) => looksNamed(bare(part)))) return { network }
  const [first = '', ...others] = parts.map(bare)
  return { network: first, others }
}

type About = { isAbout: boolean; secret: string | undefined }

export function networkIn(
  unit: Unit,
  chunks: readonly Chunk[],
  { isAbout, secret }: About,
): string | undefined {
  const quoted = /["“«]([^"“”«»]{2,63})["”»]/.exec(unit.words)
  const password = chunks.findIndex(({ word }) => passwordMarks.has(word))
  for (const [at, { word }] of chunks.entries()) {
    if (!networkMarks.has(word)) continue
    if (password >= 0 && at > password && at - password < 4 && !isAbout) continue
    const value = nameFrom(chunks, at + 1)
    if (!value) continue
    const [first = ''] = value.toLowerCase().split(' ')
    if (value !== secret && !notNames.has(first)) return value
  }
  const near = password > 0 ? nameRightBefore(chunks, password) : undefined
  if (near) return near
  if (isAbout && secret !== undefined && password > 0) return nameFrom(chunks, 0)
  return quoted?.[1] === secret ? undefined : quoted?.[1]
}

/** "Internet hay en toda la casa, busquen LUNA_5": the next word for it may be followed by its name. */
const notNames: ReadonlySet<string> = new Set(
  'hay esta llega funciona viene tenemos works there comes satelital gratis incluido incluida disponible available free included throughout everywhere reaches goes covers'.split(
    ' ',
  ),
)

const between: ReadonlySet<string> = new Set(
  'con with y and la the clave password e su its cuya whose'.split(' '),
)

/** "In the studio LUNA_2, password barro-22": what stands right before the password and is no word. */
function nameRightBefore(chunks: readonly Chunk[], password: number): string | undefined {
  let at = password - 1
  while (at >= 0 && (chunks[at]?.word === '' || between.has(chunks[at]?.word ?? ''))) at -= 1
  const name = bare(chunks[at]?.text ?? '')
  return name.length >= 3 && isNoWord(name) ? name : undefined
}

function isNoWord(name: string): boolean {
  return /[_\d]|\p{Ll}\p{Lu}|\p{Lu}-\p{Lu}/u.test(name) || /^\p{Lu}{4,}$/u.test(name)
}

function nameFrom(chunks: readonly Chunk[], from: number): string | undefined {
  let at = from
  while (at < chunks.length && (chunks[at]?.word === '' || fillers.has(chunks[at]?.word ?? '')))
    at += 1
  const parts: string[] = []
  for (const { text, word } of chunks.slice(at, at + 5)) {
    if (word === '' || stops.has(word) || passwordMarks.has(word)) break
    parts.push(text)
    if (/[,;:.)"”»]$/.test(text)) break
  }
  const value = bare(parts.join(' '))
  return value.length >= 2 && value.length <= 40 ? value : undefined
}

/** Whether words look like the name of a network rather than like words. */
export function looksNamed(text: string): boolean {
  return (
    /[_\d]|\p{Ll}\p{Lu}|\p{L}-\p{L}/u.test(text) ||
    (text.length >= 3 && text === text.toUpperCase()) ||
    /^\p{Lu}/u.test(text)
  )
}
