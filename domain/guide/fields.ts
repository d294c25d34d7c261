import type { FieldCode } from '#domain/messages/field-messages.ts'
import { isSafeLink, isWebAddress } from '#domain/values/links/links.ts'
import { isMapsLink } from '#domain/values/links/maps-link.ts'
import { isPhotoAddress } from '#domain/values/photo.ts'
import { dayPeriods, isTimeText } from '#domain/values/stay-times.ts'
import { cleanText, isBlank } from '#domain/values/text.ts'
import { z } from '#domain/values/zod.ts'
import { type Facts, withFacts } from './facts.ts'

// The kinds of fields a guide is made of. Each is what a client may send, and what is known of it.

export const wrongType = { error: 'wrong_type' satisfies FieldCode }
const unknownChoice = { error: 'unknown_choice' satisfies FieldCode }

type TextFacts = Omit<Facts, 'limits'> & { max: number; otherwise?: string }

/** Words of the host in the guide's language. */
export function text(facts: TextFacts) {
  return exactText({ isWords: true, ...facts })
}

/** A text that is no language: a network's name, an address of a photo. */
export function exactText({ max, otherwise = '', ...facts }: TextFacts) {
  return withFacts(bounded(max), { limits: { max }, ...facts }).default(otherwise)
}

export function requiredText({ max, missing, ...facts }: TextFacts & { missing: FieldCode }) {
  const error = (issue: { input?: unknown }) =>
    issue.input === undefined ? missing : wrongType.error
  const schema = bounded(max, { error }).refine((value) => !isBlank(value), { error: missing })
  return withFacts(schema, { limits: { max }, isWords: true, ...facts })
}

/** The hour of a stay time as it is typed. */
export function hour(facts: Facts = {}) {
  return checkedText({ max: 5, ...facts }, isTimeText, 'time')
}

export function period(otherwise: (typeof dayPeriods)[number], facts: Facts = {}) {
  return choice(dayPeriods, { otherwise, ...facts })
}

export function email(facts: TextFacts) {
  return trimmedText(facts, (value) => emailShape.test(value), 'email')
}

export function mapsLink(facts: TextFacts) {
  return trimmedText({ isShown: isMapsLink, ...facts }, isMapsLink, 'maps_link')
}

/** A web address as somebody types it; one that no browser opens is asked about where it is new (`editing/broken-links.ts`). */
export function link(facts: TextFacts) {
  return trimmedText({ isShown: isSafeLink, ...facts }, isWebAddress, 'link')
}

type Bounds = { min: number; max: number; step: number; guestsRead?: number; isOfHome?: true }

export function count({ guestsRead, isOfHome, ...limits }: Bounds) {
  const schema = z
    .number(wrongType)
    .min(limits.min, { error: 'too_small' satisfies FieldCode })
    .max(limits.max, { error: 'too_big' satisfies FieldCode })
    .multipleOf(limits.step, { error: 'count_step' satisfies FieldCode })
  return withFacts(schema, { limits, guestsRead, isOfHome }).nullable().default(null)
}

type ChoiceFacts<Name> = Facts & { otherwise: Name }

export function choice<const Names extends readonly [string, ...string[]]>(
  names: Names,
  { otherwise, ...facts }: ChoiceFacts<Names[number]>,
) {
  const schema = withFacts(z.enum(names, unknownChoice), facts)
  return schema.default(otherwise as z.output<typeof schema>)
}

/** Some of a set of names, each chosen beside the form itself. Unsaid is unchanged. */
export function innerChoices<const Names extends readonly [string, ...string[]]>(names: Names) {
  const name = withFacts(z.enum(names, unknownChoice), { isInner: true })
  return list({ max: names.length, isInner: true }, name).unwrap().optional()
}

/** Texts that nobody types. Unsaid is unchanged. */
export function innerTexts({ max, longest }: { max: number; longest: number }) {
  return list({ max, isInner: true }, exactText({ max: longest }))
    .unwrap()
    .optional()
}

/** On until the host switches it off. */
export function toggle() {
  return z.boolean(wrongType).default(true)
}

type ListFacts = Omit<Facts, 'limits'> & { max: number }

export function list<Entry extends z.ZodType>({ max, ...facts }: ListFacts, entry: Entry) {
  const schema = z.array(entry, wrongType).max(max, { error: 'too_many' satisfies FieldCode })
  return withFacts(schema, { limits: { max }, ...facts }).default([])
}

/** What a list holds; its id is the same wherever it moves. */
export function entry<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ id: entryId(), stayOnly: lockOf('*'), ...shape }, wrongType)
}

/** Whether the field of that name, or all of an entry but its name, shows only to those who stay. Unsaid is unchanged. */
export function lockOf(locks: string, facts: Facts = {}) {
  return withFacts(z.boolean(wrongType), { locks, ...facts }).optional()
}

/** Made by whoever adds the entry; one that cannot be an id counts as none. */
export function entryId() {
  const limits = { max: 64 }
  return withFacts(bounded(limits.max), { limits, isInner: true, isEntryId: true }).optional()
}

export function photo(facts: Facts = {}) {
  return exactText({ max: 2048, isPhoto: true, isShown: isPhotoAddress, ...facts })
}

export const mostPhotos = 4

/** An entry that may be shown as well as told. */
export function seenEntry<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return entry({ ...shape, ...pictures() })
}

/** Photos in the host's order, and the address of a video. Unsaid is unchanged. */
export function pictures() {
  return {
    photos: list({ max: mostPhotos, mayBeEmpty: true }, entryPhoto).unwrap().optional(),
    videoUrl: link({ max: 2048 }).unwrap().optional(),
  }
}

/** A photo, and what is to be seen on it for whoever cannot see it. */
export const entryPhoto = fields({
  id: entryId(),
  photoUrl: photo(),
  caption: text({ max: 300 }),
})

export type EntryPhoto = z.output<typeof entryPhoto>

/** Fields of a section that belong together. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape, facts: Facts = {}) {
  const schema = withFacts(z.object(shape, wrongType), facts)
  return schema.prefault({} as z.input<typeof schema>)
}

export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, wrongType)
}

const emailShape = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\.]+(\.[^\s@<>"(),;:\\.]+)+$/u

type Check = (value: string) => boolean

function trimmedText(facts: TextFacts, isGood: Check, otherwise: FieldCode) {
  return checkedText(facts, (value) => value === '' || isGood(value), otherwise, trimmed)
}

function checkedText(
  { max, ...facts }: TextFacts,
  isGood: Check,
  error: FieldCode,
  tidy: (value: string) => string = (value) => value,
) {
  const schema = bounded(max).overwrite(tidy).refine(isGood, { error })
  return withFacts(schema, { limits: { max }, ...facts }).default('')
}

export function bounded(max: number, otherwise: Parameters<typeof z.string>[0] = wrongType) {
  return z
    .string(otherwise)
    .max(max, { error: 'too_long' satisfies FieldCode })
    .overwrite(cleanText)
}

function trimmed(value: string): string {
  return isBlank(value) ? '' : value.trim()
}
