import { tabsSchema } from '#domain/guide/guide-form.ts'
import type { GuidebookContent } from '#domain/guide/guidebook.ts'
import { type SectionType, tabKeyOf } from '#domain/guide/section-names.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import { writeStored } from '#domain/guide/stored/write-stored.ts'
import { readRecord } from '#domain/values/read-json.ts'

type Metadata = Record<string, unknown>

/** A section's metadata for guests: the names this product knows, and no contact that is switched off. */
export function publicMetadata(type: SectionType, guide: GuidebookContent): Metadata {
  const known = writeStored(tabsSchema, readTabs(guide))
  const metadata = readRecord(known[tabKeyOf[type]])
  return type === 'welcome' ? withOpenContact(metadata) : metadata
}

function withOpenContact({
  greeting,
  note,
  wifiNetworks,
  contactInfoEnabled,
  ...contact
}: Metadata) {
  const open = { greeting, note, wifiNetworks, contactInfoEnabled }
  return contactInfoEnabled ? { ...open, ...contact } : open
}
