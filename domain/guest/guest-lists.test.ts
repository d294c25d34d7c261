import { describe, expect, test } from 'vitest'
import type { StoredItem } from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { bareContent } from '#tests/guides/bare-content.ts'
import { type GuestGuide, guestViewOf } from './guest-view.ts'

describe('lists leave out what is blank', () => {
  test('rooms keep the features that say something', () => {
    const rooms = [
      { key: 'kitchen', label: 'Kitchen', features: ['', ' '] },
      { key: 'a', label: 'Azotea', features: [' Asador ', ''] },
      { key: 'b', label: ' ', features: ['Hamaca'] },
      { key: 'c', label: 'Bodega', features: [] },
    ]
    expect(viewOf('house_manual', { rooms }).tabs.houseManual.rooms).toEqual([
      { label: 'Azotea', features: ['Asador'] },
      { label: undefined, features: ['Hamaca'] },
      { label: 'Bodega', features: [] },
    ])
  })

  test('a device needs a name', () => {
    const devices = [
      { name: ' ', notes: 'lost' },
      { name: 'Tele', notes: ' ' },
      { name: 'Boiler', notes: 'Azul' },
    ]
    expect(viewOf('wifi_tech', { devices }).devices).toEqual([
      { name: 'Tele', notes: undefined },
      { name: 'Boiler', notes: 'Azul' },
    ])
  })

  test('places, rules, steps and emergency items are those with any text', () => {
    const titled = [
      { title: '', notes: '' },
      { title: 'Silencio', notes: '' },
      { title: ' ', notes: 'Solo notas' },
    ]
    const shown = [
      { title: 'Silencio', notes: undefined },
      { title: undefined, notes: 'Solo notas' },
    ]
    expect(viewOf('house_rules', { rules: titled }).tabs.houseRules.rules).toEqual(shown)
    expect(viewOf('checkout', { steps: titled }).tabs.checkout.steps).toEqual(shown)
    const { tabs } = viewOf('emergency', { emergencyItems: [...titled, 'Extintor'] })
    expect(tabs.emergency.emergencyItems).toEqual([
      ...shown,
      { title: 'Extintor', notes: undefined },
    ])
    const places = [{ category: 'Bar' }, { name: 'Mercado', category: 'Museum' }]
    expect(viewOf('local_guide', { places }).tabs.localGuide.places).toEqual([
      { name: 'Mercado', category: 'Other', description: undefined, mapsLink: undefined },
    ])
  })
})

describe('links', () => {
  test.each(['javascript:alert(1)', 'https://google.com.evil.io/maps/x', 'mapa'])(
    'a kept map link %s is not shown',
    (mapsLink) => {
      const view = viewOf('local_guide', {
        propertyLocation: { address: 'Cerrada 12', mapsLink },
        places: [{ name: 'Mercado', mapsLink }],
      })
      expect(view.location).toEqual({
        address: 'Cerrada 12',
        description: undefined,
        mapsLink: undefined,
      })
      expect(view.tabs.localGuide.places[0]?.mapsLink).toBeUndefined()
    },
  )

  test('a location of nothing is none', () => {
    expect(
      viewOf('local_guide', { propertyLocation: { address: ' ', mapsLink: 'x' } }).location,
    ).toBeUndefined()
  })
})

function viewOf(type: SectionType, metadata: unknown): GuestGuide {
  return guestViewOf({ ...bareContent, sections: [section(type, metadata)] })
}

function section(sectionType: SectionType, metadata: unknown) {
  return { sectionType, metadata, isActive: true, sortOrder: 0, items: [] as StoredItem[] }
}
