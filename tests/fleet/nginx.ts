import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { getProgram } from '#tests/debian.ts'
import { type Asking, ask } from './ask.ts'

const run = promisify(execFile)

/** Debian's nginx with `install/nginx.conf` in front of processes, and TLS by a certificate made for it. */
export async function startNginx({ port, behind }: { port: number; behind: number[] }) {
  const { file, env } = await getProgram('nginx', 'nginx-light')
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-nginx-'))
  const ca = await makeCertificate(folder)
  await writeFile(path.join(folder, 'site.conf'), await siteFor({ folder, port, behind }))
  await writeFile(path.join(folder, 'nginx.conf'), settingsFor(folder))
  const server = spawn(file, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  const killNow = () => server.kill('SIGTERM')
  process.once('exit', killNow)
  const agent = new Agent({ ca, keepAlive: true, maxSockets: 50 })
  const url = `https://localhost:${port}`
  const own = { ask: (asking: Asking) => ask(url, { ...asking, agent }) }
  await vi.waitUntil(() => server.exitCode !== null || answers(own), { timeout: 120_000 })
  if (server.exitCode !== null)
    throw new Error(await readFile(path.join(folder, 'error.log'), 'utf8'))
  return {
    ...own,
    async stop() {
      process.off('exit', killNow)
      agent.destroy()
      killNow()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeCertificate(folder: string) {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')]
  const { file, env } = await getProgram('openssl', 'openssl')
  const more = { env: { ...process.env, ...env } }
  await run(file, ['req', '-x509', ...key, ...names, ...files], more)
  return readFile(path.join(folder, 'cert.pem'), 'utf8')
}

type Site = { folder: string; port: number; behind: number[] }

/** The file that operators are given, with what it leaves to them filled in. */
async function siteFor({ folder, port, behind }: Site) {
  const given = await readFile('install/nginx.conf', 'utf8')
  const [, waits = ''] = /^ +server 10\.0\.0\.11:3000(.*);$/m.exec(given) ?? []
  const servers = behind.map((one) => `    server 127.0.0.1:${one}${waits};`)
  return given
    .replace(/( +server 10\.0\.0\.\d+:.*;\n?)+/, `${servers.join('\n')}\n`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('guias.example.com', 'localhost')
    .replace('/etc/ssl/zaguan/fullchain.pem', path.join(folder, 'cert.pem'))
    .replace('/etc/ssl/zaguan/key.pem', path.join(folder, 'key.pem'))
}

function settingsFor(folder: string) {
  // Started by root, its worker would become a user who may not look into our folder.
  const worker = process.getuid?.() === 0 ? 'user root; ' : ''
  const spools = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  return `${worker}daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 512; }
http { access_log off; ${spools} include site.conf; }
`
}

function answers({ ask }: { ask: (asking: Asking) => Promise<unknown> }) {
  return ask({ path: '/healthz' }).then(
    () => true,
    () => false,
  )
}
