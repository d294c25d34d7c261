import type { GuidebookContent } from '#domain/guidebook.ts'
import {
  metadataOf,
  readCheckout,
  readEmergency,
  readHouseManual,
  readHouseRules,
  readLocalGuide,
  readWelcome,
  readWifiTech,
} from '#domain/section-metadata.ts'
import type { SectionType } from '#domain/section-names.ts'

type Metadata = Record<string, unknown>

/** A section's metadata for guests: the names this product knows, and no contact that is switched off. */
export function publicMetadata(type: SectionType, guide: GuidebookContent): Metadata {
  return readers[type](metadataOf(guide, type), guide)
}

const readers: Record<SectionType, (metadata: unknown, guide: GuidebookContent) => Metadata> = {
  welcome: readPublicWelcome,
  house_manual: readHouseManual,
  local_guide: readLocalGuide,
  wifi_tech: readWifiTech,
  emergency: readEmergency,
  house_rules: readHouseRules,
  checkout: readCheckout,
}

function readPublicWelcome(metadata: unknown): Metadata {
  const { greeting, note, wifiNetworks, ...contact } = readWelcome(metadata)
  const open = { greeting, note, wifiNetworks, contactInfoEnabled: contact.contactInfoEnabled }
  if (!contact.contactInfoEnabled) return open
  return {
    ...open,
    hostPhone: contact.hostPhone,
    hostPhoneType: contact.hostPhoneType === 'whatsapp' ? 'whatsapp' : 'call',
    hostEmail: contact.hostEmail,
    supportMessage: contact.supportMessage,
    emergencyContact: contact.emergencyContact,
  }
}
