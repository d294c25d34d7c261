import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { BackupProblem, damaged } from '#server/backup/problem.ts'
import { peek } from './read-exactly.ts'

type Bytes = AsyncIterable<Uint8Array>

const gzipMark = Buffer.from([0x1f, 0x8b])

/** Lightly: most of a backup are photos, which do not get any smaller. */
export function compress(bytes: Bytes): Bytes {
  return through(bytes, createGzip({ level: constants.Z_BEST_SPEED }))
}

export async function* decompress(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const { start, whole } = await peek(bytes, gzipMark.length)
  if (!start.equals(gzipMark)) throw new BackupProblem('The file is not a backup of this product.')
  try {
    yield* through(whole, createGunzip())
  } catch (error) {
    throw translated(error)
  }
}

/** What fails before the transform, or in it, is thrown to whoever reads behind it. */
function through(bytes: Bytes, transform: Transform): Bytes {
  return pipeline(Readable.from(bytes, { objectMode: false }), transform, () => {})
}

function translated(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'Z_BUF_ERROR') return damaged('it ends too early')
  if (String(code).startsWith('Z_')) return damaged('its content cannot be unpacked')
  return error
}
