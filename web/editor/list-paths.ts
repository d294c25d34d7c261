import type { SectionType } from '#domain/guide/section-names.ts'

/** Every list of the form, wherever it stands. */
export type ListPath =
  | 'welcome.wifiNetworks'
  | 'houseManual.rooms'
  | `houseManual.rooms.${number}.features`
  | 'localGuide.places'
  | 'wifiTech.wifiNetworks'
  | 'wifiTech.devices'
  | 'emergency.emergencyItems'
  | 'houseRules.rules'
  | 'checkout.steps'
  | `sections.${SectionType}.items`
