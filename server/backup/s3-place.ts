import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { BackupPlace } from './backup-place.ts'
import { momentIn } from './file-name.ts'
import { piecesOf } from './pieces.ts'
import { BackupProblem } from './problem.ts'

export type S3Backups = {
  bucket: string
  /** The folder in the bucket, with a slash at its end; empty for the bucket itself. */
  prefix: string
  endpoint: string
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  isPathStyle: boolean
}

/** Ten thousand parts are the service's limit: enough for 160 GB. */
const partBytes = 16 * 1024 * 1024

export function openS3Place(address: S3Backups): BackupPlace {
  const { bucket: Bucket, prefix, endpoint, region, credentials, isPathStyle } = address
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: isPathStyle,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  const at = (name: string) => ({ Bucket, Key: prefix + name })

  const putInParts = async (name: string, first: Buffer, rest: AsyncIterable<Buffer>) => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(at(name)))
    const upload = { ...at(name), UploadId }
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    const putPart = async (Body: Buffer) => {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    }
    try {
      await putPart(first)
      for await (const part of rest) await putPart(part)
      const whole = { ...upload, MultipartUpload: { Parts } }
      await client.send(new CompleteMultipartUploadCommand(whole))
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
      throw error
    }
  }

  return {
    description: `s3://${Bucket}/${prefix}`,
    async put(name, bytes) {
      const parts = piecesOf(bytes, partBytes)
      const { value: first = Buffer.alloc(0) } = await parts.next()
      // Only a whole part has another after it.
      if (first.length === partBytes) return putInParts(name, first, parts)
      await client.send(new PutObjectCommand({ ...at(name), Body: first }))
    },
    async list() {
      const found: { name: string; at: Date; bytes: number }[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${prefix}zaguan-`, ContinuationToken }),
        )
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          const name = Key.slice(prefix.length)
          const moment = momentIn(name)
          if (moment) found.push({ name, at: moment, bytes: Size })
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return found.sort((one, other) => other.at.getTime() - one.at.getTime())
    },
    async *read(name) {
      const { Body } = await client.send(new GetObjectCommand(at(name))).catch((error) => {
        if (error.name === 'NoSuchKey')
          throw new BackupProblem(`There is no ${name} in s3://${Bucket}/${prefix}.`)
        throw error
      })
      if (Body) yield* Body as AsyncIterable<Uint8Array>
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)))
    },
    close: () => client.destroy(),
  }
}
