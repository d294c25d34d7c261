import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import packageFile from '#package.json' with { type: 'json' }
import { readConfig } from '#server/config.ts'
import { largerBodies } from '#server/http/limit-body.ts'
import { settings } from '#server/settings.ts'
import { findTool } from '#tests/tools.ts'
import { readingMs } from '#web/calls/read-texts.ts'
import { translatingMs } from '#web/calls/translate-guide.ts'
import { answerTimeoutMs, photosAddress } from '#web/editor/photo/upload-photo.ts'
import { zipAnswerMs } from '#web/import/send-zip.ts'

const run = promisify(execFile)
const read = (name: string) => readFileSync(`install/${name}`, 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('zaguan.service')
const operating = readFileSync('docs/operating.md', 'utf8')

/** `NAME=value` lines. */
function pairsIn(text: string) {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

/** What the image says by itself. */
const ofImage = pairsIn((/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').replaceAll(' ', '\n'))

/** The part of compose.yaml under a service's name. */
function serviceOf(name: string) {
  const text = new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n|  #.*\\n)+)`, 'm').exec(compose)?.[1]
  return text ?? ''
}

const given = Object.fromEntries(
  [...serviceOf('product').matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/^"(.*)"$/, '$1'),
  ]),
)

describe('the image', () => {
  test('runs on the Node of the project, and the packages are those of the lockfile', () => {
    const version = packageFile.devDependencies.node
    expect(dockerfile).toContain(`ARG NODE=docker.io/library/node:${version}-bookworm-slim\n`)
    expect(dockerfile.match(/^FROM \S+/gm)).toEqual(Array(3).fill('FROM $' + '{NODE}'))
    expect(dockerfile.match(/npm \w+/g)).toEqual(['npm ci', 'npm ci'])
  })

  test('holds what the product needs at work, is nobody’s root and is asked for its health', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).not.toMatch(/--include=dev|^COPY \. /m)
    expect(last).toContain('COPY --from=packages /srv/zaguan/node_modules')
    expect(last).toMatch(/^USER 1000:1000$/m)
    expect(last).toMatch(/^VOLUME \/data$/m)
    expect(last).toMatch(/^HEALTHCHECK .* CMD \["node", "install\/is-healthy.mjs"\]$/m)
    expect(dockerfile).toContain('npm ci --omit=dev --ignore-scripts')
  })

  test('holds the commands of an operator, and the page on operating calls each as it is there', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    const held = [...last.matchAll(/^COPY --from=build \/srv\/zaguan\/(\S+) /gm)].map(
      ([, at]) => at,
    )
    for (const name of ['backup', 'restore', 'admin', 'billing:setup'] as const) {
      const own = packageFile.scripts[name].replace(/^node /, '')
      const file = /runCommand\('(.+)'\)/.exec(readFileSync(own, 'utf8'))?.[1] ?? own
      expect(held.filter((at = '') => file === at || file.startsWith(`${at}/`))).toHaveLength(1)
      expect(readFileSync('docs/operating.md', 'utf8')).toContain(`\`node ${file}\``)
      const asked = [...readFileSync(file, 'utf8').matchAll(/ from '([#.][^']*)'/g)]
      expect(asked.filter(([, at = '']) => !/^(#server\/|#domain\/|\.\/)/.test(at))).toEqual([])
      if (!file.startsWith('server/')) expect(asked.join()).not.toContain("'./")
    }
  })

  test('is made of what the repository has, and nothing else is sent to where it is made', () => {
    const sent = read('Dockerfile.dockerignore').split('\n')
    expect(sent.find((line) => line && !line.startsWith('#'))).toBe('*')
    const named = sent.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    expect(named.filter((name) => !existsSync(name))).toEqual([])
    for (const name of ['domain', 'server', 'web', 'vite.config.ts', 'react-router.config.ts']) {
      expect(named).toContain(name)
    }
    for (const [, source = ''] of dockerfile.matchAll(/^COPY (?!--from|\.)(.+) \S+$/gm)) {
      expect(source.split(' ').filter((name) => !named.includes(name))).toEqual([])
    }
  })

  test('says only settings that there are, besides Node’s own', () => {
    const names = Object.keys(ofImage).filter((name) => !['NODE_ENV', 'TMPDIR'].includes(name))
    expect(names.filter((name) => !(name in settings))).toEqual([])
  })

  test('keeps what waits in files where it may write, and not in memory', () => {
    expect(ofImage.TMPDIR).toBe('/data')
    const owned = /^RUN install -d -o (\d+) -g \d+ -m 700 (\S+)$/m.exec(dockerfile)
    expect(owned?.slice(1)).toEqual(['1000', ofImage.TMPDIR])
    expect(serviceOf('product')).toMatch(/^ {4}volumes:\n {6}- product:\/data$/m)
    expect(serviceOf('product')).not.toContain('- /data')
  })

  test('is healthy while the product answers that it is alive', async () => {
    const answers = { status: 200 }
    const server = createServer((request, answer) => {
      answer.writeHead(request.url === '/healthz' ? answers.status : 404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const env = { ...process.env, PORT: String(port) }
    const ask = () =>
      run(process.execPath, ['install/is-healthy.mjs'], { env }).then(
        () => 0,
        ({ code }) => code,
      )
    expect(await ask()).toBe(0)
    answers.status = 503
    expect(await ask()).toBe(1)
    await new Promise((resolve) => server.close(resolve))
    expect(await ask()).toBe(1)
  })
})

describe('the compose file', () => {
  test('has the product, its database, its store, and TLS in front', () => {
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
    const names = services.match(/^ {2}\w+(?=:$)/gm)?.map((name) => name.trim())
    expect(names).toEqual(['product', 'postgres', 's3', 'bucket', 'caddy'])
    for (const name of names ?? []) expect(serviceOf(name)).toMatch(/^ {4}image: \S+/m)
    const foreign = services.match(/image: docker\.io\S+/g) ?? []
    expect(foreign).toHaveLength(4)
    for (const image of foreign) expect(image).toMatch(/:[\w.-]+$/)
    expect(compose).not.toMatch(/:latest/)
  })

  test('gives the product settings that there are, and no others', () => {
    expect(Object.keys(given).length).toBeGreaterThan(10)
    expect(Object.keys(given).filter((name) => !(name in settings))).toEqual([])
  })

  test('passes on every setting that is the operator’s to choose', () => {
    const listed = Object.keys(pairsIn(readFileSync('.env.example', 'utf8')))
    const excused = {
      HOST: 'the image says it',
      PORT: 'the image says it, and Caddy asks there',
      DATA_DIR: 'the image says it',
      ALLOW_HTTP: 'Caddy has TLS',
      DATABASE: 'Postgres is one of the services',
      DATABASE_DIRECT_URL: 'no pooler stands before it',
      DEMO: 'production refuses it',
      STRIPE_MODE: 'a key is asked for, and the image has no sandbox',
      STRIPE_API_HOST: 'for the sandbox',
      STRIPE_API_PORT: 'for the sandbox',
      STRIPE_API_PROTOCOL: 'for the sandbox',
    }
    const left = listed.filter((name) => !(name in given))
    expect(left.sort()).toEqual(Object.keys(excused).sort())
    const ours = ['ZAGUAN_ENV', 'APP_URL', 'DATABASE_URL', 'PHOTOS']
    const fixed = Object.entries(given).filter(([, value]) => !/^\$\{\w+[^}]*\}$/.test(value))
    expect(fixed.map(([name]) => name).sort()).toEqual(ours.sort())
  })

  test('with what install/.env.example asks for filled in, production starts on it', () => {
    const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const example = pairsIn(read('.env.example'))
    expect([...asked].sort()).toEqual(Object.keys(example).sort())
    const filled: Record<string, string> = {
      ...example,
      POSTGRES_PASSWORD: '9f86d081884c7d659a2feaa0c55ad015',
      S3_SECRET: 'a665a45920422f9d417e4867efdc4fb8',
      AUTH_SECRET: '5994471abb01112afcc18159f6cc74b4',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRETS: 'whsec_1',
    }
    const environment = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)[^}]*\}/g, (_, key) => filled[key] ?? ''),
      ]),
    )
    const config = readConfig({ ...ofImage, ...environment })
    expect(config).toMatchObject({
      isProduction: true,
      host: '0.0.0.0',
      dataDir: '/data',
      appUrl: 'https://guias.example.com',
      trustedProxies: 1,
    })
    expect(config.photos).toContain('a665a45920422f9d417e4867efdc4fb8@s3/guidebook-photos?')
  })

  test('lets photos fill the disk: its store has no number of volumes of its own', () => {
    expect(serviceOf('s3')).toMatch(/^ {4}command: server .*-volume\.max=0( |$)/m)
  })

  test('has a network that Prometheus can join, by the name that operators are told', () => {
    const [, name] = /^name: (\w+)$/m.exec(compose) ?? []
    const { PORT } = ofImage
    expect(compose).not.toMatch(/^ *networks:/m)
    for (const text of [compose, readFileSync('docs/operating.md', 'utf8')]) {
      expect(text).toContain(`${name}_default`)
      expect(text).toContain(`product:${PORT}`)
    }
  })

  test('keeps secrets out of the repository, and opens nothing but the web', () => {
    expect(compose.match(/(SECRETS?|PASSWORD|KEY): (?!\$\{)\S+/g)).toBeNull()
    expect(compose.match(/^ {4}ports:$/gm)).toHaveLength(1)
    expect(serviceOf('caddy')).toContain('ports:')
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) {
      expect(serviceOf('product')).toContain(line)
    }
  })

  test.each([
    ['Caddy', 'Caddyfile', /max_size (\d+)MiB/],
    ['nginx', 'nginx.conf', /client_max_body_size (\d+)m;/],
  ])('%s lets through the largest body the product takes, and not much more', (_, file, limit) => {
    const [, mebibytes] = limit.exec(read(file)) ?? []
    const most = Math.max(...Object.values(largerBodies).map(({ maxBytes }) => maxBytes))
    const room = Number(mebibytes) * 1024 ** 2 - most
    expect(room).toBeGreaterThan(0)
    expect(room).toBeLessThan(2 * 1024 ** 2)
  })

  test('Caddy waits for an answer without an end', () => {
    expect(read('Caddyfile')).not.toMatch(/^\s*(response_header_timeout|read_timeout) /m)
  })

  test('Caddy takes its file', async ({ skip }) => {
    const caddy = findTool('caddy')
    skip(!caddy, 'Caddy is not on this machine (Debian: apt-get install caddy)')
    // No TLS here: a certificate for an example would be asked for.
    const env = { ...process.env, SITE: 'http://127.0.0.1', HOME: tmpdir() }
    const args = ['adapt', '--config', 'install/Caddyfile', '--adapter', 'caddyfile', '--validate']
    const { stdout } = await run(caddy!, args, { env })
    expect(stdout).toContain('"dial":"product:3000"')
  })
})

/** How long nginx and Varnish wait for the first byte of an answer from an address. */
const waits = {
  nginx(address: string) {
    const found = read('nginx.conf').matchAll(
      /location (~ )?(\S+) \{[^}]*proxy_read_timeout (\d+)s;/g,
    )
    const rules = [...found].map(([, isPattern, which = '', seconds]) => ({
      fits: isPattern ? new RegExp(which).test(address) : address.startsWith(which),
      isPattern,
      ms: Number(seconds) * 1000,
    }))
    const fitting = rules.filter(({ fits }) => fits)
    return (fitting.find(({ isPattern }) => isPattern) ?? fitting[0])?.ms ?? 0
  },
  Varnish(address: string) {
    const rules = read('varnish/zaguan.vcl')
    const longer = /bereq\.url ~ "([^"]+)"\) \{\s+set bereq\.first_byte_timeout = (\d+)s;/
    const [, which = '', seconds] = longer.exec(rules) ?? []
    const [, usual] = /\.first_byte_timeout = (\d+)s;/.exec(rules) ?? []
    return Number(new RegExp(which).test(address) ? seconds : usual) * 1000
  },
}

describe.each(Object.entries(waits))('%s', (_, waitAt) => {
  const manyPhotosMs = 600_000

  test.each([
    ['a guide from a zip', '/api/guidebooks/import', zipAnswerMs],
    ['texts to be read', '/api/guidebooks/proposals', readingMs],
    ['drafts of a machine', '/api/guidebooks/4f5a/translate', translatingMs],
    ['a photo', photosAddress, answerTimeoutMs],
    ['the end of an account', '/api/account', manyPhotosMs],
    ['the end of an account, without scripts', '/settings', manyPhotosMs],
    ['the end of an account, on its page', '/settings.data', manyPhotosMs],
  ])('waits for %s longer than its page does', (_, address, pageMs) => {
    expect(waitAt(address)).toBeGreaterThan(pageMs)
  })

  test.each(['/', '/g/muestra', '/api/guidebooks', '/settings/data/1'])(
    'waits for %s as long as the page on operating says',
    (address) => {
      const [, seconds] = /An answer is waited for (\d+) s/.exec(operating) ?? []
      expect(waitAt(address)).toBe(Number(seconds) * 1000)
      expect(waitAt(address)).toBeGreaterThan(30_000)
    },
  )
})

describe('nginx', () => {
  test('passes on a large file at the pace of who reads it', () => {
    expect(read('nginx.conf')).toMatch(/^ {4}proxy_max_temp_file_size 0;$/m)
  })
})

describe('the systemd unit', () => {
  const analyze = findTool('systemd-analyze')
  const without = 'systemd is not on this machine'

  test('says only settings that there are, and keeps its files where it may write', () => {
    const said = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, text = '']) => text).join(' ')
    const given = pairsIn(said.replaceAll(' ', '\n'))
    expect(given).toEqual({
      NODE_ENV: 'production',
      ZAGUAN_ENV: 'production',
      DATA_DIR: '/var/lib/zaguan',
      // Of systemd's own making for this unit alone, writable, and on a disk.
      TMPDIR: '/var/tmp',
    })
    expect(unit).toMatch(/^PrivateTmp=yes$/m)
    expect(unit).toMatch(/^StateDirectory=zaguan$/m)
    // A command by hand reads the file of the settings only.
    const { ZAGUAN_ENV, DATA_DIR } = given
    expect(readFileSync('docs/operating.md', 'utf8')).toContain(
      `ZAGUAN_ENV=${ZAGUAN_ENV} DATA_DIR=${DATA_DIR} >> /etc/zaguan/env`,
    )
  })

  test('is one that systemd understands', async ({ skip }) => {
    skip(!analyze, without)
    const folder = await mkdtemp(path.join(tmpdir(), 'zaguan unit '))
    const file = path.join(folder, 'zaguan.service')
    // Verified where it stands, not where it will be installed: the program it names has to be there.
    await writeFile(file, unit.replaceAll('/srv/zaguan', process.cwd()))
    const { stdout, stderr } = await run(analyze!, ['verify', '--man=no', file])
    const own = (stdout + stderr).split('\n').filter((line) => line.includes('zaguan'))
    expect(own).toEqual([])
    await rm(folder, { recursive: true })
  })

  test('leaves little open, as systemd counts it', async ({ skip }) => {
    skip(!analyze, without)
    const most = 20
    const args = ['security', '--offline=true', `--threshold=${most}`, 'install/zaguan.service']
    const { stdout } = await run(analyze!, args)
    expect(Number(/exposure level .*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(most / 10)
  })
})
