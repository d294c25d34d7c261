import { addAbortSignal, type Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { photoCacheSeconds } from '#domain/values/photo.ts'
import { type PhotoStore, storeErrorCode } from './photo-store.ts'
import type { S3Address } from './s3-address.ts'

/** A store that takes the call and never answers is asked three times, as one that refuses it. */
const patience = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true }

/** How long a photo may be on its way, once the store has begun to send it. */
const usualArrivalMs = 30_000

type Place = { folder?: string; cacheControl?: string; arrivalMs?: number }

/** Photos in a bucket of any S3-compatible service. */
export function openS3Store(address: S3Address, place: Place = {}): PhotoStore {
  const { folder = '', cacheControl = `public, max-age=${photoCacheSeconds}` } = place
  const { arrivalMs = usualArrivalMs } = place
  const { bucket: Bucket, endpoint, region, credentials, isPathStyle } = address
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: isPathStyle,
    requestHandler: patience,
    // Many compatible services refuse the checksums that newer clients add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put({ name, bytes, type }) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: folder + name,
          Body: bytes,
          ContentType: type,
          CacheControl: cacheControl,
          IfNoneMatch: '*',
        }),
      )
    },
    async find(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: folder + name }))
        if (Body) addAbortSignal(AbortSignal.timeout(arrivalMs), Body as unknown as Readable)
        return await Body?.transformToByteArray()
      } catch (error) {
        if (storeErrorCode(error) === 'NoSuchKey') return undefined
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: folder + name }))
    },
    /** Beside folders: somebody may keep backups in one. */
    async findAny() {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket, Delimiter: '/', MaxKeys: 1000 }),
      )
      return Contents.find(({ Key }) => Key && !Key.includes('/'))?.Key
    },
    async check() {
      await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }))
    },
    close: () => client.destroy(),
  }
}
