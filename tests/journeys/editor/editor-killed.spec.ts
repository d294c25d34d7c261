import type { Page } from '@playwright/test'
import { savesAt } from '#tests/journeys/calls.ts'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { onOwnServer } from '#tests/journeys/own-server.ts'
import {
  draftOffer,
  greetingField,
  storedGreeting,
  unreachableDialog,
  updateButton,
} from './editor-steps.ts'

test('a server killed in the middle of a save loses nothing @long', async ({
  page,
  mailTo: _mailTo,
}) => {
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

test('a server that kept an update and died before it answered loses nothing, and nothing is asked @long', async ({
  page,
  mailTo: _mailTo,
}) => {
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
})

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
