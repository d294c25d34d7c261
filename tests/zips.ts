import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

export type MadeFile = {
  /** Bytes where they are not UTF-8. */
  name: string | Uint8Array
  content: string | Uint8Array
  isPacked?: boolean
  /** What the zip says of it, where that is not so. */
  says?: {
    size?: number
    packedSize?: number
    flags?: number
    attributes?: number
    crc?: number
    method?: number
    /** Where it begins. */
    at?: number
  }
}

/** A zip made by hand, so that it may say what no writer would. */
export function zipOf(files: readonly MadeFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, isPacked = true, says = {} } of files) {
    const bytes = Buffer.from(content)
    const data = isPacked ? deflateRawSync(bytes) : bytes
    const [fileName, flags] = [Buffer.from(name), says.flags ?? 0x800]
    const facts = Buffer.alloc(20)
    facts.writeUInt16LE(says.method ?? (isPacked ? 8 : 0), 0)
    facts.writeUInt32LE(0x5b640000, 2)
    facts.writeUInt32LE(says.crc ?? crc32(bytes), 6)
    facts.writeUInt32LE(says.packedSize ?? data.length, 10)
    facts.writeUInt32LE(says.size ?? bytes.length, 14)
    facts.writeUInt16LE(fileName.length, 18)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(flags, 6)
    facts.copy(local, 8)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE((3 << 8) | 20, 4)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(flags, 8)
    facts.copy(central, 10)
    central.writeUInt32LE(says.attributes ?? 0, 38)
    central.writeUInt32LE(says.at ?? at, 42)
    parts.push(local, fileName, data)
    directory.push(central, fileName)
    at += local.length + fileName.length + data.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}

/** The files of a zip by their names, in its order. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

export function guideIn(files: ReadonlyMap<string, Buffer>) {
  return JSON.parse(String(files.get('guide.json')))
}
