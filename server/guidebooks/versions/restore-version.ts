import { type GuidebookContent, storedToForm } from '#domain/guide/guidebook.ts'
import { lockAsSince } from '#domain/guide/locks/locks-since.ts'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { bringBackTranslations } from '#domain/guide/translations/keep-translations.ts'
import { readTranslations } from '#domain/guide/translations/translations.ts'
import { bringBackUnconfirmed } from '#domain/guide/unconfirmed/keep-unconfirmed.ts'
import { readUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { presentForm } from '#server/guidebooks/present.ts'
import { type GuideWithContent, getGuide, type OwnGuide } from '#server/guidebooks/queries.ts'
import { findSave } from '#server/guidebooks/saves.ts'
import { saveOver, writeGuide } from '#server/guidebooks/update-guidebook.ts'
import type { Resources } from '#server/resources.ts'
import { contentsAfter, findVersion } from './queries.ts'

type Restore = OwnGuide & {
  /** The one to bring back. */
  version: number
  /** What the host saw as the newest: somebody may have saved since. */
  expected: number
  /** Made by whoever asks: the same one again changes nothing. */
  saveId?: string | undefined
}

/**
 * A version becomes the guide again, as a save of its own: what stood there is kept and can be brought back in turn. Answers
 * as well in which other guides stands what it changed.
 */
export function restoreVersion(resources: Resources, restore: Restore) {
  const { id, hostId, version, expected, saveId } = restore
  return saveOver(
    resources,
    { id, hostId, version: expected },
    {
      async findMade(tx, previous) {
        const made = saveId && (await findSave(tx, { propertyId: id, saveId }))
        return made ? { ...made, version: previous.version } : undefined
      },
      async write(tx, previous) {
        const kept = await findVersion(tx, { propertyId: id, version })
        if (!kept) throw new Refusal('not_found')
        const then = versionAsGuide(previous, kept.content)
        const since = [...(await contentsAfter(tx, { propertyId: id, version })), previous]
        const form = formToBringBack(resources, { then, since, previous })
        await writeGuide(tx, resources, {
          id,
          hostId,
          previous,
          form,
          saveId,
          version: expected,
          base: then,
          knownPhotos: photoPathsOf(then),
          isApart: true,
        })
        return getGuide(tx, { id, hostId })
      },
    },
  )
}

type BringingBack = {
  then: GuideWithContent
  /** Every version after it, and the guide as it stands. */
  since: readonly GuidebookContent[]
  previous: GuideWithContent
}

function formToBringBack({ photos }: Resources, { then, since, previous }: BringingBack) {
  const earlier = lockAsSince(
    presentForm(then, photos.addressOf),
    since.map((later) => storedToForm(later)),
  )
  const translations = bringBackTranslations({
    earlier: then.translations ?? undefined,
    guide: earlier,
    now: previous.translations ?? undefined,
  })
  const unconfirmed = bringBackUnconfirmed({ earlier: then, since })
  return { ...earlier, translations, unconfirmed }
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
