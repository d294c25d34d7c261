import { once } from 'node:events'
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '#server/db/startup-error.ts'
import { BackupProblem, type Entry, packTar, peek } from './format.ts'

const pathIn = (dataDir: string) => join(dataDir, 'backup.sock')

/** What the system takes as a socket's address. */
const longestAddress = 100

type Options = {
  dataDir: string
  makeEntries: () => AsyncIterable<Entry>
  warn: (error: unknown) => void
}

/** The process that holds the folder hands out its backup to whoever may read the folder; nobody else can open it. */
export async function openBackupSocket({ dataDir, makeEntries, warn }: Options) {
  const address = pathIn(dataDir)
  if (process.platform === 'win32' || shortest(`${address}-XXXXXX/new`).length > longestAddress) {
    return { close: async () => {} }
  }
  const running = new Set<Promise<void>>()
  const server = createServer((asked, answer) => {
    const work: Promise<void> = answerBackup(asked, answer, makeEntries)
      .catch(warn)
      .finally(() => running.delete(work))
    running.add(work)
  })
  await listenClosed(server, address)
  return {
    async close() {
      server.close()
      server.closeAllConnections()
      await Promise.all(running)
      await rm(address, { force: true })
    },
  }
}

/** In a folder of its own until it is for its owner alone: not for a moment may anybody else open it. */
async function listenClosed(server: ReturnType<typeof createServer>, address: string) {
  await rm(address, { force: true })
  const folder = await mkdtemp(`${address}-`)
  server.listen(shortest(join(folder, 'new')))
  await once(server, 'listening')
  await chmod(join(folder, 'new'), 0o600)
  await rename(join(folder, 'new'), address)
  await rm(folder, { recursive: true })
}

async function answerBackup(
  asked: IncomingMessage,
  answer: ServerResponse,
  makeEntries: () => AsyncIterable<Entry>,
) {
  if (asked.method !== 'POST' || asked.url !== '/backup') return void answer.writeHead(404).end()
  try {
    // Whoever cannot begin says why.
    const { whole } = await peek(packTar(makeEntries()), 1)
    await pipeline(Readable.from(whole, { objectMode: false }), answer)
  } catch (error) {
    const message = error instanceof BackupProblem ? error.message : 'See the product’s own log.'
    if (!answer.headersSent) answer.writeHead(500).end(message)
    throw error
  }
}

/** The backup as the running process makes it; undefined when none is there to be asked. Let go of, it need not be read. */
export async function askForBackup(dataDir: string) {
  const socketPath = shortest(pathIn(dataDir))
  if (socketPath.length > longestAddress) return undefined
  const asking = request({ socketPath, path: '/backup', method: 'POST' })
  const answered = new Promise<IncomingMessage | undefined>((resolve, reject) => {
    asking.on('response', resolve)
    asking.on('error', (error) => {
      const code = codeOf(error) ?? ''
      if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(code)) return resolve(undefined)
      if (code !== 'EACCES') return reject(error)
      const words = `Only the user whose product runs on DATA_DIR ${dataDir} can back it up: run the command as that user.`
      reject(new BackupProblem(words))
    })
  })
  asking.end()
  const answer = await answered
  if (!answer) return undefined
  if (answer.statusCode === 200) {
    return { bytes: untilTheEnd(answer), letGo: () => void answer.destroy() }
  }
  const words = await answer.toArray()
  throw new BackupProblem(`The running product made no backup: ${Buffer.concat(words)}`)
}

async function* untilTheEnd(answer: IncomingMessage) {
  try {
    yield* answer as AsyncIterable<Uint8Array>
  } catch {
    throw new BackupProblem('The running product stopped before the backup was whole.')
  }
}

function shortest(path: string) {
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}
