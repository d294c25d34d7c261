import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dropOldBackups, fileNameAt, watchBackups, writeWhole } from '#server/backup/places.ts'
import { openBackupPlace } from '#server/backups.ts'
import { startS3 } from '#tests/stand-ins/s3.ts'
import { startStallingBucket } from '#tests/stand-ins/stalling-bucket.ts'

const dayMs = 86_400_000
const first = new Date('2026-05-01T04:00:00.000Z')
const on = (day: number) => new Date(first.getTime() + day * dayMs)
const nameOn = (day: number) => fileNameAt(on(day), { isEncrypted: day % 2 === 0 })

async function* chunks(...all: Uint8Array[]) {
  yield* all
}

async function* broken() {
  yield randomBytes(17 * 1024 * 1024)
  throw new Error('the line went dead')
}

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'zaguan-backups-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

async function bucket() {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  return s3
}

describe.each([
  { kind: 'a folder', open: async () => ({ to: join(folder(), 'new'), openUploads: () => 0 }) },
  {
    kind: 'a bucket',
    open: async () => {
      const { backups, openUploads } = await bucket()
      return { to: backups, openUploads }
    },
  },
])('backups in $kind', ({ open }) => {
  test('come back as they were put, small ones and those of many parts', {
    tags: 'long',
  }, async () => {
    const { to } = await open()
    const place = openBackupPlace(to)
    expect(await place.list()).toEqual([])
    const small = randomBytes(1000)
    const large = [randomBytes(9_000_000), randomBytes(9_000_000), randomBytes(20_000_000)]
    await place.put(nameOn(1), chunks(small))
    await place.put(nameOn(2), chunks(...large))
    expect(await place.list()).toMatchObject([
      { name: nameOn(2), bytes: 38_000_000 },
      { name: nameOn(1), bytes: 1000, at: new Date('2026-05-02T04:00:00.000Z') },
    ])
    expect((await buffer(place.read(nameOn(1)))).equals(small)).toBe(true)
    const read = await buffer(place.read(nameOn(2)))
    expect(read.equals(Buffer.concat(large))).toBe(true)
    place.close()
  })

  test('are there whole or not at all', async () => {
    const { to, openUploads } = await open()
    const place = openBackupPlace(to)
    await expect(place.put(nameOn(1), broken())).rejects.toThrow('the line went dead')
    expect(await place.list()).toEqual([])
    expect(openUploads()).toBe(0)
    place.close()
  })

  test('are kept up to a number, the newest', async () => {
    const { to } = await open()
    const place = openBackupPlace(to)
    for (const day of [3, 1, 4, 2]) await place.put(nameOn(day), chunks(Buffer.from('x')))
    await dropOldBackups(place, 2, on(9))
    expect((await place.list()).map(({ name }) => name)).toEqual([nameOn(4), nameOn(3)])
    place.close()
  })

  test('tell when the last one was made, and whether the next is late', async () => {
    const { to } = await open()
    const place = openBackupPlace(to)
    const clock = { now: first }
    const readNews = watchBackups({ place, everyMs: dayMs, now: () => clock.now })
    expect(await readNews()).toEqual({ latest: undefined, kept: 0, isLate: true })
    await place.put(nameOn(0), chunks(Buffer.from('x')))
    clock.now = new Date(first.getTime() + 61_000)
    expect(await readNews()).toMatchObject({
      latest: { at: first, bytes: 1 },
      kept: 1,
      isLate: false,
    })
    clock.now = new Date(first.getTime() + 2 * dayMs + 1)
    expect(await readNews()).toMatchObject({ kept: 1, isLate: true })
    place.close()
  })
})

test('a backup that a clock made ahead of time drives out none of now, and makes none that is late pass for new', async () => {
  const place = openBackupPlace(folder())
  for (const day of [1, 2, 300]) await place.put(nameOn(day), chunks(Buffer.from('x')))
  await dropOldBackups(place, 1, on(2))
  expect((await place.list()).map(({ name }) => name)).toEqual([nameOn(300), nameOn(2)])
  const readNews = watchBackups({ place, everyMs: dayMs, now: () => on(5) })
  expect(await readNews()).toMatchObject({ latest: { at: on(2) }, isLate: true })
})

test('a link in a folder to a backup that is gone hides none of those that are there, and stops no other', async () => {
  const to = folder()
  const place = openBackupPlace(to)
  for (const name of [nameOn(2), `${nameOn(8)}.part`]) symlinkSync(join(to, 'gone'), join(to, name))
  await place.put(nameOn(1), chunks(Buffer.from('x')))
  expect(await place.list()).toMatchObject([{ name: nameOn(1), bytes: 1 }])
})

test('a folder’s other files are left alone, and what a killed backup left goes after a day', async () => {
  const to = folder()
  const others = ['thesis.tar.gz', 'zaguan-2026.tar.gz', `${nameOn(9)}.part`]
  for (const name of [...others, `${nameOn(8)}.part`]) writeFileSync(join(to, name), '')
  const longAgo = new Date(Date.now() - 2 * dayMs)
  for (const name of ['thesis.tar.gz', `${nameOn(8)}.part`])
    utimesSync(join(to, name), longAgo, longAgo)
  const place = openBackupPlace(to)
  await place.put(nameOn(1), chunks(Buffer.from('x')))
  await dropOldBackups(place, 1, on(9))
  expect(readdirSync(to).sort()).toEqual([...others, nameOn(1)].sort())
  expect(statSync(join(to, nameOn(1))).mode & 0o777).toBe(0o600)
})

test('of uploads to a bucket, those that a killed backup left go after a day', async () => {
  const s3 = await bucket()
  const longAgo = new Date(Date.now() - 2 * dayMs)
  s3.beginUpload(`backups/${nameOn(8)}`, longAgo)
  for (const name of [`backups/${nameOn(9)}`, 'backups/thesis.tar.gz']) {
    s3.beginUpload(name, name.includes('thesis') ? longAgo : new Date())
  }
  const place = openBackupPlace(s3.backups)
  await place.put(nameOn(1), chunks(Buffer.from('x')))
  expect(s3.openUploads()).toBe(2)
  place.close()
})

test('a bucket that is not there or does not answer is told in words, without its keys', async () => {
  const s3 = await bucket()
  const put = (to: string) => openBackupPlace(to).put(nameOn(1), chunks(Buffer.from('x')))
  const gone = s3.backups.replace(/127\.0\.0\.1%3A\d+/, '127.0.0.1%3A1')
  await expect(put(s3.backupsWithoutBucket)).rejects.toThrow(
    /^The bucket of BACKUP_TO cannot be used: there is no such bucket\.$/,
  )
  await expect(put(gone)).rejects.toThrow(/: it does not answer \(ECONNREFUSED\)\.$/)
})

describe('a bucket that takes calls and never answers', () => {
  const silentBucket = async () => {
    const lines = new Set<{ destroy: () => void }>()
    const server = createServer((line) => {
      lines.add(line)
      line.on('error', () => {}).resume()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      for (const line of lines) line.destroy()
      server.close()
    })
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return `s3://KEY:SECRET@local/fotos?${new URLSearchParams({ endpoint, path_style: 'true' })}`
  }
  const impatient = { connectMs: 1_000, answerMs: 50, partMs: 100 }

  test('ends a backup, small or of many parts, and a look, in words', async () => {
    const place = openBackupPlace(await silentBucket(), impatient)
    const large = () => chunks(randomBytes(17 * 1024 * 1024))
    const silent = /^The bucket of BACKUP_TO cannot be used: it does not answer \(ETIMEDOUT\)\.$/
    await expect(place.put(nameOn(1), chunks(Buffer.from('x')))).rejects.toThrow(silent)
    await expect(place.put(nameOn(1), large())).rejects.toThrow(silent)
    await expect(place.list()).rejects.toThrow(silent)
    place.close()
  })

  test('keeps nobody waiting who asks for news', async () => {
    const place = openBackupPlace(await silentBucket())
    const readNews = watchBackups({ place, everyMs: dayMs, now: () => first, patienceMs: 30 })
    await expect(readNews()).rejects.toThrow('does not answer in time')
    await expect(readNews()).rejects.toThrow('does not answer in time')
    place.close()
  })

  test('is known by what it held for some minutes, and by nothing after them', async () => {
    const place = openBackupPlace(await silentBucket())
    const clock = { now: first }
    const kept = [{ name: nameOn(0), at: first, bytes: 1 }]
    const answers = [async () => kept]
    const list = () => (answers.shift() ?? place.list)()
    const watched = { ...place, list }
    const readNews = watchBackups({
      place: watched,
      everyMs: dayMs,
      now: () => clock.now,
      patienceMs: 30,
    })
    await readNews()
    clock.now = new Date(first.getTime() + 61_000)
    expect(await readNews()).toMatchObject({ latest: { at: first }, kept: 1 })
    clock.now = new Date(first.getTime() + 301_000)
    await expect(readNews()).rejects.toThrow('does not answer in time')
    answers.push(async () => [])
    clock.now = new Date(first.getTime() + 362_000)
    expect(await readNews()).toMatchObject({ kept: 0 })
    place.close()
  })
})

test('a backup whose bucket stops sending it is given up, in words', async () => {
  const patience = { connectMs: 1_000, answerMs: 1_000, partMs: 50 }
  const place = openBackupPlace(await startStallingBucket(), patience)
  await expect(buffer(place.read(nameOn(1)))).rejects.toThrow(
    `The bucket of BACKUP_TO stopped sending ${nameOn(1)}.`,
  )
  place.close()
})

test('a reader who takes longer than the bucket may gets the whole backup', async () => {
  const s3 = await bucket()
  const patience = { connectMs: 1_000, answerMs: 5_000, partMs: 5_000 }
  const place = openBackupPlace(s3.backups, patience)
  await place.put(nameOn(1), chunks(randomBytes(300_000)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let bytes = 0
  for await (const piece of place.read(nameOn(1))) {
    await vi.advanceTimersByTimeAsync(patience.partMs * 2)
    bytes += piece.length
  }
  expect(bytes).toBe(300_000)
  place.close()
})

test('a folder that cannot be made says so', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  for (const to of [file, join(file, 'in')]) {
    await expect(openBackupPlace(to).put(nameOn(1), chunks())).rejects.toThrow(
      `The folder ${to} cannot be made: a file is in its way.`,
    )
  }
})

test('a folder that cannot be read does not pass for one without backups', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  await expect(openBackupPlace(file).list()).rejects.toThrow('ENOTDIR')
})

test('a file that is being written, or was left by a killed backup, is named', async () => {
  const to = folder()
  writeFileSync(join(to, `${nameOn(1)}.part`), '')
  await expect(openBackupPlace(to).put(nameOn(1), chunks())).rejects.toThrow(
    `${nameOn(1)}.part is there: another backup is being written, or was killed.`,
  )
})

test('a file that cannot be written says so', async () => {
  const path = join(folder(), 'nowhere', nameOn(1))
  await expect(writeWhole(path, chunks())).rejects.toThrow(
    `${path} cannot be written: there is no such file or folder.`,
  )
})
