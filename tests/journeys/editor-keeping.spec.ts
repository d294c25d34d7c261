import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startProduct } from '#tests/product.ts'
import { authCopy } from '#web/copy/auth.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { editorCopy, keepingCopy, signOutCopy } from '#web/copy/editor.ts'
import { photoCopy } from '#web/copy/editor-photo.ts'
import { placeTabsCopy } from '#web/copy/editor-tabs.ts'
import { desktop, expect, type Host, openHost, photoFile, test } from './desk.ts'
import { goodPassword } from './host.ts'

const editor = editorCopy.es
const keeping = keepingCopy.es
const { welcome } = placeTabsCopy.es

const nameField = (page: Page) => page.getByRole('textbox', { name: welcome.name.label })
const greetingField = (page: Page) => page.getByRole('textbox', { name: welcome.greeting.label })
const updateButton = (page: Page) => page.getByRole('button', { name: editor.update })

async function openGuide(page: Page, host: Host) {
  const photoUrl = await host.uploadPhoto()
  const { id } = await host.createGuide('Casa Jacaranda', { welcome: { photoUrl } })
  await page.goto(`/guides/${id}/edit`)
  await expect(page.getByRole('dialog', { name: editor.editTitle })).toBeVisible()
  return id
}

async function fillNewGuide(page: Page, name: string) {
  await page.goto('/guides/new?from=city')
  await nameField(page).fill(name)
  await page.getByRole('button', { name: photoCopy.es.illustration }).click()
  await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
}

async function keptAsDraft(page: Page) {
  await expect(page.getByText(keeping.draftKept)).toBeVisible()
}

/** A reload that agrees to lose the page, as a host would; what is typed must come back all the same. */
async function reloadAnyway(page: Page) {
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
}

test.describe('what was typed comes back', () => {
  test('after a reload, with the photo that was picked', async ({
    page,
    host: _host,
    expectAccessible,
  }) => {
    await page.goto('/guides/new?from=empty')
    await nameField(page).fill('Casa a medias')
    await page
      .locator('input[data-photo]')
      .first()
      .setInputFiles(await photoFile())
    await page.getByRole('button', { name: photoCopy.es.crop.use }).click()
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await keptAsDraft(page)
    await reloadAnyway(page)
    const offer = page.getByRole('alertdialog', { name: keeping.offer.title })
    await expect(offer).toContainText('Casa a medias')
    await expect(offer).toContainText(keeping.offer.withPhoto)
    await expectAccessible()
    await offer.getByRole('button', { name: keeping.offer.restore }).click()
    await expect(nameField(page)).toHaveValue('Casa a medias')
    await expect(page.getByRole('img', { name: photoCopy.es.alt })).toBeVisible()
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
  })

  test('after a crash, offered wherever the guide is opened again, until it is discarded', async ({
    page,
    host,
    context,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Escrito antes del golpe')
    await keptAsDraft(page)
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await again.goto(`/guides/${id}/edit`)
    const offer = again.getByRole('alertdialog', { name: keeping.offer.title })
    await offer.getByRole('button', { name: keeping.offer.later }).click()
    await expect(greetingField(again)).toHaveValue('')
    await again.reload()
    await offer.getByRole('button', { name: keeping.offer.restore }).click()
    await expect(greetingField(again)).toHaveValue('Escrito antes del golpe')
    await reloadAnyway(again)
    await offer.getByRole('button', { name: keeping.offer.discard }).click()
    await expect(offer).toBeHidden()
    await again.reload()
    await expect(greetingField(again)).toHaveValue('')
    await expect(offer).toBeHidden()
  })

  test('is not offered in a second tab while the first is still typing it', async ({
    page,
    host,
    context,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Aquí estoy')
    await keptAsDraft(page)
    const second = await context.newPage()
    await second.goto(`/guides/${id}/edit`)
    await expect(greetingField(second)).toHaveValue('')
    await expect(second.getByRole('alertdialog')).toBeHidden()
  })
})

test.describe('leaving', () => {
  test('asks when something is unsaved: stay, keep the draft, or discard it', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const id = await openGuide(page, host)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/')

    await page.goto(`/guides/${id}/edit`)
    await greetingField(page).fill('Hola')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: editor.leave.title })
    await expect(question).toBeVisible()
    await expectAccessible()
    await question.getByRole('button', { name: editor.leave.stay }).click()
    await expect(greetingField(page)).toHaveValue('Hola')
    await page.getByRole('button', { name: editor.cancel }).click()
    await question.getByRole('button', { name: editor.leave.keep }).click()
    await expect(page).toHaveURL('/')

    await page.getByRole('link', { name: dashboardCopy.es.card.edit('Casa Jacaranda') }).click()
    const offer = page.getByRole('alertdialog', { name: keeping.offer.title })
    await offer.getByRole('button', { name: keeping.offer.restore }).click()
    await page.goBack()
    await question.getByRole('button', { name: editor.leave.discard }).click()
    await expect(page).not.toHaveURL(/edit/)
    await page.goto(`/guides/${id}/edit`)
    await expect(greetingField(page)).toHaveValue('')
    await expect(offer).toBeHidden()
  })

  test('by signing out asks before the drafts go', async ({ page, host }) => {
    await page.setViewportSize(desktop)
    await openGuide(page, host)
    await greetingField(page).fill('Hola')
    await keptAsDraft(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: editor.leave.keep }).click()
    const logOut = page.getByRole('button', { name: 'Salir', exact: true })
    await logOut.click()
    const question = page.getByRole('alertdialog', { name: signOutCopy.es.title })
    await expect(question).toContainText('1 borrador')
    await question.getByRole('button', { name: signOutCopy.es.stay }).click()
    await expect(page).toHaveURL('/')
    await logOut.click()
    await question.getByRole('button', { name: signOutCopy.es.leave }).click()
    await expect(page).toHaveURL('/login?notice=signed_out')
    const left = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('zaguan-drafts')
          opening.onsuccess = () => {
            const all = opening.result.transaction('drafts').objectStore('drafts').count()
            all.onsuccess = () => resolve(all.result)
          }
        }),
    )
    expect(left).toBe(0)
  })
})

test.describe('two tabs on one guide', () => {
  async function openConflict(page: Page, host: Host) {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Lo mío')
    const { body } = await host.call('get', `/guidebooks/${id}`)
    const theirs = { ...body.form, welcome: { ...body.form.welcome, greeting: 'Lo ajeno' } }
    await host.call('put', `/guidebooks/${id}`, theirs)
    await updateButton(page).click()
    return { id, dialog: page.getByRole('dialog', { name: keeping.conflict.title }) }
  }

  const greetingOf = async (host: Host, id: string) =>
    (await host.call('get', `/guidebooks/${id}`)).body.form.welcome.greeting

  test('show both versions, and the host’s own goes over the other when asked', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const { id, dialog } = await openConflict(page, host)
    await expect(dialog.getByText(keeping.conflict.differences(1))).toBeVisible()
    await expect(dialog.getByRole('definition')).toHaveText(['Lo mío', 'Lo ajeno'])
    await expectAccessible()
    await dialog.getByRole('button', { name: keeping.conflict.stay }).click()
    expect(await greetingOf(host, id)).toBe('Lo ajeno')
    await updateButton(page).click()
    await dialog.getByRole('button', { name: keeping.conflict.overwrite }).click()
    await expect(page).toHaveURL('/')
    expect(await greetingOf(host, id)).toBe('Lo mío')
  })

  test('let the host take what is saved and go on from there', async ({ page, host }) => {
    const { id, dialog } = await openConflict(page, host)
    await dialog.getByRole('button', { name: keeping.conflict.reload }).click()
    await expect(greetingField(page)).toHaveValue('Lo ajeno')
    await greetingField(page).fill('Lo de los dos')
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await greetingOf(host, id)).toBe('Lo de los dos')
  })
})

test.describe('a save', () => {
  test('pressed twice saves once', async ({ page, host }) => {
    await openGuide(page, host)
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/guides/save')) saves.push(request.url())
    })
    await greetingField(page).fill('Hola')
    await updateButton(page).dblclick()
    await expect(page).toHaveURL('/')
    expect(saves).toHaveLength(1)
  })

  test('without a connection waits for it, says so, and is done when it is back', async ({
    page,
    host,
    context,
    expectAccessible,
  }) => {
    const id = await openGuide(page, host)
    await context.setOffline(true)
    await expect(page.getByText(keeping.offline.typing)).toBeVisible()
    await greetingField(page).fill('Escrito en el camión')
    await updateButton(page).click()
    const waiting = page.getByRole('alertdialog', { name: keeping.offline.title })
    await expect(waiting).toBeVisible()
    await expectAccessible()
    await context.setOffline(false)
    await expect(page).toHaveURL('/')
    const { body } = await host.call('get', `/guidebooks/${id}`)
    expect(body.form.welcome.greeting).toBe('Escrito en el camión')
  })

  test('whose answer was lost makes one guide, not two', async ({ page, host }) => {
    await fillNewGuide(page, 'Casa Jacaranda')
    await page.route('**/guides/save', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: editor.save }).click()
    const waiting = page.getByRole('alertdialog', { name: keeping.unreachable.title })
    await expect(waiting).toBeVisible()
    await page.unroute('**/guides/save')
    await waiting.getByRole('button', { name: keeping.offline.retry }).click()
    await expect(page).toHaveURL('/')
    expect(await host.listGuides()).toHaveLength(1)
  })

  test('tried again never goes over another guide of the same name', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa Jacaranda', { welcome: { greeting: 'La primera' } })
    await fillNewGuide(page, 'Casa Jacaranda')
    await page.route('**/guides/save', (route) => route.abort())
    await page.getByRole('button', { name: editor.save }).click()
    const waiting = page.getByRole('alertdialog', { name: keeping.unreachable.title })
    await expect(waiting).toBeVisible()
    await page.unroute('**/guides/save')
    await waiting.getByRole('button', { name: keeping.offline.retry }).click()
    await expect(page).toHaveURL('/')
    expect(await host.listGuides()).toHaveLength(2)
    const { body } = await host.call('get', `/guidebooks/${id}`)
    expect(body.form.welcome.greeting).toBe('La primera')
  })

  test('whose answer was lost with the page is taken up by the restored draft', async ({
    page,
    host,
  }) => {
    await fillNewGuide(page, 'Casa Jacaranda')
    await keptAsDraft(page)
    await page.route('**/guides/save', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: editor.save }).click()
    const waiting = page.getByRole('alertdialog', { name: keeping.unreachable.title })
    await expect(waiting).toBeVisible()
    await page.unroute('**/guides/save')
    await reloadAnyway(page)
    await page
      .getByRole('alertdialog', { name: keeping.offer.title })
      .getByRole('button', { name: keeping.offer.restore })
      .click()
    await greetingField(page).fill('Escrito después')
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await page.getByRole('button', { name: editor.save }).click()
    await expect(page).toHaveURL('/')
    const guides = await host.listGuides()
    expect(guides).toHaveLength(1)
    const { body } = await host.call('get', `/guidebooks/${guides[0]!.id}`)
    expect(body.form.welcome.greeting).toBe('Escrito después')
  })

  test('takes what was typed before it and no key pressed during it, and gives the focus back', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    const held = Promise.withResolvers<void>()
    await page.route('**/guides/save', async (route) => {
      await held.promise
      await route.fulfill({ json: { is: 'refused', code: 'x', reason: 'Ahora no' } })
    })
    await greetingField(page).fill('Antes')
    await updateButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(editor.updating)).toBeVisible()
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab']) await page.keyboard.press(key)
    await page.keyboard.type('después')
    await greetingField(page).evaluate((field) => field.focus())
    await page.keyboard.type('después')
    held.resolve()
    await expect(page.getByRole('alert')).toContainText('Ahora no')
    await expect(greetingField(page)).toHaveValue('Antes')
    await expect(updateButton(page)).toBeFocused()
    await page.unroute('**/guides/save')
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    const { body } = await host.call('get', `/guidebooks/${id}`)
    expect(body.form.welcome.greeting).toBe('Antes')
  })

  test('over an ended session asks to sign in, in place, and nothing is lost', async ({
    page,
    host,
    context,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Sigo aquí')
    await context.clearCookies({ name: 'zaguan.session_token' })
    await updateButton(page).click()
    const again = page.getByRole('dialog', { name: authCopy.es.again.title })
    await again.getByLabel(authCopy.es.password, { exact: true }).fill(goodPassword)
    await again.getByRole('button', { name: authCopy.es.again.submit }).click()
    await expect(again).toBeHidden()
    await expect(greetingField(page)).toHaveValue('Sigo aquí')
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    const { body } = await host.call('get', `/guidebooks/${id}`)
    expect(body.form.welcome.greeting).toBe('Sigo aquí')
  })

  test('refused by the server says why and keeps everything', async ({ page, host }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Hola')
    await host.call('delete', `/guidebooks/${id}`)
    await updateButton(page).click()
    await expect(page.getByRole('alert')).toContainText(keeping.gone)
    await expect(greetingField(page)).toHaveValue('Hola')
  })

  test('of a guide that is gone goes on as a new one, from the editor or the next time it is opened', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Hola')
    await keptAsDraft(page)
    await host.call('delete', `/guidebooks/${id}`)
    await reloadAnyway(page)
    const offer = page.getByRole('alertdialog', { name: keeping.offer.title })
    await expect(offer).toContainText(keeping.gone)
    await offer.getByRole('button', { name: keeping.continueAsNew }).click()
    await expect(page.getByRole('dialog', { name: editor.createTitle })).toBeVisible()
    await expect(greetingField(page)).toHaveValue('Hola')
    await page.getByRole('button', { name: photoCopy.es.illustration }).click()
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await page.getByRole('button', { name: editor.save }).click()
    await page.getByRole('button', { name: editor.missing.saveAnyway }).click()
    await expect(page).toHaveURL('/')
    const [made] = await host.listGuides()

    await page.goto(`/guides/${made!.id}/edit`)
    await greetingField(page).fill('Hola otra vez')
    await host.call('delete', `/guidebooks/${made!.id}`)
    await updateButton(page).click()
    await page.getByRole('button', { name: keeping.continueAsNew }).click()
    await expect(page.getByRole('dialog', { name: editor.createTitle })).toBeVisible()
    await expect(greetingField(page)).toHaveValue('Hola otra vez')
  })

  test('goes on without the photo that cannot be uploaded, and offers it again', async ({
    page,
    host,
  }) => {
    await page.goto('/guides/new?from=city')
    await nameField(page).fill('Casa sin foto')
    await page.route('**/guides/photo', (route) =>
      route.fulfill({
        status: 503,
        json: { error: "El almacén de fotos 'guidebook-photos' no está disponible...", code: 'x' },
      }),
    )
    await page
      .locator('input[data-photo]')
      .first()
      .setInputFiles(await photoFile())
    await page.getByRole('button', { name: photoCopy.es.crop.use }).click()
    await expect(page.getByText('No se pudo subir la foto: El almacén')).toBeVisible()
    await page.getByRole('button', { name: editor.save }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(editor.savedWithoutPhoto)).toBeVisible()
    await page.unroute('**/guides/photo')
    await page.getByRole('link', { name: dashboardCopy.es.card.edit('Casa sin foto') }).click()
    await page
      .getByRole('alertdialog', { name: keeping.offer.title })
      .getByRole('button', { name: keeping.offer.restore })
      .click()
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    const [guide] = await host.listGuides()
    const { body } = await host.call('get', `/guidebooks/${guide!.id}`)
    expect(body.form.welcome.photoUrl).not.toBe('')
  })
})

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
    const waiting = page.getByRole('alertdialog', { name: keeping.unreachable.title })
    await expect(waiting).toBeVisible()
    await own.exited
    page.removeAllListeners('request')
    own = await startProduct({ dataDir, port: own.port, env: { LOG_LEVEL: 'warn' } })
    await expect(page).toHaveURL(`${own.url}/`, { timeout: 45_000 })
    const { body } = await host.call('get', `/guidebooks/${id}`)
    expect(body.form.welcome.greeting).toBe('Antes del apagón')
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
