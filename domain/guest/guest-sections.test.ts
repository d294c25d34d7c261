import { describe, expect, test } from 'vitest'
import type { StoredItem } from '#domain/guide/guidebook.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { bareContent } from '#tests/guides/bare-content.ts'
import { guestViewOf } from './guest-view.ts'

describe("a host's own blocks", () => {
  test('come in order, active ones only, without blanks and without links that run', () => {
    const items = [
      item({ id: 'c', title: 'Tercero', sortOrder: 2, linkUrl: 'javascript:alert(1)' }),
      item({ id: 'b', title: ' ', body: 'Segundo', sortOrder: 1, photoUrl: '/photos/1-ab.jpg' }),
      item({ id: 'off', title: 'Apagado', sortOrder: 0, isActive: false }),
      item({ id: 'blank', sortOrder: 3, linkUrl: 'data:text/html,x', photoUrl: 'javascript:x' }),
    ]
    const view = guestViewOf({ ...bareContent, sections: [{ ...section('checkout', {}), items }] })
    expect(view.sections.checkout).toEqual({
      isActive: true,
      items: [
        {
          id: 'b',
          title: undefined,
          body: 'Segundo',
          photos: [{ photoUrl: '/photos/1-ab.jpg' }],
          linkUrl: undefined,
        },
        { id: 'c', title: 'Tercero', body: undefined, photos: [], linkUrl: undefined },
      ],
    })
  })
})

describe('a section that is switched off', () => {
  test.each(sectionTypes)('%s leaves nothing of itself anywhere', (type) => {
    const sample = sampleGuide('es')
    const off = {
      ...sample,
      ...(type === 'welcome' && { description: 'switched-off' }),
      sections: sample.sections.map((one) =>
        one.sectionType === type
          ? { ...one, isActive: false, metadata: marked(one.metadata) }
          : one,
      ),
    }
    const view = guestViewOf(off)
    expect(view.sections[type]).toEqual({ isActive: false, items: [] })
    expect(JSON.stringify(view)).not.toContain('switched-off')
    for (const other of sectionTypes.filter((one) => one !== type)) {
      expect(view.sections[other], other).toEqual(guestViewOf(sample).sections[other])
    }
  })

  test('the house shows no fallback facts when its section is off', () => {
    const view = guestViewOf({
      ...bareContent,
      bedrooms: 3,
      sections: [{ ...section('house_manual', {}), isActive: false }],
    })
    expect(view.house).toBeUndefined()
  })

  test('911 stays on the emergency card whatever is off', () => {
    const view = guestViewOf({
      ...bareContent,
      sections: [{ ...section('emergency', { policeContact: '066' }), isActive: false }],
    })
    expect(view.emergency).toMatchObject({ services: { text: '911' }, contacts: [] })
  })
})

function section(sectionType: SectionType, metadata: unknown) {
  return { sectionType, metadata, isActive: true, sortOrder: 0, items: [] as StoredItem[] }
}

function item(fields: Partial<StoredItem>): StoredItem {
  return {
    title: '',
    body: '',
    photoUrl: null,
    linkUrl: null,
    isActive: true,
    sortOrder: 0,
    ...fields,
  }
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return `${value} switched-off`
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]))
}
