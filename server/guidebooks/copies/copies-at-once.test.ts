import { expect } from 'vitest'
import { makePhoto } from '#tests/guides/factories.ts'
import { openHomes } from '#tests/guides/homes.ts'
import { test } from '#tests/server-test.ts'

const rules = ['Uno', 'Dos', 'Tres'].map((title) => ({ title, notes: '' }))

test('guides that spread to one another, are saved, duplicated and put into at once all come to an end', {
  tags: 'long',
}, async ({ freshServer }) => {
  const server = await freshServer()
  const unlimited = server.withOverrides({
    limits: { ...server.resources.limits, writes: { spend: async () => {} } },
  })
  const homes = await openHomes({ ...server, ...unlimited }, { form: { houseRules: { rules } } })
  const photos = await Promise.all(
    [1, 2, 3, 4].map(() => makePhoto(server.db, { hostId: homes.host.id })),
  )
  const guides = [homes.first, await homes.duplicate('B'), await homes.duplicate('C')]
  for (let round = 0; round < 4; round += 1) {
    const saved = await Promise.all(
      guides.map((id, at) =>
        homes.edit(id, (form) => {
          form.houseRules.rules[at]!.notes = `Vuelta ${round}`
          form.welcome.photoUrl = photos[(round + at) % photos.length]!.path
        }),
      ),
    )
    const answers = await Promise.all([
      ...guides.map((id, at) => homes.spread(id, saved[at]!.copies)),
      ...guides.map((id) => homes.host.call('POST', `/guidebooks/${id}/duplicate`)),
      ...guides.map(async (id) =>
        homes.host.call('PUT', `/guidebooks/${id}`, { body: await homes.form(id) }),
      ),
      homes.put(guides[2]!, [(await homes.form(guides[2]!)).houseRules.rules[0]!.id!], guides),
    ])
    for (const { status, body } of answers) {
      expect([200, 201, 409], JSON.stringify(body)).toContain(status)
    }
  }
})

test('the same order twice at once is carried out once', async ({ freshServer }) => {
  const homes = await openHomes(await freshServer(), { form: { houseRules: { rules } } })
  const b = await homes.duplicate('B')
  const { copies } = await homes.say(homes.first, 'Nuevo')
  const saveId = crypto.randomUUID()
  const answers = await Promise.all(
    [1, 2, 3].map(() => homes.spread(homes.first, copies, { saveId })),
  )
  expect(answers.map(({ body }) => body.guides[0]!.version)).toEqual([3, 3, 3])
  const { body } = await homes.host.call('GET', `/guidebooks/${b}`)
  expect(body.property.version).toBe(3)
})
