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
