import { expect, test } from 'vitest'
import { idKeyOf } from '#domain/guide/entry-ids.ts'
import { entryOf, leavesOf, partsOf, type Schema } from '#domain/guide/facts.ts'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { sharedLists } from './entries.ts'

/** Every list with entries of their own, and whether its entries may stand in several guides. */
const decided: Readonly<Record<string, boolean>> = {
  'welcome.wifiNetworks': false,
  'wifiTech.wifiNetworks': false,
  'welcome.arrival.steps': false,
  'welcome.arrival.codes': false,
  'houseManual.rooms': true,
  'localGuide.places': true,
  'wifiTech.devices': true,
  'emergency.emergencyItems': true,
  'houseRules.rules': true,
  'checkout.steps': true,
  ...Object.fromEntries(sectionTypes.map((type) => [`sections.${type}.items`, true])),
}

test('every list of the guide is decided: it may stand in several guides, or it belongs to one home', () => {
  const shared = sharedLists.map(({ path }) => path)
  const all = listsIn(wholeFormSchema).map((path) => [path, shared.includes(path)])
  expect(Object.fromEntries(all)).toEqual(decided)
})

test('nothing that opens a door or a network is in an entry that may stand in several guides', () => {
  const secrets = leavesOf(wholeFormSchema).filter(({ facts }) => facts.isSecret)
  expect(secrets.map(({ path }) => path.join('.'))).toHaveLength(3)
  for (const { entry } of sharedLists) {
    expect(leavesOf(entry).filter(({ facts }) => facts.isSecret)).toEqual([])
  }
})

function listsIn(schema: Schema, path: string[] = []): string[] {
  const entry = entryOf(schema)
  if (entry) return idKeyOf(entry) ? [path.join('.')] : []
  return Object.entries(partsOf(schema)).flatMap(([key, part]) => listsIn(part, [...path, key]))
}
