import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { storeOn } from './photo-store.ts'
import type { S3Address } from './s3-address.ts'

/** Photos in a bucket of any S3-compatible service. */
export function openS3Store({ bucket, endpoint, region, credentials, isPathStyle }: S3Address) {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: isPathStyle,
    // Many compatible services refuse the checksums that newer clients add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const driver = new S3Driver({ client, bucket, visibility: 'public', supportsACL: false })
  return storeOn(new Disk(driver), async () => {
    await driver.listAll('/', { maxResults: 1 })
  })
}
