import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { isMapsLink } from '#domain/values/links/maps-link.ts'
import type { Find } from './find.ts'
import { isPlaceTopic } from './topic-of.ts'
import { isAccount } from './wifi/accounts.ts'

const link = /https?:\/\/[^\s<>"“”|]{4,2000}|(?:maps\.app\.goo\.gl|goo\.gl\/maps)\/[\w-]{3,80}/gi
const mail = /^[^\s@]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$/

/** The map of the home. */
export function findMapsLinks(units: readonly Unit[]): Find[] {
  const finds: Find[] = []
  for (const unit of units) {
    const [first] = mapsLinksIn(unit.words)
    if (finds.length > 0 || !first || isOfPlace(unit, units)) continue
    const isAll = unit.words.length - first.length < 12
    finds.push({ fact: { kind: 'mapsLink', link: first }, units: [unit], sureness: 'sure', isAll })
  }
  return finds
}

function isOfPlace(unit: Unit, units: readonly Unit[]): boolean {
  if (unit.labelTopic === 'map' || unit.labelTopic === 'address') return false
  if (isPlaceTopic(unit.heading?.topic) || isPlaceTopic(unit.labelTopic) || isPlaceTopic(unit.sign))
    return true
  return units.some(
    (each) => each.line === unit.line && each.part < unit.part && isPlaceTopic(each.labelTopic),
  )
}

/** Links to a map, written as the form wants them. */
export function mapsLinksIn(words: string): string[] {
  if (!words.includes('/')) return []
  return Array.from(words.matchAll(link), ([found]) => settled(found)).filter(isMapsLink)
}

function settled(found: string): string {
  const whole = /^https?:/i.test(found) ? found : `https://${found}`
  const cut = whole.replace(/[.,;:!?)\]*]{1,4}$/, '')
  return cut
    .replace(
      /^https?:\/\/maps\.google\.([a-z.]{2,6})\/(?:maps)?\/?/i,
      'https://www.google.$1/maps/',
    )
    .replace(/^(https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/maps)\?/i, '$1/?')
}

/** Where the host is written to. */
export function findEmails(units: readonly Unit[]): Find[] {
  const finds: Find[] = []
  for (const unit of units) {
    if (unit.isGuest || finds.length > 0 || !unit.words.includes('@') || isAccount(unit)) continue
    const email = emailIn(unit.words)
    if (email && email.length <= 254)
      finds.push({ fact: { kind: 'email', email }, units: [unit], sureness: 'sure' })
  }
  return finds
}

function emailIn(words: string): string | undefined {
  const chunks = words.split(/[\s,;:<>()[\]"'|]/).map((chunk) => chunk.replace(/[.!?*]{1,3}$/, ''))
  return chunks.find((chunk) => mail.test(chunk))
}
