import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HTTPException } from 'hono/http-exception'
import { guideZipMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import { Refusal } from '#domain/messages/refusals.ts'

type Body = ReadableStream<Uint8Array> | null

/** A zip is read from its end: it waits in a file, for as long as the work takes, and never whole in memory. */
export async function withReceivedZip<Result>(
  body: Body,
  work: (zip: FileHandle) => Promise<Result>,
) {
  const zip = await openNameless()
  try {
    await zip.writeFile(within(body))
    return await work(zip)
  } finally {
    await zip.close()
  }
}

/** A file that nothing leads to any more: it ends with its process, however that ends. */
async function openNameless() {
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-import-'))
  try {
    return await open(path.join(folder, 'guide.zip'), 'wx+')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* within(body: Body) {
  const reader = body?.getReader()
  let bytes = 0
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read().catch(brokenOff)) ?? {}
      if (done || !value) return
      bytes += value.length
      if (bytes > guideZipMaxBytes) throw tooLarge()
      yield value
    }
  } finally {
    await reader?.cancel().catch(() => {})
  }
}

/** Whoever was sending has gone. */
function brokenOff(): never {
  throw new HTTPException(400)
}

function tooLarge() {
  return new Refusal('import_too_large', { values: { max: guideZipMaxBytes / 1024 ** 2 } })
}
