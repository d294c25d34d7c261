import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { getProgram } from '#tests/debian.ts'
import { userForPostgres } from '#tests/postgres/postgres-binaries.ts'
import { freePort } from '#tests/product.ts'

/** Debian's PgBouncer, in transaction mode unless wished otherwise, in front of the server of this address; it refuses to be root. */
export async function startPgbouncer(databaseUrl: string, wishes: Wishes = {}) {
  const { file, env } = await getProgram('pgbouncer', 'pgbouncer')
  const { username, password, port } = new URL(databaseUrl)
  const folder = mkdtempSync(path.join(tmpdir(), 'zaguan-pgbouncer-'))
  chmodSync(folder, 0o755)
  const own = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  writeFileSync(path.join(folder, 'users.txt'), `"${username}" "${password}"\n`)
  writeFileSync(settings, settingsFor({ folder, own, port: Number(port), ...wishes }))
  const bouncer = spawn(file, ['-q', settings], {
    ...userForPostgres(),
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => bouncer.once('close', resolve))
  const killNow = () => bouncer.kill('SIGKILL')
  process.once('exit', killNow)
  await vi.waitUntil(() => bouncer.exitCode !== null || answers(own), { timeout: 120_000 })
  if (bouncer.exitCode !== null) throw new Error(`PgBouncer ended with ${bouncer.exitCode}`)
  return {
    /** The same database by way of it. */
    urlOf: (direct: string) => Object.assign(new URL(direct), { port: String(own) }).href,
    async stop() {
      process.off('exit', killNow)
      killNow()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Wishes = { mode?: 'transaction' | 'session'; lines?: number; isInTurn?: boolean }
type Place = Wishes & { folder: string; own: number; port: number }

function settingsFor(place: Place) {
  const { folder, own, port, mode = 'transaction', lines = 8, isInTurn = false } = place
  return `[databases]
* = host=127.0.0.1 port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = ${mode}
default_pool_size = ${lines}
server_round_robin = ${Number(isInTurn)}
max_client_conn = 300
server_login_retry = 1
`
}

function answers(port: number) {
  return new Promise<boolean>((resolve) => {
    const line = createConnection(port, '127.0.0.1')
    line.once('connect', () => {
      line.destroy()
      resolve(true)
    })
    line.once('error', () => resolve(false))
  })
}
