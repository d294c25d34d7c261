/** @module-tag long */

import fc from 'fast-check'
import { expect } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { openHomes } from '#tests/guides/homes.ts'
import type { TestServer } from '#tests/open-test-server.ts'
import { test } from '#tests/server-test.ts'

/** One day after another in the life of a few guides; numbers pick among what there is. */
const step = fc.oneof(
  fc.record({
    deed: fc.constant('edit' as const),
    guide: fc.nat(9),
    rule: fc.nat(3),
    lock: fc.boolean(),
    saysCode: fc.boolean(),
    follow: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    isSentTwice: fc.boolean(),
  }),
  fc.record({ deed: fc.constant('duplicate' as const), guide: fc.nat(9) }),
  fc.record({ deed: fc.constant('put' as const), guide: fc.nat(9), rule: fc.nat(3) }),
)

test('on any walk nobody’s own change is overwritten, nothing of one home travels, and no lock opens', async ({
  freshServer,
}) => {
  const server = await freshServer()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), (steps) =>
      walk(server, steps),
    ),
    { numRuns: 12 },
  )
})

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function walk(server: TestServer, steps: readonly Step[]) {
  const homes = await openHomes(server, { form: ownHome('A') })
  const guides = [homes.first]
  const names = ['A']
  const world = openWorld()
  await world.look(homes.first, await homes.form(homes.first))
  let number = 0

  for (const one of steps) {
    const at = one.guide % guides.length
    const id = guides[at]!
    if (one.deed === 'duplicate') {
      if (guides.length === 5) continue
      const name = `D${guides.length}`
      const copy = await homes.duplicate(name, id)
      world.copy(id, copy)
      await homes.edit(copy, (form) => Object.assign(form, withOwnParts(form, name)))
      guides.push(copy)
      names.push(name)
      await world.look(copy, await homes.form(copy))
      continue
    }
    const rules = (await homes.form(id)).houseRules.rules.filter(({ title }) => title)
    const rule = rules[one.rule % rules.length]
    if (!rule) continue
    if (one.deed === 'put') {
      const others = guides.filter((other) => other !== id)
      if (others.length === 0) continue
      await homes.put(id, [rule.id!], others)
    } else {
      number += 1
      const { copies } = await homes.edit(id, (form) => {
        const mine = form.houseRules.rules.find((each) => each.id === rule.id)!
        mine.notes = one.saysCode ? `Texto ${number}: ${codeOf(names[at]!)}` : `Texto ${number}`
        if (one.lock) mine.stayOnly = true
      })
      await world.look(id, await homes.form(id))
      const before = new Map(
        await Promise.all(guides.map(async (guide) => [guide, await homes.form(guide)] as const)),
      )
      const chosen = copies.map((copy) => ({
        ...copy,
        guides: copy.guides.filter((_, index) => one.follow[index]),
      }))
      if (chosen.every((copy) => copy.guides.length === 0)) continue
      const saveId = crypto.randomUUID()
      const { body } = await homes.spread(id, chosen, { saveId })
      for (const outcome of body.guides) {
        const after = await homes.form(outcome.id)
        for (const rule of before.get(outcome.id)!.houseRules.rules) {
          const now = after.houseRules.rules.find((each) => each.id === rule.id)
          const isWritten = now?.notes !== rule.notes
          if (isWritten) {
            expect(outcome.done).toContain(rule.id)
            expect(rule.notes, 'what both said last').toBe(world.lastSame(id, outcome.id, rule.id!))
          }
          if (outcome.skipped.some(({ entry_id }) => entry_id === rule.id)) {
            expect(now).toEqual(rule)
          }
        }
      }
      if (one.isSentTwice) {
        const then = await Promise.all(guides.map((guide) => homes.form(guide)))
        await homes.spread(id, chosen, { saveId })
        expect(await Promise.all(guides.map((guide) => homes.form(guide)))).toEqual(then)
      }
    }
    for (const guide of guides) await world.look(guide, await homes.form(guide))
  }

  for (const [at, guide] of guides.entries()) {
    const form = await homes.form(guide)
    expect(ownPartsOf(form)).toEqual(ownPartsOf(withOwnParts(form, names[at]!)))
    const said = JSON.stringify(form.houseRules)
    for (const other of names) if (other !== names[at]) world.expectNoCode(said, codeOf(other), at)
  }
}

const codeOf = (name: string) => `codigo-${name}-4821`

function ownHome(name: string) {
  return {
    ...withOwnParts({ welcome: {}, localGuide: {}, wifiTech: {} } as GuidebookForm, name),
    houseRules: { rules: ['Uno', 'Dos', 'Tres'].map((title) => ({ title, notes: `${title}.` })) },
  }
}

/** What belongs to one home and to no other. */
function withOwnParts(form: GuidebookForm, name: string) {
  const wifiNetworks = [{ ssid: `red-${name}`, password: `clave-${name}-${name}` }]
  const arrival = {
    ...form.welcome.arrival,
    gate: `Caseta de ${name}`,
    codes: [{ kind: 'door' as const, label: 'Puerta', code: codeOf(name), notes: '' }],
  }
  return {
    welcome: {
      ...form.welcome,
      propertyName: `Casa ${name}`,
      hostPhone: `55 ${name}`,
      wifiNetworks,
      arrival,
    },
    localGuide: {
      ...form.localGuide,
      propertyLocation: { address: `Calle ${name}`, description: '', mapsLink: '' },
    },
    wifiTech: { ...form.wifiTech, wifiNetworks },
  }
}

function ownPartsOf({
  welcome,
  localGuide,
  wifiTech,
}: Pick<GuidebookForm, 'welcome' | 'localGuide' | 'wifiTech'>) {
  return {
    phone: welcome.hostPhone,
    gate: welcome.arrival.gate,
    codes: welcome.arrival.codes.map(({ code }) => code),
    networks: [...welcome.wifiNetworks, ...wifiTech.wifiNetworks].map(({ ssid, password }) => [
      ssid,
      password,
    ]),
    address: localGuide.propertyLocation.address,
  }
}

/** What every two guides last said the same, looked at from outside after each step. */
function openWorld() {
  const texts = new Map<string, Map<string, string>>()
  const same = new Map<string, string>()
  const locked = new Set<string>()
  const pair = (one: string, other: string, rule: string) =>
    [...[one, other].sort(), rule].join(' ')
  return {
    async look(guide: string, { houseRules }: GuidebookForm) {
      const now = new Map(houseRules.rules.map(({ id = '', notes }) => [id, notes]))
      texts.set(guide, now)
      for (const [other, theirs] of texts) {
        for (const [rule, notes] of now) {
          if (other !== guide && theirs.get(rule) === notes)
            same.set(pair(guide, other, rule), notes)
        }
      }
      for (const { id, stayOnly } of houseRules.rules) {
        if (stayOnly) locked.add(`${guide} ${id}`)
        expect(Boolean(stayOnly), 'a lock stays').toBe(locked.has(`${guide} ${id}`))
      }
    },
    /** A copy is as near to the others as what it is a copy of. */
    copy(source: string, copy: string) {
      for (const [other] of texts) {
        for (const [rule] of texts.get(source) ?? []) {
          const text = same.get(pair(source, other, rule))
          if (other !== source && text !== undefined) same.set(pair(copy, other, rule), text)
        }
      }
      for (const [rule] of texts.get(source) ?? []) {
        if (locked.has(`${source} ${rule}`)) locked.add(`${copy} ${rule}`)
      }
    },
    lastSame: (one: string, other: string, rule: string) => same.get(pair(one, other, rule)),
    /** Only a duplicate of the whole guide may bring it: it says it of itself, then. */
    expectNoCode: (said: string, code: string, at: number) =>
      at === 0 ? expect(said).not.toContain(code) : undefined,
  }
}
