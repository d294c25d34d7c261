import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const smallestPart = 5 * 1024 * 1024

/** Large objects in parts, which the emulator does not know: kept here until the last one is told, then put as one. */
export function takeMultipart(emulatorUrl: string) {
  const uploads = new Map<string, Map<number, Buffer>>()
  const begun = new Map<string, { key: string; at: Date }>()

  const complete = async (incoming: IncomingMessage, path: string, parts: Map<number, Buffer>) => {
    const asked = String(await readAll(incoming))
    const numbers = [...asked.matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number))
    const chosen = numbers.map((number) => parts.get(number))
    const isTooSmall = chosen.slice(0, -1).some((part) => (part?.length ?? 0) < smallestPart)
    if (isTooSmall) return { status: 400, body: '<Error><Code>EntityTooSmall</Code></Error>' }
    const body = new Uint8Array(Buffer.concat(chosen.flatMap((part) => part ?? [])))
    const { ok } = await fetch(new URL(path, emulatorUrl), { method: 'PUT', body })
    return ok
      ? { status: 200, body: '<CompleteMultipartUploadResult/>' }
      : { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' }
  }

  const begin = (key: string, at: Date) => {
    const id = randomUUID()
    uploads.set(id, new Map())
    begun.set(id, { key, at })
    return id
  }

  const list = () => {
    const all = [...uploads.keys()].map((id) => {
      const { key = '', at = new Date() } = begun.get(id) ?? {}
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`
    })
    return `<ListMultipartUploadsResult>${all.join('')}</ListMultipartUploadsResult>`
  }

  const answer = async (incoming: IncomingMessage, path: string, query: URLSearchParams) => {
    if (query.has('uploads') && incoming.method === 'GET') return { status: 200, body: list() }
    if (query.has('uploads')) {
      const id = begin(path.split('/').slice(3).join('/'), new Date())
      const body = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
      return { status: 200, body }
    }
    const id = query.get('uploadId') ?? ''
    const parts = uploads.get(id)
    if (!parts) return { status: 404, body: '<Error><Code>NoSuchUpload</Code></Error>' }
    if (incoming.method === 'PUT') {
      parts.set(Number(query.get('partNumber')), await readAll(incoming))
      return { status: 200, body: '' }
    }
    const done = incoming.method === 'POST' && (await complete(incoming, path, parts))
    uploads.delete(id)
    return done || { status: 204, body: '' }
  }

  return {
    /** How many uploads were begun and neither completed nor given up. */
    open: () => uploads.size,
    begin,
    isOne: (url: URL) => url.searchParams.has('uploads') || url.searchParams.has('uploadId'),
    async answer(
      incoming: IncomingMessage,
      outgoing: ServerResponse,
      { pathname, searchParams }: URL,
    ) {
      const { status, body } = await answer(incoming, pathname, searchParams)
      outgoing.writeHead(status, { 'content-type': 'application/xml', etag: '"part"' }).end(body)
    },
  }
}

async function readAll(incoming: IncomingMessage) {
  return Buffer.concat(await incoming.toArray())
}
