import pg from 'pg'

/** Like a managed database's user: no superuser, but it may make roles. Row-level security holds for it. */
const owner = 'zaguan_owner'

/** Makes and drops databases on a running server; every address it gives is the owner's. */
export function databasesOf(adminUrl: string) {
  return {
    async createOwner() {
      const { password } = new URL(adminUrl)
      await asAdmin(adminUrl, [`create role ${owner} login createrole password '${password}'`])
    },
    async create(name: string, { template = 'template1' } = {}) {
      await asAdmin(adminUrl, [
        `create database "${name}" template "${template}" owner ${owner} strategy file_copy`,
      ])
      return urlOf(adminUrl, name)
    },
    async drop(name: string) {
      await asAdmin(adminUrl, [`drop database if exists "${name}" with (force)`])
    },
    openEmptier: (name: string) => {
      const url = new URL(adminUrl)
      url.pathname = `/${name}`
      return openEmptier(url.href)
    },
  }
}

export type Emptier = Awaited<ReturnType<typeof openEmptier>>

/** The administrator's own line to one database, which is used again and again. */
async function openEmptier(url: string) {
  const admin = new pg.Client(url)
  await admin.connect()
  // The server may end before us.
  admin.on('error', () => {})
  return {
    /** Deletes every row; answers how its structure stands. */
    async empty({ endsLines }: { endsLines: boolean }) {
      if (endsLines) await admin.query(`select pg_terminate_backend(pid, 60000) ${otherLines}`)
      await admin.query(deleteRows)
      return structureOf(admin)
    },
    structure: () => structureOf(admin),
    /** Connections of others to it. */
    async countLines() {
      const { rows } = await admin.query<{ count: number }>(
        `select count(*)::int as count ${otherLines}`,
      )
      return rows[0]?.count
    },
    end: () => admin.end(),
  }
}

const otherLines = `from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/** Triggers and foreign keys rest meanwhile. */
const deleteRows = `
  do $$
  declare each regclass; has_rows boolean;
  begin
    set local session_replication_role = replica;
    for each in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('select exists (select from %s)', each) into has_rows;
      if has_rows then execute format('delete from %s', each); end if;
    end loop;
  end $$`

/** Where tables, columns, rules, rights and settings stand: each of these rows carries the number of who wrote it last. */
const structureTables = [
  ...[
    'class',
    'attribute',
    'attrdef',
    'constraint',
    'index',
    'policy',
    'trigger',
    'rewrite',
    'proc',
    'type',
  ],
  ...[
    'namespace',
    'default_acl',
    'event_trigger',
    'extension',
    'largeobject_metadata',
    'publication',
  ],
]

async function structureOf(client: pg.Client) {
  const counts = structureTables.map(
    (table) => `select count(*), sum(xmin::text::bigint) from pg_catalog.pg_${table}`,
  )
  const own = `where oid = (select oid from pg_database where datname = current_database())`
  const { rows } = await client.query(
    [
      ...counts,
      `select 1, xmin::text::bigint from pg_database ${own}`,
      `select count(*), sum(xmin::text::bigint) from pg_db_role_setting`,
      `select count(*), sum(xmin::text::bigint) from drizzle.__drizzle_migrations`,
    ].join(' union all '),
  )
  return JSON.stringify(rows)
}

function urlOf(adminUrl: string, name: string) {
  const url = new URL(adminUrl)
  url.username = owner
  url.pathname = `/${name}`
  return url.href
}

function asAdmin(adminUrl: string, statements: string[]) {
  return withClient(adminUrl, async (admin) => {
    for (const statement of statements) await admin.query(statement)
  })
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
