import { describe, expect } from 'vitest'
import { openHomes } from '#tests/guides/homes.ts'
import { test } from '#tests/server-test.ts'

describe.each([
  { key: 'notApplicable', what: 'guests need not know', said: ['gate', 'pets'] },
  { key: 'notAnswers', what: 'is not the answer', said: ['pets k7c2m9qa', 'gate welcome.note'] },
] as const)('what a host says $what', ({ key, said }) => {
  test('is saved with the form, answered with it, and left alone by a save that does not speak of it', async ({
    server,
  }) => {
    const home = await openHomes(server)
    const kept = async () => (await home.form(home.first)).welcome[key]
    const save = (value?: readonly string[]) =>
      home.edit(home.first, ({ welcome }) => Object.assign(welcome, { [key]: value }))
    expect(await kept()).toBeUndefined()
    await save(said)
    expect(await kept()).toEqual(said)
    await save(undefined)
    expect(await kept()).toEqual(said)
    await save([])
    expect(await kept()).toBeUndefined()
  })

  test('goes along with a copy of the guide, and to no guest', async ({ server }) => {
    const home = await openHomes(server, { form: { welcome: { [key]: said } } })
    const copy = await home.duplicate('Casa B')
    expect((await home.form(copy)).welcome[key]).toEqual(said)
    await home.host.call('POST', `/guide-credits/publish/${home.first}`)
    const { body } = await home.host.call('GET', `/guidebooks/${home.first}`)
    const open = await home.host.call('GET', `/guidebooks/public/${body.property.short_code}`)
    expect(open.status).toBe(200)
    expect(JSON.stringify(open.body)).not.toContain(key)
  })
})

test.for([
  ['notApplicable', ['lighthouse'], 'notApplicable.0', 'Elige una de las opciones'],
  ['notApplicable', 'pets', 'notApplicable', 'El valor no es del tipo que se espera aquí'],
  ['notAnswers', 'pets', 'notAnswers', 'El valor no es del tipo que se espera aquí'],
] as const)(
  'what no guest asks is refused: %j',
  async ([key, said, path, sentence], { server }) => {
    const home = await openHomes(server)
    const form = await home.form(home.first)
    const { status, body } = await home.host.call('PUT', `/guidebooks/${home.first}`, {
      body: { ...form, welcome: { ...form.welcome, [key]: said } },
    })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [`welcome.${path}`]: sentence })
  },
)
