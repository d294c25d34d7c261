import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { asHost, asSystem } from '#server/db/row-security/callers.ts'
import {
  contentItems,
  contentSections,
  photos,
  properties,
  stays,
} from '#server/db/tables/schema.ts'
import { makeForm, makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { type Call, callsOf, isWriting, securedCalls } from './every-call.ts'

async function hostWithEverything(server: TestServer) {
  const host = await server.makeHost()
  const photo = await makePhoto(server.db, { hostId: host.id })
  const item = { title: 'Mapa', body: '', photoUrl: photo.path, linkUrl: '', isActive: true }
  const guide = await makeGuide(server.db, {
    hostId: host.id,
    isPublished: true,
    form: { welcome: { photoUrl: photo.path }, sections: { welcome: { items: [item] } } },
  })
  const stay = await host.call('POST', `/guidebooks/${guide.id}/stays`, { body: days })
  const draft = await makeGuide(server.db, { hostId: host.id })
  const ids: string[] = [guide.id, draft.id, guide.sections[0]!.id, stay.body.stay.id]
  return { ...host, guide, ids }
}

function everythingOf({ db }: TestServer) {
  return asSystem(db, async (tx) => ({
    properties: await tx.select().from(properties).orderBy(properties.id),
    sections: await tx.select().from(contentSections).orderBy(contentSections.id),
    stays: await tx.select().from(stays),
    items: await tx.select().from(contentItems).orderBy(contentItems.id),
    photos: await tx.select().from(photos).orderBy(photos.path),
  }))
}

/** Those that want a session and name something a host has made. */
async function callsWithIds(server: TestServer) {
  const calls = await securedCalls(server, callsOf(server, ':id'))
  const named = calls.filter(({ address }) => /^\/(?!auth|stripe).*:id/.test(address))
  expect(named.length).toBeGreaterThan(20)
  return named
}

function isDirectRead({ address }: Call) {
  return /^\/(properties|content-sections)/.test(address)
}

/** Nothing is wrong in it but the id of its address. */
function bodyOf(call: Call) {
  if (!isWriting(call)) return
  const entries = ['k7c2m9qa']
  const bodies: Record<string, object> = {
    spread: { guides: [{ id: unknownId, version: 1, entries }] },
    put: { guides: [unknownId], entries },
    check: { answer: 'later' },
  }
  const last = call.address.split('/').at(-1) ?? ''
  return {
    ...makeForm(),
    ...days,
    ...bodies[last],
    language: 'en',
    version: 1,
    saveId: randomUUID(),
  }
}

const unknownId = '7b3f0c1e-0000-4000-8000-000000000000'
const days = { from: '2030-05-01', until: '2030-05-04' }

describe('two hosts', () => {
  test('cannot read, change, publish, copy or delete anything of each other’s', async ({
    server,
  }) => {
    const owner = await hostWithEverything(server)
    const intruder = await server.makeHost({ courtesyCredits: 10 })
    const before = await everythingOf(server)
    const wellFormed = [...owner.ids, unknownId]
    const ids = [...wellFormed, 'x', `${owner.guide.id}x`, '1', '%00']
    for (const call of await callsWithIds(server)) {
      const stranger = await server.makeHost()
      const texts: string[] = []
      for (const id of ids) {
        const address = call.address.replaceAll(':id', id)
        const body = bodyOf(call)
        const answer = await stranger.call(call.method, address, { body })
        const told = [call.method, address, answer.status, answer.body.code]
        expect(told).toEqual([call.method, address, 404, 'not_found'])
        texts.push(answer.text)
        const signedOut = await server.call(call.method, address, { body })
        expect([call.method, address, signedOut.status]).toEqual([call.method, address, 401])
      }
      // Of a malformed id a direct read says that nothing is there, of others that it was not loaded.
      const alike = isDirectRead(call) ? texts.slice(0, wellFormed.length) : texts
      expect(alike, `${call.method} ${call.address}`).toEqual(alike.map(() => texts[0]))
    }
    for (const address of ['/guidebooks', '/properties']) {
      expect((await intruder.call('GET', address)).body).toEqual({ properties: [] })
    }
    expect((await intruder.call('GET', '/guide-credits/published')).body.published_guides).toEqual(
      [],
    )
    expect(await everythingOf(server)).toEqual(before)
  })

  test('stay apart even where a query forgets to say whose', async ({ server }) => {
    const [one, other] = [await hostWithEverything(server), await hostWithEverything(server)]
    await asHost(server.db, one.id, async (tx) => {
      expect(new Set((await tx.select().from(properties)).map(({ hostId }) => hostId))).toEqual(
        new Set([one.id]),
      )
      await tx.update(properties).set({ name: 'Cambiada' })
      await tx.delete(contentItems)
    })
    const { guide } = other
    const { property } = (await other.call('GET', `/guidebooks/${guide.id}`)).body
    expect(property.name).toBe('Casa Limón')
    expect(property.content_sections[0].content_items).toHaveLength(1)
  })
})
