/** Longest text per form path, in UTF-16 units as a field's maxlength counts them; `*` is any index or key. */
export const textLimits = {
  timeZone: 64,
  'welcome.photoUrl': 2048,
  'welcome.propertyName': 120,
  'welcome.greeting': 60,
  'welcome.note': 5000,
  'welcome.checkInHour': 5,
  'welcome.checkOutHour': 5,
  'welcome.wifiNetworks.*.ssid': 64,
  'welcome.wifiNetworks.*.password': 128,
  'welcome.hostPhone': 60,
  'welcome.hostEmail': 254,
  'welcome.supportMessage': 1000,
  'welcome.emergencyContact': 300,
  'houseManual.parking': 1000,
  'houseManual.rooms.*.key': 80,
  'houseManual.rooms.*.label': 120,
  'houseManual.rooms.*.features.*': 500,
  'localGuide.propertyLocation.address': 500,
  'localGuide.propertyLocation.description': 2000,
  'localGuide.propertyLocation.mapsLink': 2048,
  'localGuide.places.*.name': 160,
  'localGuide.places.*.description': 2000,
  'localGuide.places.*.mapsLink': 2048,
  'wifiTech.wifiNetworks.*.ssid': 64,
  'wifiTech.wifiNetworks.*.password': 128,
  'wifiTech.devices.*.name': 160,
  'wifiTech.devices.*.notes': 3000,
  'emergency.firstAidLocation': 500,
  'emergency.emergencyItems.*.title': 200,
  'emergency.emergencyItems.*.notes': 3000,
  'emergency.policeContact': 200,
  'emergency.fireContact': 200,
  'emergency.medicalContact': 200,
  'emergency.emergencyServices': 100,
  'houseRules.rules.*.title': 200,
  'houseRules.rules.*.notes': 5000,
  'checkout.steps.*.title': 200,
  'checkout.steps.*.notes': 5000,
  'sections.*.items.*.id': 64,
  'sections.*.items.*.title': 200,
  'sections.*.items.*.body': 5000,
  'sections.*.items.*.photoUrl': 2048,
  'sections.*.items.*.linkUrl': 2048,
} as const

export type TextPath = keyof typeof textLimits

/** Most entries per list of the form. */
export const listLimits = {
  'welcome.wifiNetworks': 20,
  'houseManual.rooms': 40,
  'houseManual.rooms.*.features': 40,
  'localGuide.places': 200,
  'wifiTech.wifiNetworks': 20,
  'wifiTech.devices': 100,
  'emergency.emergencyItems': 60,
  'houseRules.rules': 100,
  'checkout.steps': 100,
  'sections.*.items': 60,
} as const

export type ListPath = keyof typeof listLimits

/** Smallest, largest and step of the form's three counts. */
export const countLimits = {
  bedrooms: { min: 0, max: 100, step: 0.5 },
  bathrooms: { min: 0, max: 100, step: 0.5 },
  maxGuests: { min: 1, max: 500, step: 0.5 },
} as const

export type CountName = keyof typeof countLimits

/** The values a message about the field at this path may name. */
export function limitAt(path: string): { max?: number; min?: number; step?: number } {
  const pattern = path.replace(/^sections\.\w+/, 'sections.*').replace(/\.\d+(?=\.|$)/g, '.*')
  if (Object.hasOwn(textLimits, pattern)) return { max: textLimits[pattern as TextPath] }
  if (Object.hasOwn(listLimits, pattern)) return { max: listLimits[pattern as ListPath] }
  const count = pattern.replace(/^houseManual\./, '')
  return Object.hasOwn(countLimits, count) ? countLimits[count as CountName] : {}
}
