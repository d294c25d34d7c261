import { randomInt } from 'node:crypto'
import type { PriceRecord, SettingsRecord, Tables, Unix } from './records.ts'

/** The API request that causes a change; nothing when the clock or a person in a browser does. */
export type Cause = { requestId: string; idempotencyKey: string | undefined }

/** The open books of one transaction: every table, the moment it happens at, and why. */
export type Books = Tables & {
  at: Unix
  /** The sandbox's own time; `at` lies before it when something that fell due is done late. */
  accountAt: Unix
  cause: Cause | undefined
  /** Where this sandbox is reached, for the addresses of its pages. */
  url: string
}

export type Wire = Record<string, unknown>

/** The sandbox's own time: the clock it was given, plus how far it was advanced. */
export const accountTime = (tables: Tables, now: () => Date): Unix =>
  Math.floor(now().getTime() / 1000) + settingsOf(tables).clockAhead

export const settingsOf = ({ settings }: Tables): SettingsRecord =>
  settings.find('settings') ?? { id: 'settings', clockAhead: 0, afterLastRetry: 'cancel' }

export function changeSettings(tables: Tables, change: Partial<SettingsRecord>): void {
  tables.settings.insert({ ...settingsOf(tables), ...change })
}

export const productNameOf = (books: Books, price: PriceRecord): string =>
  books.products.get(price.product).name

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id as Stripe writes them: a prefix that names the kind, then letters and digits. */
export function newId(prefix: string, length = 24): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return `${prefix}_${letters.join('')}`
}
