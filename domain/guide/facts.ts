import { isRecord, type JsonRecord } from '#domain/values/read-json.ts'
import { z } from '#domain/values/zod.ts'

export type Limits = { max?: number; min?: number; step?: number }

/** What is known of a field beyond its type; everything that walks the guide asks here. */
export type Facts = {
  /** Longest text, most entries, or the bounds of a count. */
  limits?: Limits
  /** What a person wrote in a language: guests search it. */
  isWords?: boolean
  /** Words that are the same in every language: a name, an address. */
  isOfNoLanguage?: boolean
  /** Says whom to call: no machine of others reads it. */
  saysWhomToCall?: boolean
  /** What guests read while it is empty. */
  guestsRead?: string | number
  /** A text that says no more than none: the name a room came with. */
  isAsGiven?: (text: string) => boolean
  /** Whether a text may stand on the guest's page, where not every one may. */
  isShown?: (text: string) => boolean
  /** Kept in a column of the guide, not with its section. */
  isColumn?: boolean
  /** A list that may lose its last entry. */
  mayBeEmpty?: boolean
  /** Tells entries apart; nobody has typed it. */
  isInner?: boolean
  /** The id of an entry, the same wherever it moves. */
  isEntryId?: boolean
  /** Of plain texts: under which key, beside them, their ids are. */
  idsIn?: string
  /** Shown to everybody although the rest of its entry is locked: it says what is there. */
  isName?: boolean
  /** What is called so is the same thing wherever it stands. */
  isOneThing?: boolean
  /** Opens a door or a network. */
  isSecret?: boolean
  /** Of a lock: what is behind it shows on the link of a stay from the start. */
  opensAtOnce?: boolean
  /** Of a lock: the field beside it that it is for, or `*` for its whole entry. */
  locks?: string
  /** Belongs to one home: never carried into another guide. */
  isOfHome?: boolean
  /** Wrong, it can hurt somebody: guests are not shown it before the host has confirmed it. */
  canHurt?: boolean
  /** The address of a photo. */
  isPhoto?: boolean
  /** Choices that are kept under another name. */
  storedAs?: Readonly<Record<string, string>>
  /** What a blank entry begins with. */
  start?: string
}

export type Schema = z.core.$ZodType

const facts = z.registry<Facts>()

export function withFacts<Field extends z.ZodType>(schema: Field, known: Facts): Field {
  facts.add(schema, known)
  return schema
}

type Opened = {
  def: z.core.$ZodTypes['_zod']['def']
  facts: Facts
  /** What stands there when nobody has said anything; a new one each time it is asked for. */
  readonly otherwise: unknown
  /** Not part of every value. */
  isOptional: boolean
}

/** A field is what it was made as: a save asks for the same few hundred some thousands of times. */
export function oncePerField<Answer>(find: (schema: Schema) => Answer) {
  const found = new WeakMap<Schema, { answer: Answer }>()
  return (schema: Schema): Answer => {
    const known = found.get(schema)
    if (known) return known.answer
    const answer = find(schema)
    found.set(schema, { answer })
    return answer
  }
}

/** A field without what is wrapped around it: its type, its facts, and what stands there when nothing does. */
export const open: (schema: Schema) => Opened = oncePerField(openOnce)

function openOnce(schema: Schema): Opened {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const known = facts.get(schema as z.ZodType)
  const isDefault = def.type === 'default' || def.type === 'prefault'
  if (isDefault || def.type === 'optional' || def.type === 'nullable') {
    const inner = open(def.innerType)
    return {
      def: inner.def,
      facts: known ?? inner.facts,
      isOptional: inner.isOptional || def.type === 'optional',
      get otherwise() {
        return isDefault ? def.defaultValue : inner.otherwise
      },
    }
  }
  return { def, facts: known ?? {}, otherwise: undefined, isOptional: false }
}

export function factsOf(schema: Schema): Facts {
  return open(schema).facts
}

/** The fields of a section, a group or an entry, by key; of anything else none. */
export function partsOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { def } = open(schema)
  return def.type === 'object' ? def.shape : {}
}

/** The same in their order. */
export const fieldsOf = oncePerField((schema) => Object.entries(partsOf(schema)))

/** What the entries of a list are; of anything else nothing. */
export function entryOf(schema: Schema): Schema | undefined {
  const { def } = open(schema)
  return def.type === 'array' ? def.element : undefined
}

/** The field at a path such as `houseManual.rooms.3.label`, any number standing for any entry. */
export function findField(schema: Schema, path: readonly string[]): Schema | undefined {
  const [first, ...rest] = path
  if (first === undefined) return schema
  const parts = partsOf(schema)
  const part = entryOf(schema) ?? (Object.hasOwn(parts, first) ? parts[first] : undefined)
  return part && findField(part, rest)
}

/** A lock is called by what it locks: `stayOnly` of an entry, `noteStayOnly` of a note beside it. */
export function isLockName(key: string): boolean {
  return key === 'stayOnly' || key.endsWith('StayOnly')
}

/** Whether all of an entry but its name is for those who stay. */
export function isLocked(entry: unknown): boolean {
  return isRecord(entry) && entry.stayOnly === true
}

/** The fields of a part of the guide that are locked each by itself. */
export function lockedFieldsOf(schema: Schema, value: JsonRecord, { isStay = false } = {}) {
  return fieldsOf(schema).flatMap(([key, part]) => {
    const { locks = '*', opensAtOnce = false } = factsOf(part)
    const isClosed = value[key] === true && !(isStay && opensAtOnce)
    return locks !== '*' && isClosed ? [locks] : []
  })
}

export type Leaf = { path: string[]; schema: Schema; facts: Facts }

/** Every field of a part of the guide in its order, `*` standing for any entry. */
export function leavesOf(schema: Schema, path: string[] = []): Leaf[] {
  const entry = entryOf(schema)
  if (entry) return leavesOf(entry, [...path, '*'])
  const parts = fieldsOf(schema)
  if (parts.length === 0) return [{ path, schema, facts: factsOf(schema) }]
  return parts.flatMap(([key, part]) => leavesOf(part, [...path, key]))
}
