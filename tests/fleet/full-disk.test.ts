/** @module-tag long */
import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { makeForm, makeGuide } from '#tests/guides/factories.ts'
import { openTestServer } from '#tests/open-test-server.ts'
import { startProduct } from '#tests/product.ts'
import { findTool } from '#tests/tools.ts'
import { ask } from './ask.ts'

const size = '192m'

/** A disk of its own, in memory; undefined where it may not be mounted. */
function mountDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zaguan-disk-'))
  try {
    execFileSync(findTool('mount') ?? '', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return folder
  } catch {
    rmdirSync(folder)
    return undefined
  }
}

function unmountDisk(disk: string) {
  execFileSync(findTool('umount') ?? '', [disk])
  rmdirSync(disk)
}

test('a disk that is full costs no save that was answered: what finds no room is refused, or the process ends with a sentence, and all is there when there is room', async ({
  skip,
}) => {
  const disk = mountDisk()
  if (!disk) return skip('a small disk may not be mounted here: that needs root')
  onTestFinished(() => unmountDisk(disk))
  const { dataDir, env, token, guide } = await prepare(disk)
  let product = await startProduct({ env, dataDir })
  onTestFinished(async () => void (await product.stop()))
  const save = async (name: string) => {
    const body = {
      ...makeForm({ welcome: { propertyName: name, note: longText() } }),
      saveId: randomUUID(),
    }
    const headers = { authorization: `Bearer ${token}` }
    const asked = { method: 'PUT', path: `/api/guidebooks/${guide.id}`, body, headers }
    return ask(`http://127.0.0.1:${product.port}`, asked).catch(() => undefined)
  }
  expect((await save('Casa Primera'))?.status).toBe(200)
  const filler = path.join(dataDir, 'filler')
  const { bavail, bsize } = statfsSync(dataDir)
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 200_000)))
  } catch (error) {
    // What the product writes meanwhile may leave less room: then the disk is full already.
    expect(error).toMatchObject({ code: 'ENOSPC' })
  }

  let saved = 'Casa Primera'
  let refused: Awaited<ReturnType<typeof save>>
  for (let time = 0; ; time += 1) {
    const name = `Casa ${time}`
    const answer = await save(name)
    if (answer?.status === 429) continue
    if (answer?.status !== 200) {
      refused = answer
      break
    }
    saved = name
  }
  if (refused) {
    expect([500, 503]).toContain(refused.status)
    expect(JSON.parse(refused.text)).toEqual({
      code: expect.any(String),
      error: expect.any(String),
    })
  }
  const hasEnded = await Promise.race([product.exited.then(() => true), answersOf(product.port)])
  console.log(
    `on a full disk: ${refused ? `refused with ${refused.status}` : 'no answer'}, ${hasEnded ? 'ended' : 'goes on'}`,
  )
  expect(refused !== undefined || hasEnded).toBe(true)
  if (hasEnded) expect(product.output()).toContain('The embedded database had to stop')
  rmSync(filler)
  if (hasEnded) product = await startProduct({ env, dataDir })
  const headers = { authorization: `Bearer ${token}` }
  const read = { path: `/api/guidebooks/${guide.id}`, headers }
  const found = await ask(`http://127.0.0.1:${product.port}`, read)
  expect([found.status, JSON.parse(found.text).property.name]).toEqual([200, saved])
  expect((await save('Casa Última'))?.status).toBe(200)
})

async function prepare(disk: string) {
  const dataDir = path.join(disk, 'data')
  const env = {
    ZAGUAN_ENV: 'production',
    APP_URL: 'https://guias.example.com',
    HOST: '127.0.0.1',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Zaguán <hola@zaguan.test>',
    SUPPORT_EMAIL: 'soporte@zaguan.test',
    PHOTOS: 'disk',
    DATABASE: 'embedded',
    STRIPE_MODE: 'sandbox',
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: '9',
    LOG_LEVEL: 'fatal',
  }
  const database = await openDatabase({ dataDir })
  const { APP_URL, AUTH_SECRET } = env
  const server = await openTestServer(database, { settings: { APP_URL, AUTH_SECRET } })
  const host = await server.makeHost()
  const guide = await makeGuide(database.db, { hostId: host.id })
  const { token } = await server.resources.auth.issueAccessToken(host.id)
  await server.close()
  await database.close()
  return { dataDir, env, token, guide }
}

function longText() {
  return randomBytes(1500).toString('hex')
}

/** False once it answers; never when it is gone. */
function answersOf(port: number) {
  return new Promise<false>((resolve) => {
    const look = () =>
      ask(`http://127.0.0.1:${port}`, { path: '/healthz' }).then(
        () => resolve(false),
        () => setTimeout(look, 50),
      )
    void look()
  })
}
