import fc from 'fast-check'
import { z } from 'zod'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { derivedId } from '#domain/guide/entry-ids.ts'
import {
  formToStored,
  type GuidebookContent,
  type GuidebookPayload,
  guidebookFormSchema,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import type { SentTranslations } from '#domain/guide/translations/translations.ts'
import { allWordsOf, wordsOf } from '#domain/guide/translations/words.ts'
import { type Unconfirmed, unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { type JsonSchema, valuesOf } from './schema-values.ts'

/** Anything a host may write, with photos out of these: locks, own blocks and other languages as well. */
export function guides(photos: readonly string[]): fc.Arbitrary<GuidebookContent> {
  return forms(photos).map((form) => contentOf(form))
}

/** The same as a client sends it. */
export function forms(photos: readonly string[]): fc.Arbitrary<GuidebookPayload> {
  return fc
    .tuple(values, fc.infiniteStream(fc.nat({ max: 99 })))
    .map(([value, dice]) => readForm(withUsual(value, { photos, dice })))
    .map((form) => giveIds(form, namer()).form)
    .chain((form) => translationsOf(form).map((translations) => ({ ...form, translations })))
    .chain((form) => unconfirmedOf(form).map((unconfirmed) => ({ ...form, unconfirmed })))
}

const schema = z.toJSONSchema(guidebookFormSchema, { io: 'input', unrepresentable: 'any' })
const values = valuesOf(schema as JsonSchema, (part) => part)

export function contentOf(form: GuidebookPayload): GuidebookContent {
  return formToStored(giveIds(form, namer()).form)
}

function namer() {
  let made = 0
  return () => {
    made += 1
    return derivedId(`made ${made}`)
  }
}

/** What is random fits its schema's shape; what its rules ask beyond that is taken from what people write. */
function readForm(value: unknown): GuidebookPayload {
  const result = guidebookFormSchema.safeParse(value)
  if (result.success) return result.data
  throw new Error(`a random form is refused: ${result.error.message}`)
}

const usual: Readonly<Record<string, readonly string[]>> = {
  propertyName: ['Casa Limón', ' Depa <b>Roma</b> ', '🏡'],
  mapsLink: ['', 'https://maps.app.goo.gl/abc123'],
  linkUrl: ['', 'https://example.com/menu?a=1&b=2'],
  videoUrl: ['', 'https://youtu.be/dQw4w9WgXcQ', 'https://example.com/how.mp4'],
  hostEmail: ['', 'ana@example.com'],
  checkInHour: ['', '3', '15:30'],
  checkOutHour: ['', '11', '9:05'],
  timeZone: ['America/Cancun', 'America/Mexico_City'],
}

const ofIds = new Set(['id', 'entryId', 'featureIds'])

type Choosing = { photos: readonly string[]; dice: fc.Stream<number> }

function withUsual(value: unknown, { photos, dice }: Choosing): unknown {
  const oneOf = (words: readonly string[]) => words[(dice.next().value ?? 0) % words.length]
  const known: typeof usual = { ...usual, photoUrl: ['', ...photos] }
  return JSON.parse(
    JSON.stringify({ ...Object(value), welcome: Object(value).welcome ?? {} }),
    (name, part) => {
      if (ofIds.has(name)) return undefined
      if (name === 'welcome') return { ...part, propertyName: part.propertyName ?? 'Casa' }
      // A photo of an entry is always of something.
      if (name === 'photos')
        return part.map((photo: object) => ({ ...photo, photoUrl: oneOf(photos) }))
      const words = Object.hasOwn(known, name) ? known[name] : undefined
      return words && typeof part === 'string' ? oneOf(words) : part
    },
  )
}

/** Some of its texts that nobody has confirmed. */
function unconfirmedOf(form: GuidebookPayload): fc.Arbitrary<Unconfirmed | undefined> {
  const words = allWordsOf(storedToForm(contentOf(form)))
  const texts = fc
    .subarray(words, { maxLength: 12 })
    .map((chosen) => Object.fromEntries(chosen.map(({ path, original }) => [path, original])))
  return fc.option(texts.map(unconfirmedTexts), { nil: undefined })
}

/** Some of its texts in English or in French, of now or of before. */
function translationsOf(form: GuidebookPayload): fc.Arbitrary<SentTranslations | undefined> {
  const words = wordsOf(storedToForm(contentOf(form)))
  const texts = fc
    .subarray(words, { maxLength: 12 })
    .chain((chosen) =>
      fc
        .tuple(...chosen.map(({ path, original }) => translationAt(path, original)))
        .map((pairs) => Object.fromEntries(pairs)),
    )
  return fc.option(fc.record({ en: texts, fr: texts }), { nil: undefined })
}

function translationAt(path: string, original: string) {
  return fc
    .record({
      text: fc.string({ minLength: 1, maxLength: 40 }),
      isOld: fc.boolean(),
      machine: fc.boolean(),
    })
    .map(({ text, isOld, machine }) => [
      path,
      { text, of: hashOf(isOld ? `${original} before` : original), ...(machine && { machine }) },
    ])
}
