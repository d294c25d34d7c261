import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect } from 'vitest'
import {
  guideMostPhotos,
  guidePhotosMaxBytes,
  guideZipMaxBytes,
} from '#domain/guide/exports/guide-zip.ts'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { hostLimits } from '#domain/host/host-limits.ts'
import { mostStays } from '#domain/stays/stay.ts'
import { jsonMaxBytes, smallMaxBytes } from '#server/http/limit-body.ts'
import { createMailboxRoutes } from '#server/mail/mailbox-routes.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const file = path.join(import.meta.dirname, '..', '..', 'docs', 'api.md')

type Step = { commands: string; answer: unknown }

test('the walk-through in the documentation works as it is written', async ({ freshServer }) => {
  const server = await freshServer({ settings: { APP_URL: '' } })
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-walk-'))
  const { address, close } = await listen(server)
  await writeFile(path.join(folder, 'photo.jpg'), await makePicture().jpeg().toBuffer())
  const steps = stepsIn(await readFile(file, 'utf8'))
  const answers = await walk(steps, { folder, address })
  await close()
  await rm(folder, { recursive: true })
  expect(steps.length).toBeGreaterThan(8)
  expect(answers).toHaveLength(steps.length)
  steps.forEach(({ commands, answer }, index) => {
    if (answer !== undefined) expectLike(answers[index] ?? '', answer, commands)
  })
})

test('the limits in the documentation are the real ones', async () => {
  const text = await readFile(file, 'utf8')
  const mb = (bytes: number) => `${bytes / 1024 ** 2} MB`
  const { files, fileBytes, allBytes } = readingLimits
  for (const [what, limit] of [
    ['writes', `${hostLimits.writesPerMinute} a minute`],
    ['uploads', `${hostLimits.photoUploadsPerHour} an hour`],
    [
      'texts to be read',
      `${hostLimits.readingsPerHour} an hour; with a model ${hostLimits.modelReadingsPerDay} a day`,
    ],
    ['zips downloaded', `${hostLimits.exportsPerHour} an hour`],
    ['zips brought in, looked into or made', `${hostLimits.importsPerHour} an hour`],
    ['photos in those zips', `${hostLimits.importedPhotosPerHour} an hour`],
    ['guidebooks of a host', hostLimits.guidebooks],
    ['stays of a guide that have not ended', mostStays],
    ['photos of a host, with all their copies', `${hostLimits.photoBytes / 1024 ** 3} GB`],
    ['photos of one guide', `${guideMostPhotos}; with all their copies ${mb(guidePhotosMaxBytes)}`],
    ["text of a host's guides together", mb(hostLimits.textBytes)],
    ['a guide; what is published, spread or put with it; an announced payment', mb(jsonMaxBytes)],
    [
      'texts to be read',
      `${files} files of ${mb(fileBytes)}, ${mb(allBytes)} together, the whole body ${mb(allBytes + jsonMaxBytes)}`,
    ],
    ['a zip that is brought in', mb(guideZipMaxBytes)],
    ['any other body', `${smallMaxBytes / 1024} kB`],
  ]) {
    expect(text).toContain(`| ${what} | ${limit} |`)
  }
})

async function listen({ api, resources }: TestServer) {
  const app = new Hono().route('/api', api).route('/', createMailboxRoutes(resources))
  const listening = Promise.withResolvers<AddressInfo>()
  const http = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, listening.resolve)
  const taken = await listening.promise
  resources.listensAt(taken)
  return {
    address: `http://127.0.0.1:${taken.port}`,
    close: () => new Promise((resolve) => http.close(resolve)),
  }
}

/** Each block of commands, with the answer written below it. */
function stepsIn(text: string): Step[] {
  const walkThrough = text.slice(0, text.indexOf('\n## Who is calling'))
  const blocks = walkThrough.matchAll(
    /```bash\n(?<commands>[\s\S]*?)```(?:\n\n```json\n(?<answer>[\s\S]*?)```)?/g,
  )
  return [...blocks].map(({ groups: { commands = '', answer } = {} }) => ({
    commands,
    answer: answer && JSON.parse(answer),
  }))
}

const mark = '---- the next step ----'

/** Runs all steps in one shell, as a reader would, and takes apart what each of them printed. */
async function walk(steps: Step[], { folder, address }: { folder: string; address: string }) {
  const script = ['set -eu', ...steps.map(({ commands }) => `${commands}\necho; echo '${mark}'`)]
  const shell = spawn('bash', ['-c', script.join('\n')], {
    cwd: folder,
    env: { ...process.env, ADDRESS: address },
  })
  const complaints = textOf(shell.stderr)
  const printed = await textOf(shell.stdout)
  expect(await complaints).toBe('')
  return printed.split(mark).slice(0, steps.length)
}

async function textOf(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** What was printed is what is written, as far as it is written; `…` stands for anything. */
function expectLike(printed: string, written: unknown, commands: string) {
  expect(JSON.parse(printed), commands).toMatchObject(expectationOf(written) as object)
}

function expectationOf(written: unknown): unknown {
  if (typeof written === 'string' && written.includes('…')) {
    const parts = written.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return expect.stringMatching(new RegExp(`^${parts.join('.+')}$`))
  }
  if (Array.isArray(written)) {
    const entries = written.map((entry) => expect.objectContaining(expectationOf(entry) as object))
    return entries.length > 0 ? expect.arrayContaining(entries) : []
  }
  if (typeof written !== 'object' || written === null) return written
  const entries = Object.entries(written).map(([key, value]) => {
    const expected = expectationOf(value)
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value)
    return [key, isNested ? expect.objectContaining(expected as object) : expected]
  })
  return Object.fromEntries(entries)
}
