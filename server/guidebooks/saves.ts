import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { GuidebookPayload } from '#domain/guide/guidebook.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { guidebookSaves } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { presentGuide } from './present.ts'
import type { GuideWithContent } from './queries.ts'

type Save = { propertyId: string; saveId: string }

/** What a save asked for, in few bytes: two that ask the same for the same version have the same digest. */
export function digestOfSave(order: { form: GuidebookPayload; version?: number | undefined }) {
  // A checked form has its keys in the schema's order, whatever the order they were sent in.
  return digestOf(JSON.stringify([order.version ?? null, order.form]))
}

export function digestOf(text: string) {
  return createHash('sha256').update(text).digest('base64')
}

/** Of a save that is not over the guide as it stands: answered with that guide. */
export function refusedSave(
  { photos }: Pick<Resources, 'photos'>,
  code: 'stale' | 'save_id_reused',
  current: GuideWithContent,
) {
  return new Refusal(code, { extra: presentGuide(current, photos.addressOf) })
}

/** What an earlier save with this id asked for, the version it made, and which entries it changed. */
export async function findSave(tx: Transaction, { propertyId, saveId }: Save) {
  const [save] = await tx
    .select({
      digest: guidebookSaves.digest,
      version: guidebookSaves.version,
      changedEntries: guidebookSaves.changedEntries,
    })
    .from(guidebookSaves)
    .where(and(eq(guidebookSaves.propertyId, propertyId), eq(guidebookSaves.saveId, saveId)))
  return save
}

export async function keepSave(
  tx: Transaction,
  save: Save & { digest: string; version: number; changedEntries?: string[]; createdAt: Date },
) {
  await tx.insert(guidebookSaves).values(save)
}
