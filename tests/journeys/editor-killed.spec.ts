import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startProduct } from '#tests/product.ts'
import { savesAt } from './calls.ts'
import { expect, type Host, openHost, test } from './desk.ts'
import {
  draftOffer,
  greetingField,
  storedGreeting,
  unreachableDialog,
  updateButton,
} from './editor-steps.ts'
import { long } from './long.ts'

test('a server killed in the middle of a save loses nothing', async ({ page, mailTo: _mailTo }) => {
  await onOwnServer(page, async ({ host, hold, kill, restart }) => {
    const id = await openOwnGuide(page, host)
    await greetingField(page).fill('Antes del apagón')
    // Held, it can have taken the save and cannot have answered it.
    hold()
    const sent = page.waitForRequest(savesAt)
    await updateButton(page).click()
    await sent
    await kill()
    await expect(unreachableDialog(page)).toBeVisible()
    await restart()
    await expectDesk(page)
    expect(await storedGreeting(host, id)).toBe('Antes del apagón')
    expect(await host.listGuides()).toHaveLength(1)
  })
})

test(
  'a server that kept an update and died before it answered loses nothing, and nothing is asked',
  long,
  async ({ page, mailTo: _mailTo }) => {
    await onOwnServer(page, async ({ host, kill, restart }) => {
      const id = await openOwnGuide(page, host)
      await greetingField(page).fill('Guardado sin respuesta')
      await page.route(
        savesAt,
        async (route) => {
          const answer = await route.fetch()
          expect(answer.status()).toBe(200)
          await kill()
          await route.abort()
        },
        { times: 1 },
      )
      await updateButton(page).click()
      await expect(unreachableDialog(page)).toBeVisible()
      await restart()
      await expectDesk(page)
      expect(await storedGreeting(host, id)).toBe('Guardado sin respuesta')
      expect(await host.listGuides()).toHaveLength(1)
      await page.goto(addressOf(page, `/guides/${id}/edit`))
      await expect(greetingField(page)).toHaveValue('Guardado sin respuesta')
      await expect(draftOffer(page)).toBeHidden()
    })
  },
)

type OwnServer = {
  host: Host
  hold: () => void
  kill: () => Promise<unknown>
  restart: () => Promise<void>
}

/** A server of this journey alone, that can be killed and started again on the same data. */
async function onOwnServer(page: Page, journey: (server: OwnServer) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zaguan-killed-'))
  const env = { LOG_LEVEL: 'warn' }
  let own = await startProduct({ dataDir, env })
  try {
    await page.goto(own.url)
    await journey({
      host: await openHost(page, { product: own, mailTo: (to) => readMail(page, own.url, to) }),
      hold: () => void own.kill('SIGSTOP'),
      kill() {
        own.kill('SIGKILL')
        return own.exited
      },
      async restart() {
        own = await startProduct({ dataDir, port: own.port, env })
      },
    })
  } finally {
    await own.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function openOwnGuide(page: Page, host: Host) {
  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa Jacaranda', { welcome: { photoUrl } })
  await page.goto(addressOf(page, `/guides/${id}/edit`))
  return id
}

const addressOf = (page: Page, place: string) => new URL(place, page.url()).href

async function expectDesk(page: Page) {
  await expect(page).toHaveURL(addressOf(page, '/'))
}

async function readMail(page: Page, url: string, address: string) {
  let found: { to: string; links: string[] } | undefined
  await expect(async () => {
    const mails = await (await page.request.get(`${url}/dev/mailbox.json`)).json()
    found = mails.find(({ to }: { to: string }) => to === address)
    expect(found).toBeDefined()
  }).toPass()
  return found!
}
