/** What guests ask most, in the order of a stay, and the field or the list in which a host answers it. */
export const whereAsked = {
  wifi: 'welcome.wifiNetworks',
  door: 'welcome.arrival.steps',
  gate: 'welcome.arrival.gate',
  parking: 'houseManual.parking',
  hot_water: 'wifiTech.devices',
  climate: 'wifiTech.devices',
  drinking_water: 'houseManual.rooms',
  rubbish: 'checkout.steps',
  kitchen: 'houseManual.rooms',
  outages: 'emergency.emergencyItems',
  disasters: 'emergency.emergencyItems',
  tv: 'wifiTech.devices',
  washing: 'wifiTech.devices',
  noise: 'houseRules.rules',
  pets: 'houseRules.rules',
  smoking: 'houseRules.rules',
  children: 'houseRules.rules',
  extra_guests: 'houseRules.rules',
  late_checkout: 'checkout.steps',
  luggage: 'checkout.steps',
  shop: 'localGuide.places',
  pharmacy: 'localGuide.places',
  transport: 'localGuide.propertyLocation.description',
  emergency: 'emergency.emergencyServices',
  contact: 'welcome.hostPhone',
} as const

export type Question = keyof typeof whereAsked

// The keys are the questions: the table is written here, and nobody adds to it.
export const questions = Object.keys(whereAsked) as [Question, ...Question[]]
