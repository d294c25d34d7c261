import { createCipheriv, createDecipheriv } from 'node:crypto'
import { and, eq, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import { findAddressee } from '#server/db/addressee.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { messageOf } from '#server/db/startup-error.ts'
import { dataExports } from '#server/db/tables/schema.ts'
import { writeZip } from '#server/guidebooks/exports/guide-zip.ts'
import type { Resources } from '#server/resources.ts'
import { type Handler, isAtWork, type Note, openLine, workThrough } from '#server/work/queue.ts'
import { type DataResources, dataFiles, listGuideIds } from './data-files.ts'

type ExportResources = DataResources & Pick<Resources, 'mail'>

/** Data that breaks this many processes is told to have failed. */
const mostTries = 3

const claimMs = 60_000

/** Makes what was asked for and removes what is over. Closing waits for no large file: another process begins it anew. */
export function openDataExports(resources: ExportResources) {
  return openLine(async (signal) => {
    await sweepData(resources)
    await workThrough(resources, dataHandler(resources), signal)
  })
}

function dataHandler(resources: ExportResources): Handler {
  return {
    kind: 'all-my-data',
    claimMs,
    async work({ subject: id, attempts: tries }, signal) {
      if (tries > mostTries) throw new Error('the processes that tried have ended over it')
      const [asked] = await asSystem(resources.db, (tx) =>
        tx.select().from(dataExports).where(eq(dataExports.id, id)),
      )
      if (!asked?.hostId) return undefined
      const isLastTry = tries >= mostTries
      return write(resources, { ...asked, hostId: asked.hostId, isLastTry, signal })
    },
    onFailure({ subject: id, attempts: tries }, err, signal) {
      const reason = messageOf(err)
      // A try that something else put an end to does not count.
      if (signal.aborted) return { reason, waitMs: 0, isCounted: false }
      resources.log.warn({ err, id, tries }, 'the data of a host were not gathered yet')
      return tries >= mostTries ? { givenUp: reason } : { reason, waitMs: tries * claimMs }
    },
    async noteFailure(tx, { subject: id }, verdict) {
      if (!('givenUp' in verdict)) return
      await tx.update(dataExports).set({ state: 'failed' }).where(eq(dataExports.id, id))
    },
  }
}

type DataTask = Pick<typeof dataExports.$inferSelect, 'id' | 'file' | 'parts'> & {
  hostId: string
  isLastTry: boolean
  signal: AbortSignal
}

/** Under a new name, of which nothing is written yet: whoever else was writing it finds out, and lets go. */
async function write(resources: ExportResources, asked: DataTask): Promise<Note> {
  const { db, photos, mail, now, random, appUrl } = resources
  const { id, hostId, isLastTry, signal } = asked
  const store = photos.privateStore
  if (asked.file) await removeParts(store, { file: asked.file, parts: asked.parts })
  const file = Buffer.from(random(16)).toString('hex')
  const key = Buffer.from(random(32)).toString('base64')
  const guideIds = await listGuideIds(db, hostId)
  const isOurs = and(
    eq(dataExports.id, id),
    eq(dataExports.file, file),
    isNotNull(dataExports.hostId),
  )
  const change = async (values: Partial<typeof dataExports.$inferInsert>, which = isOurs) => {
    const changed = await asSystem(db, (tx) =>
      tx.update(dataExports).set(values).where(which).returning({ id: dataExports.id }),
    )
    if (signal.aborted || changed.length === 0) {
      throw new Error('this file is not to be made here any more')
    }
  }
  await change(
    { file, key, of: guideIds.length, parts: 0, done: 0, bytes: 0, state: 'running' },
    and(eq(dataExports.id, id), isNotNull(dataExports.hostId)),
  )
  const onGuide = (done: number) => change({ done })
  const zip = writeZip(dataFiles(resources, { hostId, guideIds, onGuide, isLastTry }), {
    writtenAt: now(),
  })
  try {
    const beforePart = (parts: number) => change({ parts })
    const bytes = await writeParts(store, { file, key, content: zip, beforePart })
    // Ready, and the host is told so: both or neither.
    return async (tx) => {
      const readyUntil = new Date(now().getTime() + readyMs)
      const changed = await tx
        .update(dataExports)
        .set({ state: 'ready', bytes, readyUntil })
        .where(isOurs)
        .returning({ id: dataExports.id })
      const host = await findAddressee(tx, hostId)
      if (!host || changed.length === 0) throw new Error('its host is gone')
      await mail.enqueue(tx, {
        template: 'all_my_data',
        ...host,
        hostId,
        dedupeKey: `data ${file}`,
        payload: { url: `${appUrl()}/settings/data/${id}` },
      })
      return mail.sendSoon
    }
  } finally {
    zip.destroy()
  }
}

/** How long a finished file may be fetched. */
export const readyMs = 86_400_000

/** Removes the files whose day is over, those that failed, and what deleted accounts left behind. What fails is tried again. */
export async function sweepData({
  db,
  photos,
  log,
  now,
}: Pick<DataResources, 'db' | 'photos' | 'log' | 'now'>) {
  const at = now()
  const isOver = or(
    lte(dataExports.readyUntil, at),
    isNull(dataExports.hostId),
    and(
      eq(dataExports.state, 'failed'),
      lte(dataExports.askedAt, new Date(at.getTime() - readyMs)),
    ),
  )
  // Whoever is still writing one finds out first, and lets go.
  const isAlone = not(isAtWork('all-my-data', sql`${dataExports.id}::text`, at))
  const isDue = and(isOver, isAlone)
  const due = await asSystem(db, (tx) => tx.select().from(dataExports).where(isDue))
  for (const { id, file, parts } of due) {
    try {
      if (file) await removeParts(photos.privateStore, { file, parts })
      await asSystem(db, (tx) => tx.delete(dataExports).where(and(eq(dataExports.id, id), isDue)))
    } catch (err) {
      log.warn({ err, id }, 'the file of a host’s data was not removed yet')
    }
  }
}

type Store = Resources['photos']['privateStore']

/** What the parts of a file are called, and the key they are written with, in Base64. */
export type KeptFile = { file: string; key: string }

const partBytes = 4 * 1024 * 1024
const tagBytes = 16
const method = 'aes-256-gcm'

type Writing = KeptFile & {
  content: AsyncIterable<Uint8Array>
  /** Written down before the part is: whatever stops us after that, the sweep knows what to remove. */
  beforePart: (parts: number) => Promise<void>
}

/**
 * Keeps a file of any size in parts of a few MB, one of them in memory at a time. Each is unreadable without the key, which is
 * not in the store: a bucket may be open to the public. Gives the size of it all.
 */
async function writeParts(store: Store, { file, key, content, beforePart }: Writing) {
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let bytes = 0
  let part = 0

  async function write() {
    part += 1
    await beforePart(part)
    const sealed = seal(Buffer.concat(waiting), key, part)
    await store.put({ name: nameOf(file, part), bytes: sealed, type: 'application/octet-stream' })
    bytes += waitingBytes
    waiting = []
    waitingBytes = 0
  }

  for await (const chunk of content) {
    waiting.push(chunk)
    waitingBytes += chunk.length
    if (waitingBytes >= partBytes) await write()
  }
  if (waitingBytes > 0) await write()
  return bytes
}

export async function* readParts(store: Store, { file, key, parts }: KeptFile & { parts: number }) {
  for (let part = 1; part <= parts; part += 1) {
    const sealed = await store.find(nameOf(file, part))
    if (!sealed) throw new Error(`part ${part} of ${parts} is not in the store`)
    yield unseal(sealed, key, part)
  }
}

async function removeParts(store: Store, { file, parts }: { file: string; parts: number }) {
  for (let part = 1; part <= parts; part += 1) await store.remove(nameOf(file, part))
}

function nameOf(file: string, part: number) {
  return `${file}-${String(part).padStart(6, '0')}`
}

/** A key is used for one file: the number of a part is used once with it. */
function numberOf(part: number) {
  const number = Buffer.alloc(12)
  number.writeUInt32BE(part, 8)
  return number
}

function seal(bytes: Uint8Array, key: string, part: number) {
  const cipher = createCipheriv(method, Buffer.from(key, 'base64'), numberOf(part))
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function unseal(sealed: Uint8Array, key: string, part: number) {
  const decipher = createDecipheriv(method, Buffer.from(key, 'base64'), numberOf(part))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
}
