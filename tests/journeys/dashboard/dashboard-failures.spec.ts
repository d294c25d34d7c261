import { successSentenceOf } from '#domain/messages/successes.ts'
import { loseAnswers } from '#tests/journeys/calls.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import { signInAgain } from '#tests/journeys/host.ts'
import { chooseInMenu } from '#tests/journeys/menus.ts'
import { deskCopy } from '#web/copy/desk.ts'

const copy = deskCopy.es

test.describe('when something fails', () => {
  test('a button says so without a connection, and the page stands @long', async ({
    page,
    host,
    context,
  }) => {
    await host.createGuide('Casa Jacaranda')
    await page.goto('/')
    await context.setOffline(true)
    await page.getByRole('button', { name: copy.card.publish }).click()
    await expect(page.getByRole('alert')).toContainText('Error al publicar la guía')
    await context.setOffline(false)
    await page.getByRole('button', { name: copy.card.publish }).click()
    await expect(page.getByText('Publicada ·')).toBeVisible()
  })

  test('a duplicate whose answer was lost is made once @long', async ({ page, host }) => {
    await host.createGuide('Casa Jacaranda')
    await page.goto('/')
    const { more, duplicate } = copy.card
    const press = () => chooseInMenu(page, { menu: more('Casa Jacaranda'), item: duplicate })
    await loseAnswers(page, '**/api/guidebooks/*/duplicate')
    await press()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/guidebooks/*/duplicate')
    await press()
    await expect(page.getByText(successSentenceOf('guidebook_duplicated', 'es'))).toBeVisible()
    expect(await host.listGuides()).toHaveLength(2)
    await press()
    await expect(page.getByRole('article')).toHaveCount(3)
  })

  test('a duplicate that was written in since does not pass for the next one @long', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa Jacaranda')
    await page.goto('/')
    const { more, duplicate } = copy.card
    const press = () => chooseInMenu(page, { menu: more('Casa Jacaranda'), item: duplicate })
    await loseAnswers(page, '**/api/guidebooks/*/duplicate')
    await press()
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.unroute('**/api/guidebooks/*/duplicate')
    const [made] = (await host.listGuides()).filter((guide) => guide.id !== id)
    const { form } = (await host.call('get', `/guidebooks/${made!.id}`)).body
    const welcome = { ...form.welcome, propertyName: 'Casa Dos' }
    await host.call('put', `/guidebooks/${made!.id}`, { ...form, welcome })
    await press()
    await expect(page.getByRole('article')).toHaveCount(3)
  })

  test('an ended session is asked for in place, and the desk stands', async ({
    page,
    host,
    context,
  }) => {
    await host.createGuide('Casa Jacaranda')
    await page.goto('/')
    await context.clearCookies({ name: 'zaguan.session_token' })
    await page.getByRole('button', { name: copy.card.publish }).click()
    await expect(page.getByText('No hay una sesión activa')).toBeAttached()
    await signInAgain(page)
    await page.getByRole('button', { name: copy.card.publish }).click()
    await expect(page.getByText('Publicada ·')).toBeVisible()
  })

  test('a guide deleted elsewhere cannot be opened, and the reason is the server’s @long', async ({
    page,
    host,
  }) => {
    const guide = await host.createGuide('Casa Jacaranda')
    await page.goto('/?lang=en')
    await host.call('delete', `/guidebooks/${guide.id}`)
    await page.getByRole('link', { name: 'Edit Casa Jacaranda' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Error loading guidebook: We could not find')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/')
  })
})
