import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Translations } from '#domain/guide/translations/translations.ts'
import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import type { Transaction } from '#server/db/database.ts'
import { guideTranslations } from '#server/db/tables/schema.ts'

type Change = {
  propertyId: string
  before?: Translations | null | undefined
  after: Translations | null | undefined
  now: Date
}

/** Writes the languages in which something has changed; a guide without any is not asked about. */
export async function writeTranslations(
  tx: Transaction,
  { propertyId, before, after, now }: Change,
) {
  const isSame = (language: GuideLanguage) =>
    JSON.stringify(before?.[language]) === JSON.stringify(after?.[language])
  const changed = guideLanguages.filter((language) => !isSame(language))
  const rows = changed.flatMap((language) => {
    const texts = after?.[language]
    return texts ? { propertyId, language, texts, updatedAt: now } : []
  })
  const gone = changed.filter((language) => !after?.[language])
  if (gone.length > 0) {
    const { propertyId: guide, language } = guideTranslations
    await tx.delete(guideTranslations).where(and(eq(guide, propertyId), inArray(language, gone)))
  }
  if (rows.length === 0) return
  await tx
    .insert(guideTranslations)
    .values(rows)
    .onConflictDoUpdate({
      target: [guideTranslations.propertyId, guideTranslations.language],
      set: { texts: sql`excluded.texts`, updatedAt: sql`excluded.updated_at` },
    })
}
