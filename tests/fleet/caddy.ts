import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { getProgram } from '#tests/debian.ts'
import { freePort } from '#tests/product.ts'
import { ask } from './ask.ts'

type Wishes = { port: number; behind: number; env?: Record<string, string> }

/** Debian's Caddy with `install/Caddyfile` in front of one process, without TLS: a certificate would be asked for. */
export async function startCaddy({ port, behind, env: own }: Wishes) {
  const { file, env } = await getProgram('caddy', 'caddy')
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-caddy-'))
  const url = `http://127.0.0.1:${port}`
  const places = { HOME: folder, CADDY_ADMIN: `127.0.0.1:${await freePort()}` }
  const given = { SITE: url, PRODUCT: `127.0.0.1:${behind}` }
  const args = ['run', '--config', 'install/Caddyfile', '--adapter', 'caddyfile']
  const server = spawn(file, args, {
    env: { ...process.env, ...env, ...places, ...given, ...own },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const words: string[] = []
  server.stderr.on('data', (bytes) => words.push(String(bytes)))
  const ended = new Promise((resolve) => server.once('close', resolve))
  const isUp = () =>
    ask(url, { path: '/healthz' }).then(
      ({ status }) => status === 200,
      () => false,
    )
  await vi.waitUntil(async () => server.exitCode !== null || (await isUp()), { timeout: 120_000 })
  if (server.exitCode !== null) throw new Error(words.join(''))
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
