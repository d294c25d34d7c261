import type { GuidebookContent, StoredSection } from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'

/** A guide of which nothing is kept but a name. */
export const bareContent: GuidebookContent = {
  language: 'es',
  timeZone: 'America/Mexico_City',
  name: ' Casa Jacaranda ',
  description: null,
  coverImageUrl: null,
  checkinTime: null,
  checkoutTime: null,
  bedrooms: null,
  bathrooms: null,
  maxGuests: null,
  amenities: null,
  sections: [],
}

export function sectionOf(content: GuidebookContent, type: SectionType): StoredSection {
  const section = content.sections.find(({ sectionType }) => sectionType === type)
  if (!section) throw new Error(`no section ${type}`)
  return section
}

export function metadataOf(content: GuidebookContent, type: SectionType): Record<string, unknown> {
  return sectionOf(content, type).metadata as Record<string, unknown>
}
