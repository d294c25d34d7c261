import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** One file of a zip, under its name in it. */
export type ZipEntry = {
  name: string
  bytes: Uint8Array
  /** Already as small as it gets: a photo. */
  isPacked?: boolean
}

type ZipEntries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>

/**
 * A zip of these files, read by whoever sends it on. The next file is asked for when the one before it has been taken: no
 * more than one is held. Where a file fails the zip breaks off, without an end that would make it look whole.
 */
export function writeZip(entries: ZipEntries, { writtenAt }: { writtenAt: Date }): Readable {
  const zip = new ZipFile()
  const output = asReadable(zip.outputStream)
  zip.on('error', (error: Error) => output.destroy(error))
  fill(zip, { entries, output, writtenAt }).catch((error) => output.destroy(error))
  return output
}

type Filling = { entries: ZipEntries; output: Readable; writtenAt: Date }

async function fill(zip: ZipFile, { entries, output, writtenAt }: Filling) {
  for await (const { name, bytes, isPacked = false } of entries) {
    if (output.destroyed) return
    const input = Readable.from([bytes])
    const stop = () => input.destroy()
    output.once('close', stop)
    zip.addReadStream(input, name, { mtime: writtenAt, compress: !isPacked, size: bytes.length })
    await finished(input)
    output.off('close', stop)
  }
  zip.end()
}

/** True because yazl makes it a PassThrough. */
function asReadable(stream: NodeJS.ReadableStream) {
  return stream as Readable
}

/** The same files in a folder of the zip. */
export async function* inFolder(folder: string, entries: ZipEntries): AsyncGenerator<ZipEntry> {
  for await (const { name, ...entry } of entries) yield { ...entry, name: `${folder}/${name}` }
}
