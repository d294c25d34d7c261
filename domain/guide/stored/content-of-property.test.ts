import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { bareContent } from '#tests/guides/bare-content.ts'
import { contentOfProperty } from './content-of-property.ts'
import type { ContentWithPhotos } from './stored-guide.ts'
import { photosOfItem } from './stored-to-form.ts'

test('a property as the API answers it is shown as the guide it was made of', () => {
  const sample = sampleGuide('es')
  expect(guestViewOf(contentOfProperty(wireOf(sample)))).toEqual(guestViewOf(sample))
})

test('what an answer does not say is left out', () => {
  expect(contentOfProperty({ name: 'Casa' })).toEqual({
    ...bareContent,
    name: 'Casa',
    amenities: undefined,
    photos: [],
  })
})

test('numbers written as text are numbers, and sections keep the order they came in', () => {
  const content = contentOfProperty({
    bedrooms: '2.5',
    max_guests: '0',
    content_sections: [
      { section_type: 'checkout', is_active: false },
      { section_type: 'welcome', content_items: [{ title: 'a' }, { title: 'b' }] },
    ],
  })
  expect(content.bedrooms).toBe(2.5)
  expect(content.maxGuests).toBeNull()
  expect(content.sections.map(({ isActive, sortOrder }) => [isActive, sortOrder])).toEqual([
    [false, 0],
    [true, 1],
  ])
  expect(content.sections[1]?.items.map(({ sortOrder }) => sortOrder)).toEqual([0, 1])
})

test('any answer at all can be shown', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 1 }),
      fc.jsonValue({ maxDepth: 1 }),
      (property, sections) => {
        const wire =
          typeof property === 'object' ? { ...property, content_sections: sections } : property
        expect(guestViewOf(contentOfProperty(wire)).wifi).toBeInstanceOf(Array)
      },
    ),
  )
})

function wireOf(guide: ContentWithPhotos) {
  return {
    language: guide.language,
    time_zone: guide.timeZone,
    name: guide.name,
    description: guide.description,
    cover_image_url: guide.coverImageUrl,
    cover: { has_avif: guide.coverHasAvif },
    checkin_time: guide.checkinTime,
    checkout_time: guide.checkoutTime,
    bedrooms: guide.bedrooms,
    bathrooms: guide.bathrooms,
    max_guests: guide.maxGuests,
    amenities: guide.amenities,
    content_sections: guide.sections.map((section) => ({
      id: section.id,
      section_type: section.sectionType,
      metadata: section.metadata,
      is_active: section.isActive,
      sort_order: section.sortOrder,
      content_items: section.items.map((item) => ({
        id: item.id,
        entry_id: item.entryId,
        title: item.title,
        body: item.body,
        photo_url: item.photoUrl,
        photos: photosOfItem(item).map(({ photoUrl, ...photo }) => ({
          ...photo,
          photo_url: photoUrl,
        })),
        video_url: item.videoUrl,
        link_url: item.linkUrl,
        is_active: item.isActive,
        sort_order: item.sortOrder,
      })),
    })),
  }
}
