import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'
import {
  formToStored,
  type GuidebookPayload,
  guidebookFormSchema,
} from '#domain/guide/guidebook.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { hostAccounts, photos, properties, user } from '#server/db/tables/schema.ts'
import { insertGuide } from '#server/guidebooks/create-guidebook.ts'
import type { GuideWithContent } from '#server/guidebooks/queries.ts'

type HostTraits = { locale?: Locale; courtesyCredits?: number; paidCredits?: number }

export type TestHost = { id: string; email: string }

/** A host with a confirmed address and an account. */
export async function makeHost(db: Db, traits: HostTraits = {}): Promise<TestHost> {
  const { locale = 'es', courtesyCredits = 3, paidCredits = 0 } = traits
  const id = randomUUID()
  const email = `${id}@example.com`
  await asSystem(db, async (tx) => {
    await tx.insert(user).values({ id, name: 'Host', email, emailVerified: true, locale })
    await tx.insert(hostAccounts).values({ hostId: id, courtesyCredits, paidCredits })
  })
  return { id, email }
}

type DeepPartial<Value> = Value extends unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> }
    : Value

export type FormTraits = DeepPartial<GuidebookPayload>

/** A form as a client sends it: a name, and whatever the test says. */
export function makeForm({ welcome, ...tabs }: FormTraits = {}): GuidebookPayload {
  return guidebookFormSchema.parse({
    ...tabs,
    welcome: { propertyName: 'Casa Limón', ...welcome },
  })
}

/** The same as it is kept, every entry with an id. */
export function contentOf(form: GuidebookPayload) {
  return formToStored(giveIds(form, () => entryIdFrom(randomBytes(entryIdBytes))).form)
}

type GuideTraits = {
  hostId?: string
  name?: string
  isPublished?: boolean
  form?: FormTraits
  now?: Date
}

/** A guide with its content, and a host for it when none is given. */
export async function makeGuide(db: Db, traits: GuideTraits = {}): Promise<GuideWithContent> {
  const { isPublished = false, now = new Date(), form = {} } = traits
  const hostId = traits.hostId ?? (await makeHost(db)).id
  const welcome = { ...form.welcome, ...(traits.name && { propertyName: traits.name }) }
  const content = contentOf(makeForm({ ...form, welcome }))
  return asSystem(db, async (tx) => {
    const guide = await insertGuide(
      tx,
      { now: () => now, random: randomBytes },
      { hostId, content },
    )
    if (!isPublished) return guide
    const published = { isPublished, publishedAt: now }
    await tx.update(properties).set(published).where(eq(properties.id, guide.id))
    return { ...guide, ...published }
  })
}

type PhotoTraits = Partial<typeof photos.$inferInsert> & { hostId: string }

/** The record of an uploaded photo; there are no files behind it. */
export async function makePhoto(db: Db, traits: PhotoTraits) {
  const photo = {
    path: `/photos/1777919400000-${randomBytes(12).toString('hex')}.jpg`,
    bytes: 1000,
    width: 1600,
    height: 1200,
    placeholder: 'data:image/webp;base64,',
    ...traits,
  }
  await asSystem(db, (tx) => tx.insert(photos).values(photo))
  return photo
}
