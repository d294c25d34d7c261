import { expect, test } from 'vitest'
import { canRemoveEntry } from './presses.ts'

const keepsLast = [
  'welcome.wifiNetworks',
  'houseManual.rooms',
  'houseManual.rooms.0.features',
  'wifiTech.wifiNetworks',
  'wifiTech.devices',
  'emergency.emergencyItems',
  'houseRules.rules',
  'checkout.steps',
]

test.each(keepsLast)('the last entry of %s stays', (list) => {
  expect(canRemoveEntry(list, 1)).toBe(false)
  expect(canRemoveEntry(list, 0)).toBe(false)
  expect(canRemoveEntry(list, 2)).toBe(true)
})

test.each(['localGuide.places', 'sections.checkout.items'])(
  'an entry of %s can always be removed, the last one too',
  (list) => {
    expect(canRemoveEntry(list, 0)).toBe(false)
    expect(canRemoveEntry(list, 1)).toBe(true)
    expect(canRemoveEntry(list, 200)).toBe(true)
  },
)
