import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEmulator } from 'emulate'
import { takeMultipart } from './s3-multipart.ts'

export type TestS3 = Awaited<ReturnType<typeof startS3>>

/** An S3 service on loopback with one bucket. */
export async function startS3(bucket = 'fotos') {
  const emulator = await createEmulator({
    service: 'aws',
    port: 0,
    seed: { aws: { s3: { buckets: [{ name: bucket }] } } },
  })
  const front = await frontOf(emulator.url)
  const addressOf = (name: string) => {
    const query = new URLSearchParams({ endpoint: `${front.url}/s3`, path_style: 'true' })
    return `s3://KEY:SECRET@local/${name}?${query}`
  }
  return {
    /** The setting PHOTOS for the bucket. */
    photos: addressOf(bucket),
    photosWithoutBucket: addressOf('elsewhere'),
    /** The setting BACKUP_TO for a folder of the bucket. */
    backups: addressOf(`${bucket}/backups`),
    backupsWithoutBucket: addressOf('elsewhere/backups'),
    openUploads: front.openUploads,
    /** An upload that somebody began and never ended. */
    beginUpload: front.beginUpload,
    async stop() {
      await front.close()
      await emulator.close()
    },
  }
}

/** The real service takes a bucket's address with a slash at its end, as its client writes it; the emulator does not. */
async function frontOf(emulatorUrl: string) {
  const multipart = takeMultipart(emulatorUrl)
  const server = createServer((incoming, outgoing) => {
    const asked = new URL(incoming.url ?? '/', emulatorUrl)
    if (multipart.isOne(asked)) {
      multipart.answer(incoming, outgoing, asked).catch(() => outgoing.destroy())
      return
    }
    const path = (incoming.url ?? '/').replace(/^(\/s3\/[^/?]+)\/(?=\?|$)/, '$1')
    const onward = request(
      new URL(path, emulatorUrl),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    openUploads: multipart.open,
    beginUpload: multipart.begin,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
