import { type GuidebookContent, storedToForm } from '#domain/guide/guidebook.ts'
import { lockAsSince } from '#domain/guide/locks/locks-since.ts'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { bringBackTranslations } from '#domain/guide/translations/keep-translations.ts'
import { readTranslations } from '#domain/guide/translations/translations.ts'
import { bringBackUnconfirmed } from '#domain/guide/unconfirmed/keep-unconfirmed.ts'
import { readUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { findCopies, noteCopies } from '#server/guidebooks/copies/note-copies.ts'
import { presentForm } from '#server/guidebooks/present.ts'
import { type GuideWithContent, lockGuide } from '#server/guidebooks/queries.ts'
import { findSave } from '#server/guidebooks/saves.ts'
import { announceGuide, getGuide, writeGuide } from '#server/guidebooks/update-guidebook.ts'
import type { Resources } from '#server/resources.ts'
import { contentsAfter, findVersion } from './queries.ts'

type Restore = {
  id: string
  hostId: string
  /** The one to bring back. */
  version: number
  /** What the host saw as the newest: somebody may have saved since. */
  expected: number
  /** Made by whoever asks: the same one again changes nothing. */
  saveId?: string | undefined
  presentCurrent: (current: GuideWithContent) => Record<string, unknown>
}

/**
 * A version becomes the guide again, as a save of its own: what stood there is kept and can be brought back in turn. Answers
 * as well in which other guides stands what it changed.
 */
export async function restoreVersion(resources: Resources, restore: Restore) {
  const { id, hostId, version, expected, saveId } = restore
  const { isNew, ...restored } = await asHost(resources.db, hostId, async (tx) => {
    const previous = await lockGuide(tx, { id, hostId })
    if (!previous) throw new Refusal('not_found')
    const made = saveId && (await findSave(tx, { propertyId: id, saveId }))
    if (made) {
      const copies = await findCopies(tx, previous, made.changedEntries)
      return { guide: previous, copies, isNew: false }
    }
    if (expected !== previous.version) {
      throw new Refusal('stale', { extra: restore.presentCurrent(previous) })
    }
    const kept = await findVersion(tx, { propertyId: id, version })
    if (!kept) throw new Refusal('not_found')
    const then = versionAsGuide(previous, kept.content)
    const since = [...(await contentsAfter(tx, { propertyId: id, version })), previous]
    const earlier = lockAsSince(
      presentForm(then, resources.photos.addressOf),
      since.map((later) => storedToForm(later)),
    )
    const translations = bringBackTranslations({
      earlier: then.translations ?? undefined,
      guide: earlier,
      now: previous.translations ?? undefined,
    })
    const unconfirmed = bringBackUnconfirmed({ earlier: then, since })
    const form = { ...earlier, translations, unconfirmed }
    await writeGuide(tx, resources, {
      ...{ id, hostId, previous, form, saveId, version: expected },
      base: then,
      knownPhotos: photoPathsOf(then),
      isApart: true,
    })
    const guide = await getGuide(tx, { id, hostId })
    return { guide, copies: await noteCopies(tx, resources, { previous, guide }), isNew: true }
  })
  if (isNew) announceGuide(resources, restored.guide)
  return restored
}

/** A guide as it was: what it says is of then, what the product knows of it is of now. */
export function versionAsGuide(
  guide: GuideWithContent,
  content: GuidebookContent,
): GuideWithContent {
  const isSameCover = guide.coverImageUrl === content.coverImageUrl
  const items = new Map(
    guide.sections.flatMap((section) => section.items.map((item) => [item.photoUrl, item])),
  )
  return {
    ...guide,
    ...content,
    translations: readTranslations(content.translations) ?? null,
    unconfirmed: readUnconfirmed(content.unconfirmed) ?? null,
    amenities: { ...(content.amenities as object) },
    coverPhoto: isSameCover ? guide.coverPhoto : null,
    coverHasAvif: isSameCover ? guide.coverHasAvif : null,
    sections: guide.sections.map((section) => {
      const then = content.sections.find(({ sectionType }) => sectionType === section.sectionType)
      if (!then) return { ...section, metadata: {}, items: [] }
      return {
        ...section,
        metadata: { ...(then.metadata as object) },
        isActive: then.isActive,
        items: then.items.map((item) => ({
          photos: null,
          videoUrl: null,
          ...item,
          id: item.id ?? section.id,
          entryId: item.entryId ?? null,
          stayOnly: item.stayOnly ?? false,
          sectionId: section.id,
          photoHasAvif: items.get(item.photoUrl)?.photoHasAvif ?? false,
        })),
      }
    }),
  }
}
