import { describe, expect } from 'vitest'
import { openHomes } from '#tests/guides/homes.ts'
import { test } from '#tests/server-test.ts'

describe('what a host says does not apply to a home', () => {
  test('is saved with the form, answered with it, and left alone by a save that does not speak of it', async ({
    server,
  }) => {
    const home = await openHomes(server)
    expect((await home.form(home.first)).welcome.notApplicable).toBeUndefined()
    await home.edit(home.first, ({ welcome }) => {
      welcome.notApplicable = ['gate', 'pets']
    })
    expect((await home.form(home.first)).welcome.notApplicable).toEqual(['gate', 'pets'])
    await home.edit(home.first, ({ welcome }) => {
      delete welcome.notApplicable
    })
    expect((await home.form(home.first)).welcome.notApplicable).toEqual(['gate', 'pets'])
    await home.edit(home.first, ({ welcome }) => {
      welcome.notApplicable = []
    })
    expect((await home.form(home.first)).welcome.notApplicable).toBeUndefined()
  })

  test('goes along with a copy of the guide, and to no guest', async ({ server }) => {
    const home = await openHomes(server, { form: { welcome: { notApplicable: ['gate'] } } })
    const copy = await home.duplicate('Casa B')
    expect((await home.form(copy)).welcome.notApplicable).toEqual(['gate'])
    await home.host.call('POST', `/guide-credits/publish/${home.first}`)
    const { body } = await home.host.call('GET', `/guidebooks/${home.first}`)
    const open = await home.host.call('GET', `/guidebooks/public/${body.property.short_code}`)
    expect(open.status).toBe(200)
    expect(JSON.stringify(open.body)).not.toContain('notApplicable')
  })

  test.for([
    [['lighthouse'], 'welcome.notApplicable.0', 'Elige una de las opciones'],
    ['pets', 'welcome.notApplicable', 'El valor no es del tipo que se espera aquí'],
  ] as const)(
    'is refused where no guest asks it: %j',
    async ([notApplicable, path, sentence], { server }) => {
      const home = await openHomes(server)
      const form = await home.form(home.first)
      const { status, body } = await home.host.call('PUT', `/guidebooks/${home.first}`, {
        body: { ...form, welcome: { ...form.welcome, notApplicable } },
      })
      expect(status).toBe(400)
      expect(body.fields).toEqual({ [path]: sentence })
    },
  )
})
