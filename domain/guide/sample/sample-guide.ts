import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { formToStored } from '#domain/guide/stored/form-to-stored.ts'
import type { StoredGuidebook } from '#domain/guide/stored/stored-guide.ts'
import type { Locale } from '#domain/values/locale.ts'
import { sampleShortCode } from '#domain/values/short-code.ts'
import { sampleForms } from './sample-forms.ts'

/** Where the sample's drawing lies, its copies beside it as with any photo. */
export const sampleCover = '/sample/casa-jacaranda.jpg'

const samplePublishedAt = new Date('2026-11-12T18:00:00.000Z')

/** Casa Jacaranda, the guide every installation can show: complete, fixed, in either language. */
export function sampleGuide(locale: Locale): StoredGuidebook {
  let entries = 0
  const { form } = giveIds(sampleForms[locale], () => derivedId(`sample ${++entries}`))
  const content = formToStored(form)
  return {
    ...content,
    id: fixedId(1),
    hostId: fixedId(0),
    shortCode: sampleShortCode,
    coverImageUrl: sampleCover,
    coverHasAvif: true,
    isPublished: true,
    publishedAt: samplePublishedAt,
    version: 1,
    createdAt: samplePublishedAt,
    updatedAt: samplePublishedAt,
    sections: content.sections.map((section) => ({
      ...section,
      id: fixedId(10 + section.sortOrder),
      items: section.items.map((item) => ({
        ...item,
        id: fixedId(100 + section.sortOrder * 10 + item.sortOrder),
      })),
    })),
  }
}

function fixedId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
