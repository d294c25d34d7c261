import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Resources } from '#server/resources.ts'

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
export async function writeParts(store: Store, { file, key, content, beforePart }: Writing) {
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

export async function removeParts(store: Store, { file, parts }: { file: string; parts: number }) {
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
