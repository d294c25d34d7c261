export const formLists = [
  'wifiNetworks',
  'devices',
  'emergencyItems',
  'rules',
  'steps',
  'rooms',
  'features',
  'places',
] as const

export type FormList = (typeof formLists)[number]

/** Places can always be removed; every other list keeps its last entry. */
export function canRemoveEntry(list: FormList, entryCount: number): boolean {
  return list === 'places' ? entryCount > 0 : entryCount > 1
}
