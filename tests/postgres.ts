import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '#server/db/folder-lock.ts'
import { findPostgresPrograms, type RunsAs, userForPostgres } from './postgres-binaries.ts'
import { databasesOf } from './postgres-databases.ts'
import { folderPrefix, removeFolder, removeLeftovers } from './postgres-leftovers.ts'

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>

/** A real Postgres of its own, in a folder of its own in the system's temporary folder; `stop` leaves nothing behind. */
export async function startPostgres() {
  await removeLeftovers()
  const runsAs = userForPostgres()
  const folder = fs.mkdtempSync(join(tmpdir(), folderPrefix))
  fs.chmodSync(folder, 0o711)
  const cluster = join(folder, 'cluster')
  const lock = lockFolder(cluster)
  const programs = await findPostgresPrograms(runsAs, join(folder, 'programs'))
  const password = randomBytes(12).toString('hex')
  initialise(programs.initdb, { folder, cluster, password, runsAs })
  const { server, port } = await startOnFreePort(programs.postgres, { cluster, runsAs })
  const killNow = () => server.kill('SIGQUIT')
  process.once('exit', killNow)
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const databases = databasesOf(adminUrl)
  await databases.createOwner()
  return {
    folder,
    adminUrl,
    url: await databases.create('zaguan'),
    createDatabase: (name: string) => databases.create(name),
    async stop() {
      process.off('exit', killNow)
      const ended = once(server, 'exit')
      killNow()
      await ended
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

/** Nothing here outlives the run, so nothing waits for the disk. */
const throwaway = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=64MB',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
].flatMap((setting) => ['-c', setting])

/** Between finding a port and taking it somebody else may: then another one is tried. */
async function startOnFreePort(postgres: string, { cluster, runsAs }: Cluster) {
  for (;;) {
    const port = await findFreePort()
    const server = spawn(postgres, ['-D', cluster, '-p', String(port), ...throwaway], {
      ...runsAs,
      env: inEnglish,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const said = await readUntilReady(server)
    if (said.includes('ready to accept connections')) return { server, port }
    if (!said.includes('Address already in use')) throw new Error(`Postgres: ${said}`)
  }
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
