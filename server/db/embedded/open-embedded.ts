import { writeSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { SteadyPool } from '#server/db/connections/steady-pool.ts'
import { messageOf, StartupError } from '#server/db/startup-error.ts'
import { DurableFolder, prepareFolder, startWhole } from './embedded-folder.ts'
import { EmbeddedWire } from './embedded-wire.ts'
import { lockFolder } from './folder-lock.ts'

const waitForConnectionMs = 10_000

/** Postgres inside this process, in a folder that only this process may open. */
export async function openEmbedded(dataDir: string) {
  const folder = prepareFolder(dataDir)
  const lock = lockFolder(folder)
  try {
    const pglite = await startWhole(folder, () => startPostgres(folder))
    const pool = openPool(pglite)
    return {
      pool,
      async close() {
        await pool.end()
        await pglite.close()
        lock.release()
      },
      async upkeep() {
        await pool.query('vacuum (analyze)')
        await pool.query('checkpoint')
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Its own defaults switch flushing off (`-F`), and its way of flushing does nothing under WebAssembly: both are undone. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

async function startPostgres(folder: string) {
  const complaints: string[] = []
  let isOpen = false
  const pglite = new PGlite({
    fs: new DurableFolder(folder),
    startParams,
    onStderr: (line) => {
      if (!isOpen) complaints.push(line)
      else if (isEndOf(line)) endProcess(line)
      return true
    },
  })
  try {
    await pglite.waitReady
  } catch (error) {
    throw new StartupError(doesNotOpen(folder, complaints.findLast(isEndOf) ?? messageOf(error)))
  }
  isOpen = true
  return pglite
}

function openPool(pglite: PGlite) {
  return new SteadyPool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitForConnectionMs,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new EmbeddedWire(pglite),
  })
}

function isEndOf(line: string) {
  return /\b(PANIC|FATAL):/.test(line)
}

function doesNotOpen(folder: string, complaint: string) {
  return `The database in ${folder} does not open: ${complaint.replace(/^.*(PANIC|FATAL):\s*/, '')}.`
}

/** After a panic the database spins for ever inside this process: only its end, and a fresh start, repair it. */
function endProcess(line: string) {
  const reason = line.replace(/^.*(PANIC|FATAL):\s*/, '')
  writeSync(
    process.stderr.fd,
    `The embedded database had to stop: ${reason}. What it confirmed is safe; start again.\n`,
  )
  process.exit(1)
}
