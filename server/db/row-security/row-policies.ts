import type * as schema from '#server/db/tables/schema.ts'

type Access = { may: string; rows: string }

/** What a role may do with a table, and with which of its rows; what is not named is refused. */
export type TablePolicies = { host?: Access; guest?: Access }

/** For the server's own role alone; `added only` is never changed again, not even by the tables' owner. */
export type ServerTable = 'server only' | 'added only'

const ofThisHost = `host_id = (select current_setting('zaguan.host_id', true))`
const change = 'select, insert, update, delete'

/** Conditions on another table are narrowed by that table's own policies: a visible property is the host's own, or published. */
const ofVisibleGuide = (table: string) =>
  `exists (select from properties where properties.id = ${table}.property_id)`
const ofVisibleSection =
  'exists (select from content_sections where content_sections.id = content_items.section_id)'
const inVisibleGuide = `
  exists (select from properties where properties.cover_image_url = photos.path)
  or exists (select from content_items where content_items.photo_url = photos.path)
  or exists (select from guide_photos where guide_photos.path = photos.path and guide_photos.is_visible)`

/** Of a stay whatever its link needs; what the host noted is the host's. */
const stayOfGuest =
  'select (id, property_id, arrives_on, leaves_on, language, leaves_at, generation, key_id, opened_at, ended_at)'

export const rowPolicies = {
  properties: {
    host: { may: change, rows: ofThisHost },
    guest: { may: 'select', rows: 'is_published and suspended_at is null' },
  },
  contentSections: {
    host: { may: change, rows: ofVisibleGuide('content_sections') },
    guest: { may: 'select', rows: `is_active and ${ofVisibleGuide('content_sections')}` },
  },
  contentItems: {
    host: { may: change, rows: ofVisibleSection },
    guest: { may: 'select', rows: `is_active and ${ofVisibleSection}` },
  },
  photos: {
    host: { may: change, rows: ofThisHost },
    guest: { may: 'select', rows: inVisibleGuide },
  },
  guidePhotos: {
    host: { may: change, rows: ofVisibleGuide('guide_photos') },
    guest: { may: 'select', rows: `is_visible and ${ofVisibleGuide('guide_photos')}` },
  },
  guidebookSaves: { host: { may: 'select, insert', rows: ofVisibleGuide('guidebook_saves') } },
  guideVersions: { host: { may: change, rows: ofVisibleGuide('guide_versions') } },
  guideTranslations: {
    host: { may: change, rows: ofVisibleGuide('guide_translations') },
    guest: { may: 'select', rows: ofVisibleGuide('guide_translations') },
  },
  guideUnconfirmed: {
    host: { may: change, rows: ofVisibleGuide('guide_unconfirmed') },
    guest: { may: 'select', rows: ofVisibleGuide('guide_unconfirmed') },
  },
  guideChecks: { host: { may: 'select, insert, update', rows: ofVisibleGuide('guide_checks') } },
  versionPhotos: { host: { may: 'select, insert', rows: ofVisibleGuide('version_photos') } },
  entryCopies: { host: { may: 'select, insert, update', rows: ofVisibleGuide('entry_copies') } },
  stays: {
    host: { may: change, rows: ofVisibleGuide('stays') },
    guest: { may: stayOfGuest, rows: ofVisibleGuide('stays') },
  },
  hostAccounts: { host: { may: 'select, insert, update (updated_at)', rows: ofThisHost } },
  dataExports: { host: { may: 'select, insert, update', rows: ofThisHost } },
  creditGrants: { host: { may: 'select', rows: ofThisHost } },
  mailOutbox: { host: { may: 'select, insert', rows: ofThisHost } },
  billingCustomers: 'server only',
  billedSubscriptions: 'server only',
  billingAttempts: 'server only',
  stripeEvents: 'server only',
  billingIncidents: 'server only',
  billingAudit: 'server only',
  operatorActs: 'added only',
  supportMessages: 'server only',
  leftPhotos: 'server only',
  jobLeases: 'server only',
  tasks: 'server only',
  requestLimits: 'server only',
  user: 'server only',
  session: 'server only',
  twoFactor: 'server only',
  passkey: 'server only',
  account: 'server only',
  verification: 'server only',
  jwks: 'server only',
  rateLimit: 'server only',
  emailChanges: 'server only',
} satisfies Record<keyof typeof schema, TablePolicies | ServerTable>
