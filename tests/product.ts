import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finished } from 'node:stream/promises'

export type Product = Awaited<ReturnType<typeof startProduct>>

type ProductOptions = {
  env?: Record<string, string>
  dataDir?: string
  port?: number
  /** Where another version of it lies. */
  root?: string
}

const lastWordsMs = 5_000
const timeoutMs = 120_000

/** The built product in a process of its own that reaches this machine only, on a free port and fresh data unless told otherwise. */
export async function startProduct({ env = {}, dataDir, port, root = '.' }: ProductOptions = {}) {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'zaguan-product-')))
  const chosenPort = port ?? (await freePort())
  const child = spawn(
    process.execPath,
    ['--import', path.resolve('tests/loopback-only.mjs'), 'server/start.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(chosenPort),
        DATA_DIR: folder,
        ...env,
      },
      // With a channel to us, so that it ends when we do, however that happens.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  const words: string[] = []
  const exited = endOf(child)
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      words.push(String(chunk))
      const address = /https?:\/\/[\w.:[\]-]+/.exec(words.join(''))
      if (address) resolve(address[0])
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    exited.then((code) => reject(new Error(`the product ended with ${code}:\n${words.join('')}`)))
  })
  const url = await ready
  return {
    url,
    dataDir: folder,
    port: chosenPort,
    output: () => words.join(''),
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** What it sees when we die. */
    leave: () => child.disconnect(),
    async stop() {
      child.kill('SIGTERM')
      const impatience = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      const code = await exited
      clearTimeout(impatience)
      if (!dataDir) await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** Its code, once its last words are read; 'close' never comes after we have left. */
async function endOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'exit')
  const words = [child.stdout, child.stderr].flatMap((stream) => stream ?? [])
  const signal = AbortSignal.timeout(lastWordsMs)
  await Promise.allSettled(words.map((stream) => finished(stream, { signal })))
  return code
}

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()))
    })
  })
}
