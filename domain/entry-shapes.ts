import { type PlaceCategory, placeCategories } from './form-choices.ts'
import { isRecord, type JsonRecord, readList, readRecord, readText } from './read-json.ts'
import { isBlankRoom, type Room } from './rooms.ts'
import { isBlank } from './text.ts'

/** How one kind of list entry is read out of stored JSON, recognised, and written back. */
export type EntryShape<Entry> = {
  /** The keys this product writes; every other key is somebody else's and is kept. */
  keys: readonly string[]
  read: (raw: unknown) => Entry
  isBlank: (entry: Entry) => boolean
  /** What an entry is recognised by, the most telling first. */
  marks: (entry: Entry) => readonly string[]
  markCount: number
  write: (entry: Entry, before: JsonRecord) => JsonRecord
}

export type Wifi = { ssid: string; password: string }
export type Device = { name: string; notes: string }
export type Titled = { title: string; notes: string }
export type Place = { name: string; category: PlaceCategory; description: string; mapsLink: string }

export const wifiShape: EntryShape<Wifi> = {
  keys: ['ssid', 'password'],
  read: (raw) => ({ ssid: readMain(raw, 'ssid'), password: readText(readRecord(raw).password) }),
  isBlank: ({ ssid, password }) => isBlank(ssid) && isBlank(password),
  marks: ({ ssid, password }) => [ssid, password],
  markCount: 2,
  write: ({ ssid, password }) => ({ ssid, password }),
}

export const deviceShape: EntryShape<Device> = {
  keys: ['name', 'notes'],
  read: (raw) => ({ name: readMain(raw, 'name'), notes: readText(readRecord(raw).notes) }),
  isBlank: ({ name, notes }) => isBlank(name) && isBlank(notes),
  marks: ({ name, notes }) => [name, notes],
  markCount: 2,
  write: ({ name, notes }) => ({ name, notes }),
}

/** Emergency items, rules and steps; a plain text is a title. */
export const titledShape: EntryShape<Titled> = {
  keys: ['title', 'notes'],
  read: (raw) => ({ title: readMain(raw, 'title'), notes: readText(readRecord(raw).notes) }),
  isBlank: ({ title, notes }) => isBlank(title) && isBlank(notes),
  marks: ({ title, notes }) => [title, notes],
  markCount: 2,
  write: ({ title, notes }) => ({ title, notes }),
}

export const placeShape: EntryShape<Place> = {
  keys: ['name', 'category', 'description', 'mapsLink'],
  read: (raw) => ({
    name: readMain(raw, 'name'),
    category: findCategory(readRecord(raw).category) ?? 'Other',
    description: readText(readRecord(raw).description),
    mapsLink: readText(readRecord(raw).mapsLink),
  }),
  isBlank: ({ name, description, mapsLink }) =>
    isBlank(name) && isBlank(description) && isBlank(mapsLink),
  marks: ({ name, mapsLink, description }) => [name, mapsLink, description],
  markCount: 3,
  write: ({ name, category, description, mapsLink }, before) => ({
    name,
    // A category this version does not know reads as Other and stays what it was.
    category:
      category === 'Other' && isUnknownCategory(before.category) ? before.category : category,
    description,
    mapsLink,
  }),
}

export const roomShape: EntryShape<Room> = {
  keys: ['key', 'label', 'features'],
  read: (raw) => ({
    key: readText(readRecord(raw).key),
    label: readMain(raw, 'label'),
    features: readList(readRecord(raw).features)
      .map(featureText)
      .filter((feature) => !isBlank(feature)),
  }),
  isBlank: isBlankRoom,
  marks: ({ key, label, features }) => [key, label, features.join('\n')],
  markCount: 3,
  write: ({ key, label, features }, before) => ({
    key,
    label,
    features: writeFeatures(features, readList(before.features)),
  }),
}

/** The entries a reader would see something of. */
export function readEntries<Entry>(shape: EntryShape<Entry>, stored: unknown): Entry[] {
  return readList(stored)
    .map(shape.read)
    .filter((entry) => !shape.isBlank(entry))
}

function readMain(raw: unknown, key: string): string {
  return isRecord(raw) ? readText(raw[key]) : readText(raw)
}

function findCategory(value: unknown): PlaceCategory | undefined {
  return placeCategories.find((category) => category === value)
}

function isUnknownCategory(value: unknown): boolean {
  return typeof value === 'string' && !isBlank(value) && !findCategory(value)
}

function featureText(raw: unknown): string {
  return readMain(raw, 'text')
}

/** Features are plain texts; one that was stored as an object stays one. */
function writeFeatures(features: readonly string[], before: readonly unknown[]): unknown[] {
  const objects = before.filter(isRecord)
  return features
    .filter((feature) => !isBlank(feature))
    .map((feature) => objects.find((raw) => featureText(raw) === feature) ?? feature)
}
