/** Uploading a photo: how soon it is answered, what it leaves in memory, and whether guests feel it. */
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { photoFileName, photoFormats } from '#domain/values/photo.ts'
import { makeCopies, makePlaceholder, readPhoto } from '#server/photos/encoding/picture.ts'
import { copyNames, filesOf, openDiskStore } from '#server/photos/store.ts'
import { startProduct } from './product.ts'
import { atMost, conclude, median, type Row, shown } from './report.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

const rounds = 9
const visitsIdle = 400
/** A start leaves behind what is soon given back: that is not the photos' to answer for. */
const restMs = 15_000

const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-bench-photos-'))
const product = await startProduct()
try {
  await conclude('photos', await measure(product))
} finally {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(product: Product): Promise<Row[]> {
  const upload = await openUploads(product)
  const bytes = await largePicture()
  await visit(product, (count) => count >= visitsIdle)
  await wait(restMs)
  await childrenEnded(product)
  const before = memoryMb(product.pid)
  const figures = { old: [] as number[], answered: [] as number[], whole: [] as number[] }
  const visits = { idle: [] as number[], meanwhile: [] as number[] }
  const peaks = { server: 0, encoders: 0 }
  for (let round = 0; round < rounds; round += 1) {
    figures.old.push(await timeOf(() => allBeforeTheAnswer(bytes)))
    visits.idle.push(...(await visit(product, (count) => count >= visitsIdle)))
    const work = { isDone: false }
    const watching = watchMemory(product.pid, peaks, work)
    const guests = visit(product, () => work.isDone)
    const begun = performance.now()
    const photo = await upload(bytes)
    figures.answered.push(performance.now() - begun)
    await avifStands(product, photo)
    figures.whole.push(performance.now() - begun)
    work.isDone = true
    visits.meanwhile.push(...(await guests))
    await watching
  }
  await childrenEnded(product)
  const after = memoryMb(product.pid)
  // By turns, and the fastest: what each takes while nobody else disturbs it.
  const [old, answered] = [Math.min(...figures.old), Math.min(...figures.answered)]
  return [
    shown('12 megapixels: all copies before the answer', `${Math.round(old)} ms`),
    shown('12 megapixels: answered', `${Math.round(answered)} ms`),
    shown('12 megapixels: AVIF stands', `${Math.round(Math.min(...figures.whole))} ms`),
    atMost('time: answer / all copies before it', answered / old, 0.4),
    shown('memory of the server: before, peak, after', `${before}, ${peaks.server}, ${after} MB`),
    shown('memory of the processes for pictures: peak', `${peaks.encoders} MB`),
    atMost('memory of the server: after uploads / before', after / before, 1.25),
    atMost('time: guests meanwhile / idle', median(visits.meanwhile) / median(visits.idle), 1.5),
  ]
}

/** As a phone takes one: structure in large and in small. */
async function largePicture() {
  const size = { width: 4000, height: 3000 }
  const noise = (sigma: number) => ({ type: 'gaussian', mean: 128, sigma }) as const
  const grain = await sharp({
    create: { ...size, channels: 3, background: '#888', noise: noise(8) },
  })
    .png()
    .toBuffer()
  return sharp('public/sample/villa-marea-1600.jpg')
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** What an upload did before it was answered, without request and database. */
async function allBeforeTheAnswer(bytes: Uint8Array) {
  const store = await openDiskStore(folder)
  const name = photoFileName({
    at: new Date(),
    randomBytes: crypto.getRandomValues(new Uint8Array(12)),
    format: 'jpg',
  })
  const pixels = await readPhoto(bytes)
  const files = filesOf(name, await makeCopies(pixels, photoFormats))
  await makePlaceholder(pixels)
  for (const file of files) await store.put(file)
}

async function openUploads({ url, dataDir }: Product) {
  const password = (await readFile(path.join(dataDir, 'demo-password'), 'utf8')).trim()
  const entered = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'demo@example.com', password }),
  })
  const { token: session } = await entered.json()
  const access = await fetch(`${url}/api/auth/token`, {
    headers: { authorization: `Bearer ${session}` },
  })
  const { token } = await access.json()
  return async (bytes: Uint8Array) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'foto.jpg'))
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/api/storage/guidebook-photos`, {
      method: 'POST',
      headers,
      body,
    })
    if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status}`)
    const { path: stored }: { path: string } = await answer.json()
    return stored
  }
}

async function avifStands({ url }: Product, photo: string) {
  const last = copyNames(photo, 'avif').at(-1) ?? ''
  while ((await fetch(url + last, { method: 'HEAD' })).status !== 200) await wait(50)
}

async function childrenEnded({ pid }: Product) {
  while (childrenOf(pid).length > 0) await wait(100)
}

/** Reads the sample guide, one visit after the other, from many addresses. */
async function visit({ url }: Product, isEnough: (count: number) => boolean) {
  const times: number[] = []
  while (!isEnough(times.length)) {
    const address = `10.1.${(times.length >> 8) % 256}.${times.length % 256}`
    const headers = { 'x-forwarded-for': address }
    times.push(
      await timeOf(async () => (await fetch(`${url}/g/muestra`, { headers })).arrayBuffer()),
    )
    await wait(5)
  }
  return times
}

async function watchMemory(
  pid: number,
  peaks: { server: number; encoders: number },
  work: { isDone: boolean },
) {
  while (!work.isDone) {
    const encoders = childrenOf(pid).map(memoryMb)
    peaks.server = Math.max(peaks.server, memoryMb(pid))
    peaks.encoders = Math.max(
      peaks.encoders,
      encoders.reduce((sum, mb) => sum + mb, 0),
    )
    await wait(50)
  }
}

async function timeOf(work: () => Promise<unknown>) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function childrenOf(pid: number) {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return pids.split(' ').filter(Boolean).map(Number)
}

/** Nothing, of a process that has just ended. */
function memoryMb(pid: number) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
