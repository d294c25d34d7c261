import { editorCopy } from '#web/copy/editor.ts'
import { placeTabsCopy } from '#web/copy/editor-tabs.ts'
import { expect, test } from './desk.ts'

const editor = editorCopy.es
const { welcome } = placeTabsCopy.es

test.describe('the editor', () => {
  test('says under each field what is wrong with it', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa Jacaranda', {
      welcome: { photoUrl: await host.uploadPhoto() },
    })
    await page.goto(`/guides/${id}/edit?lang=en`)
    const say = (text: string) => expect(page.getByText(text)).toBeVisible()
    const write = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).first().fill(text)
      await page.keyboard.press('Tab')
    }
    await write('Property name', ' ')
    await say('Property Name (Required)')
    await write('Greeting', 'x'.repeat(70))
    await expect(page.getByText('60 / 60')).toBeVisible()
    await write('Check-in', '1575')
    await say('Enter a valid time, such as 3:00')
    await write('Your e-mail', 'lucia@')
    await say('Enter a valid e-mail, such as name@example.com')
    await write('Welcome note', 'x'.repeat(5001))
    await say('At most 5000 characters')
    await page.getByRole('tab', { name: 'House' }).click()
    await write('Bedrooms', '1.3')
    await say('Use whole or half numbers, such as 1.5')
    await write('Bathrooms', '-1')
    await say('The minimum is 0')
    await write('Guests, at most', '0.5')
    await say('The minimum is 1')
    await page.getByRole('tab', { name: 'Local' }).click()
    await write('Google Maps link', 'https://example.com/maps/here')
    await say('Please enter a valid Google Maps link')
    await page.getByRole('button', { name: 'Add a block' }).click()
    await write('Link (optional)', 'javascript:alert(1)')
    await say('Enter a complete link that starts with https://')

    await page.getByRole('tab', { name: 'Checkout' }).click()
    await page.getByRole('button', { name: 'Update' }).click({ force: true })
    await page.getByRole('button', { name: 'Go back and fill out' }).click()
    await write('Property name', 'Casa')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('textbox', { name: 'Welcome note' })).toBeFocused()
    await expect(page.getByText('At most 5000 characters')).toBeVisible()
  })

  test('shows a wrong e-mail though the contact is off, and says of the rest in which tab it is', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa', {
      welcome: { photoUrl: await host.uploadPhoto() },
    })
    await page.goto(`/guides/${id}/edit`)
    const email = page.getByLabel(welcome.contact.email.label)
    await email.fill('abc')
    await page.getByRole('switch', { name: welcome.contact.toggle }).uncheck()
    await page.getByRole('tab', { name: editor.tabs.checkout }).click()
    await page.getByRole('button', { name: editor.update }).click()
    await expect(email).toBeFocused()
    await email.fill('lucia@ejemplo.mx')
    await expect(email).toBeVisible()

    const sentence = 'Máximo 20 elementos'
    const fields = { 'wifiTech.wifiNetworks': sentence }
    await page.route('**/guides/save', (route) =>
      route.fulfill({ json: { is: 'refused', code: 'invalid_request', reason: 'No', fields } }),
    )
    await page.getByRole('button', { name: editor.update }).click()
    await expect(page.getByRole('alert')).toHaveText(`${editor.tabs.wifi_tech}: ${sentence}`)
    await page.unroute('**/guides/save')
    await page.getByRole('button', { name: editor.update }).click()
    await expect(page).toHaveURL('/')
  })
})
