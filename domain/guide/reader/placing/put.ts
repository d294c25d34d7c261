import type { z } from 'zod'
import { blankOf, saysNothing } from '#domain/guide/blanks.ts'
import { sharedTextOf } from '#domain/guide/copies/shared-text.ts'
import { derivedId, idKeyOf } from '#domain/guide/entry-ids.ts'
import { entryOf, findField, open, partsOf, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookForm, limitAt, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { type JsonRecord, readList, readRecord, readText } from '#domain/values/read-json.ts'
import { fold, isBlank } from '#domain/values/text.ts'
import type { Write } from './writes-of-fact.ts'

export type Putting = {
  /** As the host had it. */
  before: GuidebookForm
  form: GuidebookForm
  texts: Readonly<Record<string, string>>
}

/** The form with that in it; undefined where it does not fit or something else stands there. */
export function put(state: Putting, write: Write, id: string): Putting | undefined {
  if (write.to === 'fields') return putFields(state, write)
  if (write.to === 'text') return putText(state, write)
  if (write.to === 'contact') return putContact(state, write, id)
  if (write.to === 'list') return putEntry(state, write, id)
  return putFeature(state, write, id)
}

function putFields(state: Putting, { path, values }: Write & { to: 'fields' }) {
  const parts = readRecord(valueAt(state.form, path))
  const entries = Object.entries(values)
  if (entries.every(([key, value]) => parts[key] === value)) return state
  const schema = fieldAt(path)
  const isTaken = entries.some(
    ([key, value]) => !isChoice(schema, key) && isSaid(parts[key]) && parts[key] !== value,
  )
  if (isTaken || !entries.every(([key, value]) => fits(`${path}.${key}`, value))) return undefined
  const said = entries.filter(([key]) => !isChoice(schema, key))
  return written(
    state,
    path,
    { ...parts, ...values },
    said.map(([key, value]) => [`${path}.${key}`, String(value)]),
  )
}

function putText(state: Putting, { path, words }: Write & { to: 'text' }) {
  const typed = readText(valueAt(state.before, path))
  const now = readText(valueAt(state.form, path))
  if (fold(now).includes(fold(words))) return state
  if (!isBlank(typed)) return undefined
  const text = isBlank(now) ? words : `${now}\n${words}`
  return fits(path, text) ? written(state, path, text, [[path, text]]) : undefined
}

function putContact(state: Putting, write: Write & { to: 'contact' }, id: string) {
  const typed = readText(valueAt(state.before, write.path))
  const now = readText(valueAt(state.form, write.path))
  if (!isBlank(typed) || isBlank(now) || fold(now).includes(fold(write.words)))
    return putText(state, { ...write, to: 'text' })
  return putEntry(state, write.further, id)
}

function putEntry(state: Putting, { path, values }: Write & { to: 'list' }, id: string) {
  const schema = entrySchemaAt(path)
  const entries = readList(valueAt(state.form, path)).filter((each) => !isBlankEntry(schema, each))
  const entry = { ...readRecord(blankOf(schema)), ...values, [idKeyOf(schema) ?? 'id']: id }
  const said = sharedTextOf(schema, entry)
  if (entries.some((each) => sharedTextOf(schema, each) === said)) return state
  const isGood = Object.entries(values).every(([key, value]) => fits(`${path}.*.${key}`, value))
  if (!isGood || entries.length >= mostAt(path)) return undefined
  const texts = Object.entries(values).filter(
    ([key, value]) => isText(schema, key) && !isBlank(String(value)),
  )
  const addressed = texts.map(([key, value]) => [`${path}.${id}.${key}`, String(value)] as const)
  return written(state, path, [...entries, entry], addressed)
}

const roomsPath = 'houseManual.rooms'

function putFeature(state: Putting, { room, words }: Write & { to: 'room' }, id: string) {
  const path = roomsPath
  const rooms = readList(valueAt(state.form, path)).map((each) => readRecord(each))
  const at = rooms.findIndex(({ label }) => fold(readText(label)).trim() === fold(room).trim())
  if (at < 0) return putRoom(state, { rooms, room, words, id })
  const found = rooms[at] ?? {}
  const ids = readList(found.featureIds)
  const said = readList(found.features).map((text, index) => ({
    text: readText(text),
    id: ids[index],
  }))
  const features = said.filter(({ text }) => !isBlank(text))
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
  return written(state, path, rooms.with(at, filled), [[address, words]])
}

type NewRoom = { rooms: readonly JsonRecord[]; room: string; words: string; id: string }

function putRoom(state: Putting, { rooms, room, words, id }: NewRoom) {
  const path = roomsPath
  const schema = entrySchemaAt(path)
  const kept = rooms.filter((each) => !isBlank(readText(each.label)) || !isBlankEntry(schema, each))
  const isGood = fits(`${path}.*.label`, room) && fits(`${path}.*.features.*`, words)
  if (!isGood || isBlank(room) || kept.length >= mostAt(path)) return undefined
  const roomId = derivedId(`room ${fold(room)}`)
  const blank = readRecord(blankOf(schema))
  const added = { ...blank, id: roomId, label: room, features: [words], featureIds: [id] }
  return written(
    state,
    path,
    [...kept, added],
    [
      [`${path}.${roomId}.label`, room],
      [`${path}.${roomId}.features.${id}`, words],
    ],
  )
}

type Addressed = readonly (readonly [address: string, words: string])[]

function written(state: Putting, path: string, value: unknown, texts: Addressed): Putting {
  const form = withValue(state.form, path.split('.'), value) as GuidebookForm
  return { ...state, form, texts: { ...state.texts, ...Object.fromEntries(texts) } }
}

function withValue(record: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  const parts = readRecord(record)
  return { ...parts, [first]: withValue(parts[first], rest, value) }
}

function valueAt(form: GuidebookForm, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => readRecord(value)[key], form)
}

function fieldAt(path: string): Schema {
  const field = findField(wholeFormSchema, path.split('.'))
  if (!field) throw new Error(`the form has nothing at ${path}`)
  return field
}

/** The schema of the form is written in zod's full classes throughout. */
function entrySchemaAt(path: string): z.ZodType {
  const entry = entryOf(fieldAt(path))
  if (!entry) throw new Error(`the form has no list at ${path}`)
  return entry as z.ZodType
}

function isBlankEntry(schema: z.ZodType, entry: unknown): boolean {
  return saysNothing(schema, entry)
}

function isSaid(value: unknown): boolean {
  return typeof value === 'string' ? !isBlank(value) : value !== null && value !== undefined
}

function isText(schema: Schema, key: string): boolean {
  const part = partsOf(schema)[key]
  return part !== undefined && open(part).def.type === 'string'
}

function isChoice(schema: Schema, key: string): boolean {
  const part = partsOf(schema)[key]
  return part !== undefined && open(part).def.type === 'enum'
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
