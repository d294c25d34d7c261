import type { GuidebookContent } from './stored-guide.ts'

/** A kept guide without the sections and blocks that are switched off: what guests may look at. */
export function withoutSwitchedOff<Content extends GuidebookContent>(content: Content): Content {
  const isAllOn = content.sections.every(
    ({ isActive, items }) => isActive && items.every((item) => item.isActive),
  )
  if (isAllOn) return content
  const isHouseOn = content.sections.every(
    ({ sectionType, isActive }) => isActive || sectionType !== 'house_manual',
  )
  return {
    ...content,
    // What the house has stands there a second time.
    ...(!isHouseOn && { amenities: {}, bedrooms: null, bathrooms: null, maxGuests: null }),
    sections: content.sections
      .filter(({ isActive }) => isActive)
      .map((section) => ({ ...section, items: section.items.filter(({ isActive }) => isActive) })),
  }
}
