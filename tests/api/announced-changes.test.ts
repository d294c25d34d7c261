import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { sweepGraces } from '#server/billing/jobs/sweep-graces.ts'
import { guideTag } from '#server/db/cdn-tags.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { hostAccounts, mailOutbox, tasks } from '#server/db/tables/schema.ts'
import { openAvifs } from '#server/photos/make-avifs.ts'
import { openGuestPages } from '#tests/guest/guest-pages.ts'
import { openHomes } from '#tests/guides/homes.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { adminOn } from '#tests/operator.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { callsOf, isWriting } from './every-call.ts'

type House = Awaited<ReturnType<typeof openHouse>>

/** What comes before a change, and then the change itself. */
type Change = (house: House) => Promise<() => Promise<unknown>> | (() => Promise<unknown>)

const why = ['--reason', 'lo pidió por teléfono']
const rename = (form: { welcome: { propertyName: string } }) => {
  form.welcome.propertyName = 'Casa Azul'
}

/** Everything a host does through the API that guests see. */
const calls: Record<string, Change> = {
  'POST /guide-credits/publish/:id': async ({ host, id }) => {
    await host.call('POST', `/guide-credits/unpublish/${id}`)
    return () => host.call('POST', `/guide-credits/publish/${id}`)
  },
  'POST /guide-credits/unpublish/:id':
    ({ host, id }) =>
    () =>
      host.call('POST', `/guide-credits/unpublish/${id}`),
  'PUT /guidebooks/:id':
    ({ homes, id }) =>
    () =>
      homes.edit(id, rename),
  'DELETE /guidebooks/:id':
    ({ host, id }) =>
    () =>
      host.call('DELETE', `/guidebooks/${id}`),
  'POST /guidebooks/:id/versions/:version/restore': async ({ host, homes, id }) => {
    const { version } = (await homes.edit(id, rename)).property
    return () => host.call('POST', `/guidebooks/${id}/versions/1/restore`, { body: { version } })
  },
  'POST /guidebooks/:id/spread': async ({ homes, id }) => {
    const other = await homes.duplicate('Casa B')
    const { copies } = await homes.edit(other, ({ houseRules }) => {
      houseRules.rules[0]!.notes = 'Desde las 23'
    })
    expect(copies.flatMap(({ guides }) => guides.map((guide) => guide.id))).toContain(id)
    return () => homes.spread(other, copies)
  },
  'POST /guidebooks/:id/put': async ({ homes, id }) => {
    const rules = [{ title: 'Sin fiestas', notes: '' }]
    const other = await homes.create('Casa B', { houseRules: { rules } })
    const [rule] = (await homes.form(other)).houseRules.rules
    return () => homes.put(other, [rule!.id!], [id])
  },
  'DELETE /account': async ({ host, server }) => {
    await host.call('POST', '/account/deletion-code')
    const [mail] = await asSystem(server.db, (tx) =>
      tx.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(1),
    )
    const { code } = mail!.payload as { code?: string }
    return () => host.call('DELETE', '/account', { body: { confirmation: host.email, code } })
  },
}

/** What the clock and an operator do. */
const otherwise: Record<string, Change> = {
  'the AVIF of a photo that is made afterwards':
    ({ server }) =>
    () =>
      openAvifs(server.resources).workOff(),
  'a week without credits that is over': async ({ host, server }) => {
    const { resources, db } = server
    const over = { courtesyCredits: 0, graceStartedAt: new Date(0), graceEndsAt: new Date(1) }
    await asSystem(db, (tx) =>
      tx.update(hostAccounts).set(over).where(eq(hostAccounts.hostId, host.id)),
    )
    return () => sweepGraces(resources)
  },
  'a guide that is suspended':
    ({ admin, code }) =>
    () =>
      admin('guide', 'suspend', code, ...why),
  'a suspension that is lifted': async ({ admin, code }) => {
    await admin('guide', 'suspend', code, ...why)
    return () => admin('guide', 'lift', code, ...why)
  },
  'a code that is rotated':
    ({ admin, code }) =>
    () =>
      admin('guide', 'rotate-code', code, ...why),
}

/** Calls after which no page of a published guide looks different, each kind with its reason. */
const unseen: [calls: RegExp, reason: string][] = [
  [/^POST \/auth\//, 'who is signed in is on no page'],
  [/^(PATCH|POST) \/account/, 'the host’s own language, code and data'],
  [/^POST \/guidebooks\/proposals$/, 'reads a text and keeps nothing'],
  [/^POST \/guidebooks(\/import|\/:id\/duplicate)?$/, 'a new guide is a draft'],
  [/^POST \/guidebooks\/:id\/translate$/, 'proposes words that the host saves'],
  [/^POST \/guidebooks\/:id\/check$/, 'what the host looked over'],
  [/^\w+ (\/guidebooks\/:id)?\/stays/, 'a stay has a page of its own, in no shared cache'],
  [/^POST \/stripe\//, 'credits are seen when guides are published or the week is over'],
  [/^POST \/storage\//, 'a photo is seen once it is saved in a guide'],
  [/^POST \/support\/messages$/, 'read by the operator'],
]

test.for(Object.entries({ ...calls, ...otherwise }))(
  'guests see at once, and shared caches are told of: %s',
  async ([, prepare], { server }) => {
    const house = await openHouse(server)
    const change = await prepare(house)
    const before = await house.read()
    await asSystem(server.db, (tx) => tx.delete(tasks).where(eq(tasks.kind, 'purge')))
    await change()
    expect(await house.read()).not.toEqual(before)
    const purges = await rowsIn(server.db, tasks)
    expect(purges.map(({ subject }) => subject)).toContain(guideTag(house.code))
  },
)

test('every call that writes is one of these or changes no guide that guests see', ({ server }) => {
  const all = callsOf(server, ':id')
    .filter(isWriting)
    .map(({ method, address }) => `${method} ${address}`)
  const ours = Object.keys(calls).map((call) => call.replace(/:\w+/g, ':id'))
  expect(all).toEqual(expect.arrayContaining(ours))
  const left = all.filter((call) => !ours.includes(call))
  expect(left.filter((call) => !unseen.some(([known]) => known.test(call)))).toEqual([])
  expect(unseen.filter(([known]) => !left.some((call) => known.test(call)))).toEqual([])
})

/** A published guide with a photo, and its page as guests are answered: kept until a change of it is told. */
async function openHouse(server: TestServer) {
  const form = { houseRules: { rules: [{ title: 'Silencio', notes: 'Desde las 22' }] } }
  const homes = await openHomes(server, { form })
  const { host, first: id } = homes
  const photo = new FormData()
  const bytes = await makePicture({ width: 480, height: 360 }).toBuffer()
  photo.set('file', new File([new Uint8Array(bytes)], 'foto.jpg'))
  const { url } = (await host.call('POST', '/storage/guidebook-photos', { body: photo })).body
  await homes.edit(id, ({ welcome }) => {
    welcome.photoUrl = url
  })
  await host.call('POST', `/guide-credits/publish/${id}`)
  const code: string = (await host.call('GET', `/guidebooks/${id}`)).body.property.short_code
  const pages = openGuestPages(server.resources)
  const { guideChanges } = server.resources
  return {
    ...{ server, homes, host, id, code },
    admin: adminOn(server.db, { guideChanges, dataDir: server.dataDir }),
    async read() {
      const answer = await pages.get(`/g/${code}`)
      return { status: answer.status, text: await answer.text() }
    },
  }
}
