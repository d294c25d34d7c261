import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEmulator } from 'emulate'
import { takeMultipart } from './s3-multipart.ts'

const xml = { 'content-type': 'application/xml' }

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
    /** Keys that may put and read, and not delete. */
    denyDeletes: front.denyDeletes,
    /** The next object that is put is there, and its answer gets lost. */
    loseNextAnswer: front.loseNextAnswer,
    openUploads: front.openUploads,
    /** An upload that somebody began and never ended. */
    beginUpload: front.beginUpload,
    async stop() {
      await front.close()
      await emulator.close()
    },
  }
}

/**
 * The real service takes a bucket's address with a slash at its end, as its client writes it, and writes nothing over what is there
 * where it is asked not to; the emulator does not.
 */
async function frontOf(emulatorUrl: string) {
  const multipart = takeMultipart(emulatorUrl)
  let deniesDeletes = false
  let losesAnswer = false
  const refuse = (outgoing: ServerResponse, status: number, code: string) =>
    outgoing.writeHead(status, xml).end(`<Error><Code>${code}</Code></Error>`)
  const server = createServer(async (incoming, outgoing) => {
    const asked = new URL(incoming.url ?? '/', emulatorUrl)
    if (multipart.isOne(asked)) {
      multipart.answer(incoming, outgoing, asked).catch(() => outgoing.destroy())
      return
    }
    if (incoming.method === 'DELETE' && deniesDeletes) return refuse(outgoing, 403, 'AccessDenied')
    if (incoming.headers['if-none-match'] === '*' && (await fetch(asked, { method: 'HEAD' })).ok)
      return refuse(outgoing, 412, 'PreconditionFailed')
    const path = (incoming.url ?? '/').replace(/^(\/s3\/[^/?]+)\/(?=\?|$)/, '$1')
    const onward = request(
      new URL(path, emulatorUrl),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (losesAnswer && incoming.method === 'PUT') {
          losesAnswer = false
          return void answer.resume().once('end', () => incoming.socket.destroy())
        }
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
    denyDeletes() {
      deniesDeletes = true
    },
    loseNextAnswer() {
      losesAnswer = true
    },
    beginUpload: multipart.begin,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
