import type { GuidebookContent } from '#domain/guide/guidebook.ts'
import { sayLocked } from '#domain/guide/locks/close-locked.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { metadataOf } from '#domain/guide/stored/read-stored.ts'
import { readRecord } from '#domain/values/read-json.ts'

type Metadata = Record<string, unknown>

/** A section's metadata for guests, of a guide's public part: no contact that is switched off, nothing that is the host's own note. */
export function publicMetadata(type: SectionType, guide: GuidebookContent): Metadata {
  const said = readRecord(sayLocked(metadataOf(guide, type)))
  const { notApplicable: _, notAnswers: __, ...metadata } = said
  return type === 'welcome' && !metadata.contactInfoEnabled ? withoutContact(metadata) : metadata
}

function withoutContact({
  hostPhone: _,
  hostPhoneType: __,
  hostEmail: ___,
  supportMessage: ____,
  emergencyContact: _____,
  ...open
}: Metadata) {
  return open
}
