import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { guideZipMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import { readConfig } from '#server/config.ts'
import { settings } from '#server/settings.ts'
import { findTool } from '#tests/tools.ts'
import { compose, given, serviceOf } from './compose.ts'
import { ofImage, pairsIn, read, run } from './installed.ts'

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

  test('leaves the product as much memory as the unit does, for it and its children together', () => {
    const [, compared] = /^ {4}mem_limit: (\d+)g$/m.exec(serviceOf('product')) ?? []
    expect(compared).toBeDefined()
    expect(/^MemoryMax=(\d+)G$/m.exec(read('zaguan.service'))?.[1]).toBe(compared)
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
    const room = Number(mebibytes) * 1024 ** 2 - guideZipMaxBytes
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
