import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startProduct } from '#tests/product.ts'
import { expect, openHost, test } from './desk.ts'
import { greetingField, storedGreeting, unreachableDialog, updateButton } from './editor-steps.ts'

test('a server killed in the middle of a save loses nothing', async ({ page, mailTo: _mailTo }) => {
  test.slow()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zaguan-killed-'))
  let own = await startProduct({ dataDir, env: { LOG_LEVEL: 'warn' } })
  try {
    const host = await openHost(page, { product: own, mailTo: (to) => readMail(page, own.url, to) })
    const photoUrl = await host.uploadPhoto()
    const { id } = await host.createGuide('Casa Jacaranda', { welcome: { photoUrl } })
    await page.goto(`${own.url}/guides/${id}/edit`)
    await greetingField(page).fill('Antes del apagón')
    page.on('request', (request) => {
      if (request.url().endsWith('/guides/save')) own.kill('SIGKILL')
    })
    await updateButton(page).click()
    const waiting = unreachableDialog(page)
    await expect(waiting).toBeVisible()
    await own.exited
    page.removeAllListeners('request')
    own = await startProduct({ dataDir, port: own.port, env: { LOG_LEVEL: 'warn' } })
    await expect(page).toHaveURL(`${own.url}/`, { timeout: 45_000 })
    expect(await storedGreeting(host, id)).toBe('Antes del apagón')
    expect(await host.listGuides()).toHaveLength(1)
  } finally {
    await own.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

async function readMail(page: Page, url: string, address: string) {
  let found: { to: string; links: string[] } | undefined
  await expect(async () => {
    const mails = await (await page.request.get(`${url}/dev/mailbox.json`)).json()
    found = mails.find(({ to }: { to: string }) => to === address)
    expect(found).toBeDefined()
  }).toPass()
  return found!
}
