import type { Readable } from 'node:stream'
import { openS3Client, type S3Address, type S3Patience } from '#server/storage/s3.ts'
import { BackupProblem, readExactly } from './format.ts'
import { type BackupPlace, leftOverMs, momentOfName } from './places.ts'

type S3Backups = Omit<S3Address, 'publicBase'> & {
  /** The folder in the bucket, with a slash at its end; empty for the bucket itself. */
  prefix: string
}

const partBytes = 16 * 1024 * 1024
/** The service's limit; some want all parts but the last of one size, so that none can grow. */
const mostParts = 10_000

/** How long a bucket is waited for that takes a call and does not answer; each call is tried three times. */
export type BackupPatience = S3Patience & { partMs: number }

/** A part has time enough on a line of 500 kbit/s; putting the parts together takes some services minutes. */
const usualPatience: BackupPatience = { connectMs: 3_000, answerMs: 10_000, partMs: 300_000 }

type Source = ReturnType<typeof readExactly>

export function openS3Place(address: S3Backups, patience = usualPatience): BackupPlace {
  const { bucket: Bucket, prefix } = address
  const client = openS3Client(address, patience)
  const patiently = { requestTimeout: patience.partMs }
  const at = (name: string) => ({ Bucket, Key: prefix + name })

  const ask = <Answer>(answer: Promise<Answer>) =>
    answer.catch((error) => rethrowUnreachable('BACKUP_TO', error))

  /** Parts that a killed backup has put are paid for until somebody gives the upload up. */
  const removeLeftOvers = async () => {
    const asked = { Bucket, Prefix: `${prefix}zaguan-` }
    const { Uploads = [] } = await client.listMultipartUploads(asked)
    for (const { Key = '', UploadId, Initiated } of Uploads) {
      const isOld = Initiated && Date.now() - Initiated.getTime() > leftOverMs
      if (!isOld || !momentOfName(Key.slice(prefix.length))) continue
      await client.abortMultipartUpload({ Bucket, Key, UploadId })
    }
  }

  const putInParts = async (name: string, first: Buffer, source: Source) => {
    const { UploadId } = await ask(client.createMultipartUpload(at(name)))
    const upload = { ...at(name), UploadId }
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    const putPart = async (Body: Buffer) => {
      const PartNumber = Parts.length + 1
      if (PartNumber > mostParts)
        throw new BackupProblem(
          'The backup has more than 160 GB, which a bucket does not take: set BACKUP_TO to a folder.',
        )
      const { ETag } = await ask(client.uploadPart({ ...upload, PartNumber, Body }, patiently))
      Parts.push({ ETag, PartNumber })
    }
    try {
      for (let part: Buffer | undefined = first; part; part = await source.take(partBytes)) {
        await putPart(part)
      }
      const last = source.rest()
      if (last.length > 0) await putPart(last)
      const whole = { ...upload, MultipartUpload: { Parts } }
      await ask(client.completeMultipartUpload(whole, patiently))
    } catch (error) {
      await client.abortMultipartUpload(upload).catch(() => {})
      throw error
    }
  }

  return {
    description: `s3://${Bucket}/${prefix}`.replace(/\/$/, ''),
    async put(name, bytes) {
      // Not every service can tell, nor lets these keys ask: a backup does not fail for it.
      await removeLeftOvers().catch(() => {})
      const source = readExactly(bytes)
      try {
        const first = await source.take(partBytes)
        // Only a whole part has another after it.
        if (first) return await putInParts(name, first, source)
        await ask(client.putObject({ ...at(name), Body: source.rest() }, patiently))
      } finally {
        await source.close()
      }
    },
    async list() {
      const found: { name: string; at: Date; bytes: number }[] = []
      let ContinuationToken: string | undefined
      do {
        const asked = { Bucket, Prefix: `${prefix}zaguan-`, ContinuationToken }
        const page = await ask(client.listObjectsV2(asked))
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          const name = Key.slice(prefix.length)
          const moment = momentOfName(name)
          if (moment) found.push({ name, at: moment, bytes: Size })
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return found.sort((one, other) => other.at.getTime() - one.at.getTime())
    },
    async *read(name) {
      const got = client.getObject(at(name)).catch((error) => {
        if (error.name === 'NoSuchKey')
          throw new BackupProblem(`There is no ${name} in s3://${Bucket}/${prefix}.`)
        throw error
      })
      const { Body } = await ask(got)
      const stalled = new BackupProblem(`The bucket of BACKUP_TO stopped sending ${name}.`)
      if (Body) yield* inTime(Body as Readable, { ms: patience.partMs, stalled })
    },
    async remove(name) {
      await ask(client.deleteObject(at(name)))
    },
    close: () => client.destroy(),
  }
}

/** Gives a body up whose next piece does not come; what its reader takes for one does not count. */
async function* inTime(body: Readable, { ms, stalled }: { ms: number; stalled: Error }) {
  const wait = () => setTimeout(() => body.destroy(stalled), ms)
  let timer = wait()
  try {
    for await (const piece of body) {
      clearTimeout(timer)
      yield piece as Uint8Array
      timer = wait()
    }
  } finally {
    clearTimeout(timer)
  }
}

const refusals: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket',
  AccessDenied: 'it does not let these keys in',
  InvalidAccessKeyId: 'it does not know the key',
  SignatureDoesNotMatch: 'it does not know the secret',
}

/** What a bucket answers, or the line to it, in the words of whoever has set it up; never with a key. */
export function rethrowUnreachable(setting: string, error: unknown): never {
  if (!(error instanceof Error) || !('$metadata' in error)) throw error
  const silent = 'code' in error && typeof error.code === 'string' && error.code
  const reason = refusals[error.name] ?? (silent ? `it does not answer (${silent})` : error.message)
  throw new BackupProblem(`The bucket of ${setting} cannot be used: ${reason}.`)
}
