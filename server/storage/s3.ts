import { S3 } from '@aws-sdk/client-s3'

export type S3Address = ReturnType<typeof readS3Address>

/** Reads `s3://KEY:SECRET@host/bucket?region=…&endpoint=…&public=…&path_style=true`. */
export function readS3Address(text: string) {
  const { username, password, host, pathname, searchParams } = new URL(text)
  return {
    bucket: decodeURIComponent(pathname.slice(1)),
    endpoint: searchParams.get('endpoint') ?? `https://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    publicBase: searchParams.get('public') ?? undefined,
    isPathStyle: searchParams.get('path_style') === 'true',
  }
}

export type S3Patience = { connectMs: number; answerMs: number }

/** A client for the bucket at an address; a service that takes a call and never answers is asked three times. */
export function openS3Client(
  address: Omit<S3Address, 'bucket' | 'publicBase'>,
  patience: S3Patience,
) {
  const { endpoint, region, credentials, isPathStyle } = address
  return new S3({
    endpoint,
    region,
    credentials,
    forcePathStyle: isPathStyle,
    requestHandler: {
      connectionTimeout: patience.connectMs,
      requestTimeout: patience.answerMs,
      throwOnRequestTimeout: true,
    },
    // Many compatible services refuse the checksums that newer clients add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
