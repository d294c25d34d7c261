import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { pressOn, tabTo } from '#tests/journeys/keyboard.ts'

test.describe('the last credit', () => {
  async function publishThree(host: Host) {
    for (const name of ['Uno', 'Dos', 'Tres']) {
      const { id } = await host.createGuide(name)
      await host.publish(id)
    }
  }

  test('gone, offers to unpublish: nothing chosen, two chosen, and the fourth is published', async ({
    page,
    host,
    expectAccessible,
  }) => {
    await publishThree(host)
    await host.createGuide('Cuatro')
    await page.goto('/')
    await expect(page.getByText('Despublica una guía para recuperar su crédito.')).toBeVisible()
    const card = page.getByRole('article', { name: 'Cuatro' })
    await card.getByRole('button', { name: 'Publicar' }).click()
    const dialog = page.getByRole('dialog', { name: 'No quedan créditos' })
    await dialog.getByRole('tab', { name: 'Despublicar guías' }).click()
    await expect(dialog.getByRole('checkbox')).toHaveCount(3)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Despublicar' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Selecciona las guías que quieres despublicar',
    )
    await dialog.getByRole('checkbox', { name: 'Uno' }).check()
    await dialog.getByRole('checkbox', { name: 'Tres' }).check()
    await dialog.getByRole('button', { name: 'Despublicar 2 guías' }).click()
    await expect(dialog.getByText('Se despublicaron 2 guías.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await card.getByRole('button', { name: 'Publicar' }).click()
    await expect(card.getByText('Publicada ·')).toBeVisible()
  })

  test('gone, is regained by keyboard alone, and the focus comes back to the desk @long', async ({
    page,
    host,
  }) => {
    await publishThree(host)
    await host.createGuide('Cuatro')
    await page.goto('/')
    const card = page.getByRole('article', { name: 'Cuatro' })
    const publish = card.getByRole('button', { name: 'Publicar' })
    await pressOn(page, publish)
    const dialog = page.getByRole('dialog', { name: 'No quedan créditos' })
    await tabTo(page, dialog.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Despublicar guías')
    await pressOn(page, dialog.getByRole('checkbox', { name: 'Dos' }), 'Space')
    await pressOn(page, dialog.getByRole('button', { name: 'Despublicar 1 guía' }))
    await expect(dialog.getByText('Se despublicó 1 guía.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(publish).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card.getByText('Publicada ·')).toBeVisible()
  })

  test('taken in another tab is refused with the server’s words and the way out @long', async ({
    page,
    host,
  }) => {
    await page.goto('/')
    await host.createGuide('Cuatro')
    await page.reload()
    await publishThree(host)
    await page
      .getByRole('article', { name: 'Cuatro' })
      .getByRole('button', { name: 'Publicar' })
      .click()
    await expect(page.getByRole('alert')).toContainText(
      'No tienes suficientes créditos para publicar esta guía. Puedes despublicar guías existentes',
    )
  })
})

test.describe('the credit test page', () => {
  test('asks for a login, then shows the figures and the latest guides @long', async ({
    page,
    host,
    context,
    expectAccessible,
  }) => {
    const first = await host.createGuide('Primera')
    await host.createGuide('Segunda')
    await host.publish(first.id)
    await page.goto('/test-credits')
    await expect(page.getByRole('listitem').filter({ hasText: /Primera|Segunda/ })).toHaveText([
      /Segunda.*Borrador/,
      /Primera.*Publicada/,
    ])
    await expect(page.getByText('Créditos disponibles').locator('..')).toContainText('2')
    await expectAccessible()
    await context.clearCookies({ name: 'zaguan.session_token' })
    await page.goto('/test-credits')
    await expect(page.getByText('Entra a tu cuenta para ver tus créditos.')).toBeVisible()
    await expectAccessible()
  })
})
