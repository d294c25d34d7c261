import { describe, expect } from 'vitest'
import { openGuestPages } from '#tests/guest/guest-pages.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { adminOn } from '#tests/operator.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const why = ['--reason', 'Pide datos de tarjetas a los huéspedes']
const days = { from: '2026-11-22', until: '2026-11-24' }
const wishes = { now: () => new Date('2026-11-23T18:00:00Z') }

async function openHouse(server: TestServer) {
  const host = await server.makeHost({ courtesyCredits: 2 })
  const guide = await makeGuide(server.db, { hostId: host.id, isPublished: true })
  const made = await host.call('POST', `/guidebooks/${guide.id}/stays`, { body: days })
  const stay = made.body.stay as { id: string; link: string }
  const { resources, dataDir } = server
  const admin = adminOn(server.db, { guideChanges: resources.guideChanges, dataDir })
  return { host, guide, stay, admin, guests: openGuestPages(resources) }
}

/** A link of a stay that opens nothing leads to the general one. */
async function follow({ get }: ReturnType<typeof openGuestPages>, address: string) {
  const answer = await get(address)
  const next = answer.headers.get('location')
  return next ? get(next) : answer
}

describe('while a guide is suspended', () => {
  test('every address of its guests answers as one that never was, a stay’s too, and again the day it is lifted', async ({
    freshServer,
  }) => {
    const { guide, stay, admin, guests } = await openHouse(await freshServer(wishes))
    const addresses = [
      `/g/${guide.shortCode}`,
      stay.link,
      `/g/${guide.shortCode}/manifest.webmanifest`,
    ]
    const ask = async () => {
      const answers = await Promise.all(addresses.map((address) => follow(guests, address)))
      return Promise.all(
        answers.map(async (answer) => ({
          status: answer.status,
          shared: answer.headers.get('cdn-cache-control'),
          text: (await answer.text()).replaceAll(guide.shortCode, '(code)'),
        })),
      )
    }
    const before = await ask()
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200])
    await admin('guide', 'suspend', guide.shortCode, ...why)
    const during = await ask()
    expect(during.map(({ status }) => status)).toEqual([404, 404, 404])
    const unknown = await guests.get('/g/zzzzzzzz')
    expect(during[0]?.text).toBe((await unknown.text()).replaceAll('zzzzzzzz', '(code)'))
    for (const { text, shared } of during) {
      expect(text).not.toMatch(/tarjetas|suspen/i)
      expect(shared).toBeNull()
    }
    await admin('guide', 'lift', guide.shortCode, ...why)
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('its host reads why on every page of it, and edits, takes home and deletes it', async ({
    freshServer,
  }) => {
    const { host, guide, stay, admin } = await openHouse(await freshServer(wishes))
    await admin('guide', 'suspend', guide.shortCode, ...why)
    const { property, form } = (await host.call('GET', `/guidebooks/${guide.id}`)).body
    expect(property.suspended).toMatchObject({ reason: why[1] })
    form.welcome.greeting = 'Corregida'
    const statuses = async (...calls: [string, string, object?][]) => {
      const said: number[] = []
      for (const [method, address, body] of calls)
        said.push((await host.call(method, address, { body })).status)
      return said
    }
    expect(
      await statuses(
        ['PUT', `/guidebooks/${guide.id}`, form],
        ['PUT', `/stays/${stay.id}`, { ...days, note: 'más' }],
        ['GET', `/guidebooks/${guide.id}/export`],
        ['POST', `/guide-credits/publish/${guide.id}`],
        ['POST', `/guidebooks/${guide.id}/duplicate`],
        ['POST', `/guide-credits/unpublish/${guide.id}`],
        ['POST', `/guide-credits/publish/${guide.id}`],
        ['DELETE', `/guidebooks/${guide.id}`],
      ),
    ).toEqual([200, 200, 200, 403, 403, 200, 403, 200])
  })

  test('a new code keeps it suspended, under the old one and the new', async ({ freshServer }) => {
    const { guide, admin, guests } = await openHouse(await freshServer(wishes))
    await admin('guide', 'suspend', guide.shortCode, ...why)
    const { after } = (
      await admin('guide', 'rotate-code', guide.shortCode, ...why, '--json')
    ).data()
    for (const code of [guide.shortCode, after]) {
      expect((await guests.get(`/g/${code}`)).status).toBe(404)
    }
    expect((await admin('guide', 'lift', after, ...why)).code).toBe(0)
    expect((await guests.get(`/g/${after}`)).status).toBe(200)
  })
})
