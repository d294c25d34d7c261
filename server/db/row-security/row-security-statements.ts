import { createHash } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import * as schema from '#server/db/tables/schema.ts'

export const roles = {
  host: 'zaguan_host',
  guest: 'zaguan_guest',
  system: 'zaguan_system',
} as const

type Access = { may: string; rows: string }

/** What a role may do with a table, and with which of its rows; what is not named is refused. */
type TablePolicies = { host?: Access; guest?: Access }

/** For the server's own role alone; `added only` is never changed again, not even by the tables' owner. */
type ServerTable = 'server only' | 'added only'

const ofThisHost = `host_id = (select current_setting('zaguan.host_id', true))`
const change = 'select, insert, update, delete'

/** Conditions on another table are narrowed by that table's own policies: a visible property is the host's own, or published. */
const ofVisibleGuide = (table: string) =>
  `exists (select from properties where properties.id = ${table}.property_id)`
const ofVisibleSection =
  'exists (select from content_sections where content_sections.id = content_items.section_id)'
const ofShownSection =
  'exists (select from content_sections where content_sections.id = content_items.section_id and content_sections.is_active)'
const inVisibleGuide = `
  exists (select from properties where properties.cover_image_url = photos.path)
  or exists (select from content_items where content_items.photo_url = photos.path)
  or exists (select from guide_photos where guide_photos.path = photos.path and guide_photos.is_visible)`

/** Of a stay whatever its link needs; what the host noted is the host's. */
const stayOfGuest =
  'select (id, property_id, arrives_on, leaves_on, language, leaves_at, generation, key_id, opened_at, ended_at)'

const rowPolicies = {
  properties: {
    host: { may: change, rows: ofThisHost },
    guest: { may: 'select', rows: 'is_published and suspended_at is null' },
  },
  contentSections: {
    host: { may: change, rows: ofVisibleGuide('content_sections') },
    // What is switched off says so by its row, and locks what other sections tell again.
    guest: { may: 'select', rows: ofVisibleGuide('content_sections') },
  },
  contentItems: {
    host: { may: change, rows: ofVisibleSection },
    guest: { may: 'select', rows: `is_active and ${ofShownSection}` },
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

const policyPrefix = 'zaguan_wall_'

/** By name: the same whatever file a table stands in. */
const tables = Object.entries(schema)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, table]) => ({
    name: `"${getTableName(table)}"`,
    policies: rowPolicies[key as keyof typeof schema] as TablePolicies | ServerTable,
  }))

const addedOnly = tables.filter(({ policies }) => policies === 'added only')

/** Always: a session that plays a replica's part leaves ordinary triggers out. */
const addedOnlyStatements = [
  `create or replace function zaguan_refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% only grows', tg_table_name using errcode = 'insufficient_privilege'; end $$`,
  ...addedOnly.flatMap(({ name }) => [
    `create or replace trigger zaguan_only_grows
      before update or delete or truncate on ${name}
      for each statement execute function zaguan_refuse_change()`,
    `alter table ${name} enable always trigger zaguan_only_grows`,
  ]),
]

export const guardCount = addedOnly.length

/** All roles, grants and policies, in one text that may be run again and again. */
export const rowSecurityStatements = [
  ...tables.flatMap(({ name, policies }) => statementsFor(name, policies)),
  ...addedOnlyStatements,
  enterFunction(`set_config('role', as_role, true), set_config('zaguan.host_id', as_host, true)`),
].join(';\n')

/** Where the roles are not to be had, entering is only telling who it is. */
export const statementsWithoutRowSecurity = [
  ...addedOnlyStatements,
  enterFunction(`set_config('zaguan.host_id', as_host, true)`),
].join(';\n')

export const policyCount = (rowSecurityStatements.match(/create policy/g) ?? []).length

/** Two programs with the same fingerprint set up the same policies. */
export const rowSecurityFingerprint = fingerprintOf(rowSecurityStatements)

export const fingerprintWithoutRowSecurity = fingerprintOf(statementsWithoutRowSecurity)

export const countPolicies = `
  select count(*)::int as count from pg_policies
  where schemaname = current_schema() and policyname like '${policyPrefix}%'`

/** Guards of what only grows, as far as nobody has switched them off. */
export const countGuards = `
  select count(*)::int as count from pg_trigger
  where tgname = 'zaguan_only_grows' and tgenabled = 'A'
    and tgrelid in (${addedOnly.map(({ name }) => `'${name}'::regclass`).join(', ')})`

function fingerprintOf(statements: string) {
  return createHash('sha256').update(statements).digest('hex')
}

function statementsFor(table: string, policies: TablePolicies | ServerTable) {
  const may = policies === 'added only' ? 'select, insert' : 'select, insert, update, delete'
  return [
    `revoke all on ${table} from ${Object.values(roles).join(', ')}`,
    `grant ${may} on ${table} to ${roles.system}`,
    ...(typeof policies === 'string' ? [] : policiesOf(table, policies)),
  ]
}

function policiesOf(table: string, { host, guest }: TablePolicies) {
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    ...policyOf(table, 'system', { may: 'select', rows: 'true' }),
    ...(host ? policyOf(table, 'host', host) : []),
    ...(guest ? policyOf(table, 'guest', guest) : []),
  ]
}

function policyOf(
  table: string,
  role: keyof typeof roles,
  { may, rows }: { may: string; rows: string },
) {
  const policy = `${policyPrefix}${role}`
  return [
    `drop policy if exists ${policy} on ${table}`,
    `create policy ${policy} on ${table} to ${roles[role]} using (${rows}) with check (${rows})`,
    `grant ${may} on ${table} to ${roles[role]}`,
  ]
}

function enterFunction(steps: string) {
  return `create or replace function zaguan_enter(as_role text, as_host text) returns void
    language sql as $$ select ${steps} $$`
}
