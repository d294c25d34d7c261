/** The seven sections, in the order of tabs, menus and pages. */
export const sectionTypes = [
  'welcome',
  'house_manual',
  'local_guide',
  'wifi_tech',
  'emergency',
  'house_rules',
  'checkout',
] as const

export type SectionType = (typeof sectionTypes)[number]

/** The same seven as keys of the form. */
export const tabKeys = [
  'welcome',
  'houseManual',
  'localGuide',
  'wifiTech',
  'emergency',
  'houseRules',
  'checkout',
] as const

export type TabKey = (typeof tabKeys)[number]

/** The same seven as words of an address. */
export const tabSlugs = [
  'welcome',
  'house-manual',
  'local-guide',
  'wifi-tech',
  'emergency',
  'house-rules',
  'checkout',
] as const

export type TabSlug = (typeof tabSlugs)[number]

export const tabKeyOf = {
  welcome: 'welcome',
  house_manual: 'houseManual',
  local_guide: 'localGuide',
  wifi_tech: 'wifiTech',
  emergency: 'emergency',
  house_rules: 'houseRules',
  checkout: 'checkout',
} as const satisfies Record<SectionType, TabKey>

export const sectionTypeOf = {
  welcome: 'welcome',
  houseManual: 'house_manual',
  localGuide: 'local_guide',
  wifiTech: 'wifi_tech',
  emergency: 'emergency',
  houseRules: 'house_rules',
  checkout: 'checkout',
} as const satisfies Record<TabKey, SectionType>

export const tabSlugOf = {
  welcome: 'welcome',
  house_manual: 'house-manual',
  local_guide: 'local-guide',
  wifi_tech: 'wifi-tech',
  emergency: 'emergency',
  house_rules: 'house-rules',
  checkout: 'checkout',
} as const satisfies Record<SectionType, TabSlug>

export function isSectionType(value: unknown): value is SectionType {
  return sectionTypes.some((type) => type === value)
}

export function findSectionBySlug(slug: string): SectionType | undefined {
  return sectionTypes.find((type) => tabSlugOf[type] === slug)
}

/** One value per section, made by asking for each in order. */
export function perSection<Value>(
  makeValue: (type: SectionType) => Value,
): Record<SectionType, Value> {
  return {
    welcome: makeValue('welcome'),
    house_manual: makeValue('house_manual'),
    local_guide: makeValue('local_guide'),
    wifi_tech: makeValue('wifi_tech'),
    emergency: makeValue('emergency'),
    house_rules: makeValue('house_rules'),
    checkout: makeValue('checkout'),
  }
}
