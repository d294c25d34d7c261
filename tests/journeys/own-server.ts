import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startProduct } from '#tests/product.ts'
import { type Host, openHost } from './open-host.ts'

type OwnServer = {
  url: string
  dataDir: string
  host: Host
  hold: () => void
  kill: () => Promise<unknown>
  stop: () => Promise<unknown>
  restart: () => Promise<void>
}

/** A server of one journey alone, that can be stopped or killed and started again on the same data. */
export async function onOwnServer(page: Page, journey: (server: OwnServer) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zaguan-own-'))
  const env = { LOG_LEVEL: 'warn' }
  let own = await startProduct({ dataDir, env })
  try {
    await page.goto(own.url)
    await journey({
      url: own.url,
      dataDir,
      host: await openHost(page, { product: own, mailTo: (to) => readMail(page, own.url, to) }),
      hold: () => void own.kill('SIGSTOP'),
      kill() {
        own.kill('SIGKILL')
        return own.exited
      },
      stop: () => own.stop(),
      async restart() {
        own = await startProduct({ dataDir, port: own.port, env })
      },
    })
  } finally {
    await own.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function readMail(page: Page, url: string, address: string) {
  let found: { to: string; subject: string; links: string[] } | undefined
  await expect(async () => {
    const mails = await (await page.request.get(`${url}/dev/mailbox.json`)).json()
    found = mails.find(({ to }: { to: string }) => to === address)
    expect(found).toBeDefined()
  }).toPass()
  return found!
}
