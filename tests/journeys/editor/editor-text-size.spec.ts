import { guideTextLimit } from '#domain/guide/editing/text-size.ts'
import { savesAt } from '#tests/journeys/calls.ts'
import { becomeHost, expect, test } from '#tests/journeys/guest/guest-host.ts'

test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } })

const full = 'a'.repeat(5000)

/** A guide with this much text in its rules, five kilobytes each. */
const withRules = (count: number) => ({
  welcome: { propertyName: 'Casa Larga', note: 'Here' },
  houseRules: { rules: Array.from({ length: count }, () => ({ title: '', notes: full })) },
})

test('near the limit of text the editor says how much there is, and beyond it what to do @long', async ({
  page,
  product,
  expectAccessible,
}) => {
  const host = await becomeHost({ request: page.request, url: product.url })
  const photoUrl = await host.uploadPhoto()
  const form = withRules(79)
  const { id } = await host.create({ ...form, welcome: { ...form.welcome, photoUrl } })
  await page.goto(`/guides/${id}/edit`)
  const hint = page.getByRole('status').filter({ hasText: 'kB' })
  await expect(hint).toContainText(`of ${guideTextLimit / 1000} kB that fit`)
  await expectAccessible()

  const note = page.getByRole('textbox', { name: 'Welcome note' })
  await note.fill('b'.repeat(5000))
  await expect(hint).toContainText('Shorten or remove something')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('alert')).toContainText('kB of text')
  expect(asked.filter((address) => savesAt.test(address))).toEqual([])

  await note.fill('Short')
  await expect(hint).not.toContainText('Shorten')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL('/')
})
