import { execFile, spawn } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

const run = promisify(execFile)

/** nginx with one page and the sample's pictures; the page is sent in brotli as it lies there. */
export async function openNginx(page: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-nginx-'))
  const program = await findNginx(folder)
  if (!program) {
    await rm(folder, { recursive: true })
    return undefined
  }
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  await mkdir(path.join(folder, 'logs'), { recursive: true })
  await writeFile(path.join(folder, 'page.br'), brotliCompressSync(page))
  await writeFile(path.join(folder, 'nginx.conf'), configOf(folder, port))
  const server = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log'], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(url)
  return {
    url: `${url}/page`,
    pid: server.pid ?? 0,
    async close() {
      const ended = new Promise((resolve) => server.once('close', resolve))
      server.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** The machine's own, or Debian's, unpacked beside the bench and not installed. */
async function findNginx(folder: string) {
  const installed = '/usr/sbin/nginx'
  if (await exists(installed)) return installed
  const isDebianRoot = process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'))
  if (!isDebianRoot) return undefined
  try {
    await run('apt-get', ['download', '-qq', 'nginx'], { cwd: folder })
    const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.deb'))
    await run('dpkg', ['-x', path.join(folder, name), folder])
    const program = path.join(folder, 'usr', 'sbin', 'nginx')
    await run(program, ['-v'])
    return program
  } catch {
    return undefined
  }
}

function configOf(folder: string, port: number) {
  // Started by root, its worker would become a user who may not look into our folder.
  const worker = process.getuid?.() === 0 ? 'user root; ' : ''
  return `${worker}daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  types { image/avif avif; image/jpeg jpg; }
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server {
    listen 127.0.0.1:${port};
    location = /page { default_type "text/html; charset=utf-8"; add_header Content-Encoding br; add_header Cache-Control no-cache; alias ${folder}/page.br; }
    location /sample/ { alias ${path.resolve('public', 'sample')}/; }
  }
}
`
}

async function waitFor(url: string) {
  for (let turn = 0; turn < 100; turn++) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer')
}

function exists(file: string) {
  return access(file).then(
    () => true,
    () => false,
  )
}
