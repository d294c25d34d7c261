import { successSentenceOf } from '#domain/messages/successes.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import { buyFour } from './billing/billing-steps.ts'
import { expect, test } from './desk.ts'
import { holdScripts } from './held-scripts.ts'
import { fillSignIn, goodPassword, openSetting, wordsOf } from './host.ts'

test.describe('before the scripts are there, on the desk,', () => {
  test('Publish pressed three times publishes once, as soon as they are', async ({
    page,
    host,
  }) => {
    await host.createGuide('Casa Jacaranda')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/guide-credits/publish/')) sent.push(request.url())
    })
    const line = await holdScripts(page)
    await line.open('/')
    const publish = page.getByRole('button', { name: 'Publicar' })
    await publish.click({ clickCount: 3 })
    await expect(publish).toHaveCSS('cursor', 'progress')
    line.release()
    await expect(page.getByText('Publicada ·')).toBeVisible()
    expect(sent).toHaveLength(1)
    await expect(page.getByRole('button', { name: 'Despublicar' })).toHaveCSS('cursor', 'pointer')
  })

  test('Unpublish asks its question @long', async ({ page, host }) => {
    await host.publish((await host.createGuide('Casa Jacaranda')).id)
    const line = await holdScripts(page)
    await line.open('/')
    await page.getByRole('button', { name: 'Despublicar' }).click()
    line.release()
    const question = page.getByRole('alertdialog', { name: '¿Despublicar «Casa Jacaranda»?' })
    await question.getByRole('button', { name: 'Despublicar' }).click()
    await expect(page.getByText('Borrador')).toBeVisible()
  })

  test('Delete pressed by key asks its question @long', async ({ page, host }) => {
    await host.createGuide('Casa Jacaranda')
    const line = await holdScripts(page)
    await line.open('/')
    await page.getByRole('button', { name: 'Eliminar Casa Jacaranda' }).press('Enter')
    line.release()
    await expect(
      page.getByRole('alertdialog', { name: '¿Eliminar «Casa Jacaranda»?' }),
    ).toBeVisible()
  })

  test('a link is copied @long', async ({ page, host, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const guide = await host.createGuide('Casa Jacaranda')
    await host.publish(guide.id)
    const line = await holdScripts(page)
    await line.open('/')
    await page.getByRole('button', { name: 'Copiar enlace' }).click()
    line.release()
    await expect(page.getByRole('button', { name: 'copiado' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(new RegExp(`/g/${guide.short_code}$`))
  })

  test('a menu opens by either key @long', async ({ page, host }) => {
    await host.createGuide('Casa Jacaranda')
    for (const key of ['Space', 'ArrowDown']) {
      const line = await holdScripts(page)
      await line.open('/')
      await page.getByRole('button', { name: 'Más acciones de Casa Jacaranda' }).press(key)
      line.release()
      await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toBeVisible()
    }
  })

  test('two presses are carried out in their order @long', async ({ page, host }) => {
    await host.createGuide('Casa Jacaranda')
    await host.createGuide('Casa Azul')
    const line = await holdScripts(page)
    await line.open('/')
    const jacaranda = page.getByRole('article', { name: 'Casa Jacaranda' })
    await jacaranda.getByRole('button', { name: 'Publicar' }).click()
    await page.getByRole('button', { name: 'Eliminar Casa Azul' }).click()
    line.release()
    await expect(page.getByRole('alertdialog', { name: '¿Eliminar «Casa Azul»?' })).toBeVisible()
    await expect(page.getByText('Publicada ·')).toBeVisible()
  })

  test('Create guide leads to the editor @long', async ({ page, host: _host }) => {
    const line = await holdScripts(page)
    await line.open('/')
    await page.getByRole('link', { name: 'Crear guía' }).first().click()
    await expect(page).toHaveURL('/guides/new')
    line.release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a search that was typed is the one that is made @long', async ({ page, host }) => {
    for (let made = 1; made <= 13; made += 1) await host.createGuide(`Casa ${made}`)
    const line = await holdScripts(page)
    await line.open('/')
    const search = page.getByRole('searchbox')
    await search.pressSequentially('Casa 13')
    await page.getByRole('combobox').selectOption('name')
    line.release()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(search).toHaveValue('Casa 13')
    await search.press('End')
    await search.pressSequentially('x')
    await expect(page.getByText('Ninguna guía coincide con «Casa 13x».')).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveValue('name')
  })
})

test('before its scripts are there the editor shows no field and no tab that would not answer @long', async ({
  page,
  host,
}) => {
  const guide = await host.createGuide('Casa Jacaranda')
  const line = await holdScripts(page)
  await line.open(`/guides/${guide.id}/edit`)
  await expect(page.getByText(editorCopy.es.loading)).toBeVisible()
  await expect(page.getByRole('textbox').or(page.getByRole('tab'))).toHaveCount(0)
  line.release()
  await page.getByRole('tab', { name: editorCopy.es.tabs.house_rules }).click()
  await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeEditable()
})

test.describe('before the scripts are there', () => {
  test('the menu opens and the language changes @long', async ({ page, host: _host }) => {
    const line = await holdScripts(page)
    await line.open('/')
    await page.getByRole('banner').getByRole('button').click()
    await page.locator('#site-menu').getByRole('link', { name: 'en' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your guides')
  })

  test('a price slider that was moved is what the price follows @long', async ({ page }) => {
    const line = await holdScripts(page)
    await line.open('/pricing?lang=en')
    await page.getByRole('slider').press('End')
    line.release()
    await expect(page.locator('output')).toContainText('$750')
    await page.getByRole('slider').press('ArrowLeft')
    await expect(page.locator('output')).toContainText('$700')
  })

  test('what is typed to sign in stays, and can be shown', async ({ page }) => {
    const words = wordsOf('en')
    const line = await holdScripts(page)
    await line.open('/login?lang=en')
    const password = page.getByLabel(words.password, { exact: true })
    await page.getByLabel(words.email).fill('lucia@example.com')
    await password.fill(goodPassword)
    await page.getByRole('button', { name: uiCopy.en.showPassword }).click()
    line.release()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue(goodPassword)
    await expect(page.getByLabel(words.email)).toHaveValue('lucia@example.com')
  })

  test('a host signs in @long', async ({ page, host }) => {
    await page.context().clearCookies()
    const line = await holdScripts(page)
    await line.open('/login')
    await fillSignIn(page, wordsOf('es'), host.email)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Tus guías' })).toBeVisible()
  })

  test('a mailed link pressed twice lets its host in @long', async ({ page, host, mailTo }) => {
    await page.context().clearCookies()
    await page.goto('/magic-link')
    await page.getByLabel(wordsOf('es').email).fill(host.email)
    await page.getByRole('button', { name: wordsOf('es').submit.magic_link }).click()
    await expect(page.getByText(successSentenceOf('check_email_magic_link', 'es'))).toBeVisible()
    const link = (await mailTo(host.email)).links[0]!
    const line = await holdScripts(page)
    await line.open(link)
    const open = page.getByRole('button', { name: wordsOf('es').openLink.submit, exact: true })
    await open.dblclick()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Tus guías' })).toBeVisible()
  })

  test('a plan’s cancellation is asked about @long', async ({ page, host }) => {
    await buyFour(page, host)
    await page.waitForURL(/\/payment-success/)
    const line = await holdScripts(page)
    await line.open('/settings')
    await page.getByRole('button', { name: 'Cancelar suscripción' }).click()
    line.release()
    await expect(page.getByRole('alertdialog', { name: '¿Cancelar tu suscripción?' })).toBeVisible()
  })

  test('a language chosen for the account is the one that is saved @long', async ({
    page,
    host,
  }) => {
    const line = await holdScripts(page)
    await line.open('/settings')
    await openSetting(page, 'Idioma')
    await page.getByRole('combobox').selectOption('en')
    line.release()
    await expect(page.getByRole('combobox')).toHaveValue('en')
    await page.getByRole('button', { name: 'Guardar idioma' }).click()
    await expect.poll(async () => (await host.call('get', '/account')).body.locale).toBe('en')
  })
})
