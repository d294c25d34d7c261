import { becomeHost, expect, test } from './guest-host.ts'

test.use({ locale: 'en-US' })

const climbing = encodeURIComponent('../../auth/revoke-sessions')

test('an address that hides another in its id shows nobody’s guide as one’s own @long', async ({
  page,
  owner,
  product,
}) => {
  const { code } = await owner.publish({ welcome: { propertyName: 'Casa Ajena' } })
  await becomeHost({ request: page.request, url: product.url })
  for (const screen of ['poster', 'edit', 'preview', 'stays']) {
    for (const id of [`public%2f${code}`, climbing, 'nothing', '%252e%252e%252fproperties']) {
      const answer = await page.goto(`/guides/${id}/${screen}`)
      expect(answer?.status(), `${id} at ${screen}`).toBe(404)
      await expect(page.getByRole('heading', { name: '404 - Not Found' })).toBeVisible()
      await expect(page.getByText('Casa Ajena')).toHaveCount(0)
    }
  }
})

test('an id that climbs to another call reaches nothing @long', async ({ page, product }) => {
  await becomeHost({ request: page.request, url: product.url })
  const headers = { origin: product.url }
  const ids = ['../../auth/revoke-sessions', '../../auth/sign-out', '..', '', 'a/../../../session']
  for (const id of ids.map(encodeURIComponent)) {
    const calls = [
      ['POST', `/api/guide-credits/publish/${id}`],
      ['POST', `/api/guide-credits/unpublish/${id}`],
      ['POST', `/api/guidebooks/${id}/duplicate`],
      ['DELETE', `/api/guidebooks/${id}`],
      ['PUT', `/api/guidebooks/${id}`],
    ] as const
    for (const [method, address] of calls) {
      const data = { welcome: { propertyName: 'Casa' }, version: 1 }
      const answer = await page.request.fetch(address, { method, headers, data })
      expect(answer.status(), `${method} ${address}`).toBe(404)
    }
  }
  await page.goto('/settings')
  await expect(page).toHaveURL('/settings')
})
