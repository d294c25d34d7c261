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
  }
}

function urlOf(adminUrl: string, name: string) {
  const url = new URL(adminUrl)
  url.username = owner
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(adminUrl: string, statements: string[]) {
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  try {
    for (const statement of statements) await admin.query(statement)
  } finally {
    await admin.end()
  }
}
