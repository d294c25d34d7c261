import { blankOf, saysNothing } from '#domain/guide/blanks.ts'
import { sharedTextOf } from '#domain/guide/copies/entries.ts'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { derivedId, idKeyOf, isEntryId, type MakeId } from '#domain/guide/entry-ids.ts'
import { open } from '#domain/guide/facts.ts'
import { entryAt, factsAt, fieldAt, type GuidebookForm, limitAt } from '#domain/guide/guide-form.ts'
import type { Suggestion } from '#domain/guide/reader/fact.ts'
import { switchOf } from '#domain/guide/seen.ts'
import {
  type JsonRecord,
  readList,
  readRecord,
  readText,
  valueAt,
  withValueAt,
} from '#domain/values/read-json.ts'
import { fold, isBlank } from '#domain/values/text.ts'
import { lockedWritesOf, type Write, writesOf } from './writes-of-fact.ts'

/** A suggestion, and whether its host takes it instead of the password or the code that the guide has. */
export type ToPlace = Suggestion & { isInstead?: boolean | undefined }

export type Placed = {
  form: GuidebookForm
  /** The texts that were written, by address: nobody has said yet that they are true. */
  texts: Readonly<Record<string, string>>
  /** What the form had no room for, or says otherwise already. */
  notPlaced: readonly Suggestion[]
  /** Whether one more would find its place beside them. */
  hasRoomFor: (suggestion: ToPlace) => boolean
}

/**
 * The form with the facts of some suggestions in it. What it said before stays; a suggestion has the same address each
 * time, so that leaving one out is placing the others again. A room takes its id from the first that stands in it: by its
 * name alone it would be the same in every guide.
 */
export function placeFacts(
  form: GuidebookForm,
  suggestions: readonly ToPlace[],
  makeId: MakeId,
): Placed {
  const { form: named } = giveIds(form, makeId)
  let state: Putting = { before: named, form: named, texts: {} }
  const notPlaced: Suggestion[] = []
  for (const suggestion of suggestions) {
    const next = place(state, suggestion, makeId)
    if (next) state = next
    else notPlaced.push(suggestion)
  }
  const { texts } = state
  // What guests are to call by is of no use where they are shown none of it.
  const isContact = (path: string) => switchOf(named, path) === 'welcome.contactInfoEnabled'
  const isHidden = Object.keys(texts).some(isContact)
  const filled = isHidden ? withValueAt(state.form, 'welcome.contactInfoEnabled', true) : state.form
  const hasRoomFor = (each: ToPlace) => place(state, each, makeId) !== undefined
  return { form: filled, texts, notPlaced, hasRoomFor }
}

function place(state: Putting, { id, fact, isSecret, isInstead }: ToPlace, makeId: MakeId) {
  const writes = isSecret ? lockedWritesOf(fact) : writesOf(fact)
  if (writes.length === 0) return undefined
  let next: Putting | undefined = { ...state, isInstead }
  for (const [index, write] of writes.entries()) {
    const isFirst = index === 0
    // Left-over words are named by where they stand, and so are those of the next text.
    const entryId = !isEntryId(id) ? makeId() : isFirst ? id : derivedId(`${id} ${index}`)
    next = next && put(next, write, entryId)
  }
  return next
}

type Putting = Pick<ToPlace, 'isInstead'> & {
  /** As the host had it. */
  before: GuidebookForm
  form: GuidebookForm
  texts: Readonly<Record<string, string>>
}

/** The form with that in it; undefined where it does not fit or something else stands there. */
function put(state: Putting, write: Write, id: string): Putting | undefined {
  if (write.to === 'fields') return putFields(state, write)
  if (write.to === 'text') return putText(state, write, id)
  return write.to === 'list' ? putEntry(state, write, id) : putFeature(state, write, id)
}

function putFields(state: Putting, { path, values }: Write & { to: 'fields' }) {
  const parts = readRecord(valueAt(state.form, path))
  const entries = Object.entries(values)
  if (entries.every(([key, value]) => parts[key] === value)) return state
  const said = entries.filter(([key]) => typeAt(`${path}.${key}`) !== 'enum')
  const isTaken = said.some(([key, value]) => isSaid(parts[key]) && parts[key] !== value)
  if (isTaken || !entries.every(([key, value]) => fits(`${path}.${key}`, value))) return undefined
  const texts = said.map(([key, value]) => [`${path}.${key}`, String(value)] as const)
  return written(state, path, { ...parts, ...values }, texts)
}

function putText(state: Putting, write: Write & { to: 'text' }, id: string) {
  const { path, words, further, lock, isExtra } = write
  const typed = typedAt(state.before, path)
  const now = typedAt(state.form, path)
  if (fold(now).includes(fold(words))) return state
  if (!isBlank(typed)) return isExtra ? state : undefined
  if (further && !isBlank(now)) return putEntry(state, further, id)
  const text = isBlank(now) ? words : `${now}\n${words}`
  const locked = lock ? { ...state, form: withValueAt(state.form, lock, true) } : state
  const asked = text === factsAt(path).guestsRead ? [] : ([[path, text]] as const)
  return fits(path, text) ? written(locked, path, text, asked) : undefined
}

/** What guests read while nobody has typed anything is no more than a guess. */
function typedAt(form: GuidebookForm, path: string): string {
  const text = readText(valueAt(form, path))
  return text === factsAt(path).guestsRead ? '' : text
}

function putEntry(state: Putting, { path, values }: Write & { to: 'list' }, id: string) {
  const schema = entryAt(path)
  // A room of a usual name says nothing either, and stays.
  const entries = readList(valueAt(state.form, path)).filter(
    (each) => !saysNothing(schema, each) || !isBlank(readText(readRecord(each).label)),
  )
  const entry = { ...readRecord(blankOf(schema)), ...values, [idKeyOf(schema) ?? 'id']: id }
  const said = sharedTextOf(schema, entry)
  if (entries.some((each) => sharedTextOf(schema, each) === said)) return state
  const isGood = Object.entries(values).every(([key, value]) => fits(`${path}.*.${key}`, value))
  const own = standingFor(readList(valueAt(state.before, path)), values)
  const isStanding = (each: JsonRecord) => own !== undefined && each.id === own.id
  const at = entries
    .map(readRecord)
    .findIndex((each) => isStanding(each) || hasOtherPassword(each, values))
  const standing = readRecord(entries[at])
  const key = 'code' in values ? 'code' : 'password'
  const secret = `${path}.${readText(standing.id)}.${key}`
  if (isGood && at >= 0 && state.isInstead && !(secret in state.texts)) {
    // What its text leaves unsaid stays as it stands.
    const said = Object.entries(values).filter(([, value]) => isSaid(value))
    const all = entries.with(at, { ...standing, ...Object.fromEntries(said) })
    return written(state, path, all, addressed(readText(standing.id)))
  }
  if (!isGood || at >= 0 || entries.length >= mostAt(path)) return undefined
  return written(state, path, [...entries, entry], addressed(id))

  /** The texts that stand there now and did not before. */
  function addressed(id: string) {
    const texts = Object.entries(values).filter(
      ([key, value]) =>
        typeAt(`${path}.*.${key}`) === 'string' && isSaid(value) && value !== standing[key],
    )
    return texts.map(([key, value]) => [`${path}.${id}.${key}`, String(value)] as const)
  }
}

/** The entry of a guide in whose place it would stand: its password of that network, its one code of such a door, unless it is called otherwise. */
export function standingFor(entries: readonly unknown[], values: JsonRecord) {
  const all = entries.map(readRecord)
  if (!('code' in values)) return all.find((each) => hasOtherPassword(each, values))
  const name = fold(readText(values.label))
  const found = all.filter(({ kind, label }) => {
    return (
      kind === values.kind && kind !== 'other' && (name === '' || name === fold(readText(label)))
    )
  })
  const isOther = found.length === 1 && isSaid(found[0]?.code) && found[0]?.code !== values.code
  return isOther ? found[0] : undefined
}

/** Guests read one password of a network, the first: another beside it would be seen by nobody. */
function hasOtherPassword(network: JsonRecord, { ssid, password }: JsonRecord) {
  const isNamed = isSaid(ssid) && readText(network.ssid).trim() === ssid
  return isNamed && [network.password, password].every(isSaid) && network.password !== password
}

/** One thing more in a room of that name, which is there or is made. */
function putFeature(
  state: Putting,
  write: Write & { to: 'room' },
  id: string,
): Putting | undefined {
  const { path, room, words } = write
  const rooms = readList(valueAt(state.form, path)).map((each) => readRecord(each))
  const nameOf = (name: unknown) => fold(readText(name)).trim()
  const found = rooms.find(({ label }) => nameOf(label) === nameOf(room))
  if (!found) {
    const made = { to: 'list', path, values: { label: room } } as const
    const next = isBlank(room) ? undefined : putEntry(state, made, derivedId(`room ${id}`))
    return next && putFeature(next, write, id)
  }
  const ids = readList(found.featureIds)
  const features = readList(found.features)
    .map((text, index) => ({ text: readText(text), id: ids[index] }))
    .filter(({ text }) => !isBlank(text))
  if (features.some(({ text }) => fold(text) === fold(words))) return state
  if (features.length >= mostAt(`${path}.*.features`) || !fits(`${path}.*.features.*`, words)) {
    return undefined
  }
  const all = [...features, { text: words, id }]
  const filled = {
    ...found,
    features: all.map(({ text }) => text),
    featureIds: all.map((each) => each.id),
  }
  const address = `${path}.${readText(found.id)}.features.${id}`
  return written(state, path, rooms.with(rooms.indexOf(found), filled), [[address, words]])
}

type Addressed = readonly (readonly [address: string, words: string])[]

function written(state: Putting, path: string, value: unknown, texts: Addressed): Putting {
  const form = withValueAt(state.form, path, value)
  return { ...state, form, texts: { ...state.texts, ...Object.fromEntries(texts) } }
}

function isSaid(value: unknown): boolean {
  return typeof value === 'string' ? !isBlank(value) : value !== null && value !== undefined
}

function typeAt(path: string) {
  const field = fieldAt(path)
  return field && open(field).def.type
}

function mostAt(path: string): number {
  return limitAt(path).max ?? Number.POSITIVE_INFINITY
}

function fits(path: string, value: string | number | boolean): boolean {
  if (typeof value === 'boolean') return true
  if (typeof value === 'string') return value.length <= mostAt(path)
  const { min = value, max = value, step = 1 } = limitAt(path)
  return value >= min && value <= max && Number.isInteger(value / step)
}
