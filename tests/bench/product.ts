import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The whole built product as it runs behind a proxy: with its log, its metrics and its headers. */
export async function startProduct() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zaguan-bench-'))
  const own = { PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', NODE_ENV: 'production' }
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: { ...process.env, ...own },
    // With a channel to us, so that it ends when we do, however that happens.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (words) => {
      const address = /http:\/\/localhost:\d+/.exec(String(words))
      if (address) resolve(address[0])
    })
    ended.then((code) => reject(new Error(`the product ended with ${code}`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
