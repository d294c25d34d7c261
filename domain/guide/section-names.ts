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
export const tabKeyOf = {
  welcome: 'welcome',
  house_manual: 'houseManual',
  local_guide: 'localGuide',
  wifi_tech: 'wifiTech',
  emergency: 'emergency',
  house_rules: 'houseRules',
  checkout: 'checkout',
} as const satisfies Record<SectionType, string>

export type TabKey = (typeof tabKeyOf)[SectionType]

export const tabKeys = sectionTypes.map((type) => tabKeyOf[type])

export const sectionTypeOf = Object.fromEntries(
  sectionTypes.map((type) => [tabKeyOf[type], type]),
) as Record<TabKey, SectionType>

/** The same seven as words of an address. */
export const tabSlugOf = perSection((type) => type.replace('_', '-'))

export function isSectionType(value: unknown): value is SectionType {
  return sectionTypes.some((type) => type === value)
}

export function findSectionBySlug(slug: string): SectionType | undefined {
  return sectionTypes.find((type) => tabSlugOf[type] === slug)
}

/** One value per section, made by asking for each in order. */
export function perSection<Value>(makeValue: (type: SectionType) => Value) {
  const values = {} as Record<SectionType, Value>
  for (const type of sectionTypes) values[type] = makeValue(type)
  return values
}
