import { isSectionType, type SectionType, tabKeyOf } from '#domain/guide/section-names.ts'
import { fittingTranslations } from '#domain/guide/translations/translate.ts'
import { spokenIn } from '#domain/guide/translations/words.ts'
import { type JsonRecord, readRecord } from '#domain/values/read-json.ts'
import type { GuidebookContent, StoredSection } from './stored-guide.ts'

type Left = Pick<GuidebookContent, 'description'> & {
  /** Of each tab, as it is kept. */
  tabs: JsonRecord
  itemsOf: (section: StoredSection) => StoredSection['items']
}

/**
 * A kept guide of which only that is left, in no language more. What this product does not know goes, because nobody can
 * tell what it repeats.
 */
export function withOnly<Content extends GuidebookContent>(
  content: Content,
  { description, tabs, itemsOf }: Left,
): Content {
  const { parking, rooms } = readRecord(tabs.houseManual)
  const part = {
    ...content,
    description,
    amenities: { parking, rooms },
    sections: content.sections.map((section) => ({
      ...section,
      metadata: isSectionType(section.sectionType) ? tabs[tabKeyOf[section.sectionType]] : {},
      items: itemsOf(section),
    })),
  }
  const { translations } = content
  return {
    ...part,
    translations: translations && fittingTranslations(spokenIn(part), translations),
  }
}

/** A kept guide without the sections and blocks that are switched off: what guests may look at. */
export function withoutSwitchedOff<Content extends GuidebookContent>(content: Content): Content {
  const isAllOn = content.sections.every(
    ({ isActive, items }) => isActive && items.every((item) => item.isActive),
  )
  if (isAllOn) return content
  const isOn = (type: SectionType) =>
    content.sections.every(({ sectionType, isActive }) => isActive || sectionType !== type)
  return {
    ...content,
    // What these say stands there a second time.
    ...(!isOn('welcome') && { description: null }),
    ...(!isOn('house_manual') && {
      amenities: {},
      bedrooms: null,
      bathrooms: null,
      maxGuests: null,
    }),
    sections: content.sections
      .filter(({ isActive }) => isActive)
      .map((section) => ({ ...section, items: section.items.filter(({ isActive }) => isActive) })),
  }
}
