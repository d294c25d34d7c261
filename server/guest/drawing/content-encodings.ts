import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib'

/** Bytes of our own, as an answer takes them. */
export type Bytes = Buffer<ArrayBuffer>

export type Encoding = 'br' | 'gzip' | 'identity'

const quickBrotli = 4
const quickGzip = 6

/** The best encoding a browser says it reads; a weight of zero is a refusal. */
export function chooseEncoding(accepted: string): Encoding {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string) {
  return header.split(',').some((wish) => {
    const [name = '', ...weights] = wish.split(';')
    return (
      name.trim() === encoding && !weights.some((weight) => /^\s*q=0(?:\.0*)?\s*$/.test(weight))
    )
  })
}

/** Good enough for the one who waits. */
export function packQuickly(bytes: Bytes, encoding: Encoding): Bytes {
  if (encoding === 'br') return brotliCompressSync(bytes, brotliOptions(bytes, quickBrotli))
  if (encoding === 'gzip') return gzipSync(bytes, { level: quickGzip })
  return bytes
}

/** As small as it gets, off the main thread, for everybody after that. */
export function packTightly(bytes: Bytes): Promise<Bytes> {
  return promisify(brotliCompress)(bytes, brotliOptions(bytes, constants.BROTLI_MAX_QUALITY))
}

export function unpack(bytes: Bytes): Bytes {
  return brotliDecompressSync(bytes)
}

function brotliOptions(bytes: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
}
