import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import type { IconName } from '#web/guest/frame/icons.tsx'

export const sectionIcons: Record<SectionType, IconName> = {
  welcome: 'sun',
  house_manual: 'house',
  local_guide: 'pin',
  wifi_tech: 'wifi',
  emergency: 'alarm',
  house_rules: 'book',
  checkout: 'door',
}

/** The sections a guest sees, in order. */
export function activeSections(guide: GuestGuide): SectionType[] {
  return sectionTypes.filter((type) => guide.sections[type].isActive)
}
