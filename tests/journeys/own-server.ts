import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startProduct } from '#tests/product.ts'
import { readMail } from './mailbox.ts'
import { type Host, openHost } from './open-host.ts'

type OwnServer = {
  url: string
  dataDir: string
  host: Host
  hold: () => void
  kill: () => Promise<unknown>
  stop: () => Promise<unknown>
  /** With more settings, if any. */
  restart: (more?: Record<string, string>) => Promise<void>
}

/** A server of one journey alone, that can be stopped or killed and started again on the same data. */
export async function onOwnServer(page: Page, journey: (server: OwnServer) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zaguan-own-'))
  const env = { LOG_LEVEL: 'warn' }
  let own = await startProduct({ dataDir, env })
  try {
    await page.goto(own.url)
    const mailTo = (to: string) => readMail(page.request, own.url, to)
    await journey({
      url: own.url,
      dataDir,
      host: await openHost(page, { product: own, mailTo }),
      hold: () => void own.kill('SIGSTOP'),
      kill() {
        own.kill('SIGKILL')
        return own.exited
      },
      stop: () => own.stop(),
      async restart(more) {
        own = await startProduct({ dataDir, port: own.port, env: { ...env, ...more } })
      },
    })
  } finally {
    await own.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
