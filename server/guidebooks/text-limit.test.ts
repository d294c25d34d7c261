import { describe, expect } from 'vitest'
import { guideTextLimit } from '#domain/guide/editing/text-size.ts'
import { makeForm } from '#tests/guides/factories.ts'
import { test } from '#tests/server-test.ts'

const notes = 'ñ'.repeat(2500)
const rule = { title: '', notes }

/** About 5 kB each. */
const rulesAndSteps = (rules: number, steps = 0) => ({
  houseRules: { rules: Array(rules).fill(rule) },
  checkout: { steps: Array(steps).fill(rule) },
})

describe('a guide with more text than fits', () => {
  test('is not created, and the answer says how much there is and how much fits', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const body = makeForm(rulesAndSteps(60, 21))
    const { status, body: said } = await host.call('POST', '/guidebooks', { body })
    expect([status, said.code]).toEqual([400, 'guide_text_limit'])
    expect(said.error).toContain('406 kB')
    expect(said.error).toContain(`${guideTextLimit / 1000} kB`)
    expect((await host.call('GET', '/guidebooks')).body.properties).toEqual([])
  })

  test('is not saved over one that fits, which stays as it was', async ({ server }) => {
    const { host, guide } = await server.makeHostWithGuide({ form: rulesAndSteps(60, 19) })
    const address = `/guidebooks/${guide.id}`
    const { form } = (await host.call('GET', address)).body
    form.checkout.steps.push(rule)
    const { status, body } = await host.call('PUT', address, { body: form })
    expect([status, body.code]).toEqual([400, 'guide_text_limit'])
    expect((await host.call('GET', address)).body.property.version).toBe(1)
  })

  test('from before the limit opens, and saves while it does not grow', async ({ server }) => {
    const { host, guide } = await server.makeHostWithGuide({ form: rulesAndSteps(60, 40) })
    const address = `/guidebooks/${guide.id}`
    const { form } = (await host.call('GET', address)).body
    expect((await host.call('PUT', address, { body: form })).status).toBe(200)
    form.checkout.steps[0].notes = `${form.checkout.steps[0].notes}!`
    expect((await host.call('PUT', address, { body: form })).body.code).toBe('guide_text_limit')
    form.checkout.steps[1].notes = 'ñ'.repeat(2499)
    expect((await host.call('PUT', address, { body: form })).status).toBe(200)
  })
})
