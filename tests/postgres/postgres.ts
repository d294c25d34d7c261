import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '#server/db/embedded/folder-lock.ts'
import { findPostgresPrograms, type RunsAs, userForPostgres } from './postgres-binaries.ts'
import { databasesOf } from './postgres-databases.ts'
import { folderPrefix, removeFolder, removeLeftovers } from './postgres-leftovers.ts'

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>

/** A real Postgres of its own, in a folder of its own in the system's temporary folder; `stop` leaves nothing behind. */
export async function startPostgres({ isDurable = false } = {}) {
  await removeLeftovers()
  const runsAs = userForPostgres()
  const folder = fs.mkdtempSync(join(tmpdir(), folderPrefix))
  fs.chmodSync(folder, 0o711)
  const cluster = join(folder, 'cluster')
  const lock = lockFolder(cluster)
  const programs = await findPostgresPrograms(runsAs, join(folder, 'programs'))
  const password = randomBytes(12).toString('hex')
  initialise(programs.initdb, { folder, cluster, password, runsAs })
  const place = { cluster, runsAs, isDurable, postgres: programs.postgres }
  let { server, port } = await startOnFreePort(place)
  const killNow = () => server.kill('SIGQUIT')
  async function down(signal: 'SIGQUIT' | 'SIGINT' = 'SIGQUIT') {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  process.once('exit', killNow)
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const databases = databasesOf(adminUrl)
  await databases.createOwner()
  return {
    folder,
    adminUrl,
    url: await databases.create('zaguan'),
    createDatabase: (name: string) => databases.create(name),
    /** Every connection is cut off, and nobody answers: as if it had crashed, or by SIGINT as an operator restarts it. */
    down,
    /** At the same address again, with everything that was confirmed. */
    async up() {
      const again = await startAt(port, place)
      if (typeof again === 'string') throw new Error(`Postgres: ${again}`)
      server = again
    },
    async stop() {
      process.off('exit', killNow)
      await down()
      lock.release()
      removeFolder(folder)
    },
  }
}

type Cluster = { cluster: string; runsAs: RunsAs }

const inEnglish = { ...process.env, LC_ALL: 'C' }

function initialise(
  initdb: string,
  { folder, cluster, password, runsAs }: Cluster & { folder: string; password: string },
) {
  const passwordFile = join(folder, 'password')
  fs.writeFileSync(passwordFile, password)
  fs.mkdirSync(cluster, { mode: 0o700 })
  if (runsAs.uid !== undefined && runsAs.gid !== undefined) {
    fs.chownSync(cluster, runsAs.uid, runsAs.gid)
    fs.chownSync(passwordFile, runsAs.uid, runsAs.gid)
  }
  const settings = [
    `--pgdata=${cluster}`,
    `--pwfile=${passwordFile}`,
    ...['--username=postgres', '--auth=password', '--no-sync', '--no-instructions'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ]
  execFileSync(initdb, settings, { ...runsAs, env: inEnglish, stdio: 'pipe' })
}

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=64MB',
]

/** Nothing here outlives the run, so nothing waits for the disk, unless how long that takes is the question. */
const throwaway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

type Place = Cluster & { postgres: string; isDurable: boolean }

/** Between finding a port and taking it somebody else may: then another one is tried. */
async function startOnFreePort(place: Place) {
  for (;;) {
    const port = await findFreePort()
    const server = await startAt(port, place)
    if (typeof server !== 'string') return { server, port }
    if (!server.includes('Address already in use')) throw new Error(`Postgres: ${server}`)
  }
}

/** The server, or what it said instead of being ready. */
async function startAt(port: number, { postgres, cluster, runsAs, isDurable }: Place) {
  const chosen = [...settings, ...(isDurable ? [] : throwaway)].flatMap((set) => ['-c', set])
  const server = spawn(postgres, ['-D', cluster, '-p', String(port), ...chosen], {
    ...runsAs,
    env: inEnglish,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = await readUntilReady(server)
  return said.includes('ready to accept connections') ? server : said
}

async function readUntilReady({ stderr }: ChildProcess) {
  let said = ''
  for await (const chunk of stderr ?? []) {
    said += chunk
    if (said.includes('ready to accept connections')) break
  }
  return said
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
