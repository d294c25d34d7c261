import { describe, expect } from 'vitest'
import { openHomes, quiet, withRules } from '#tests/guides/homes.ts'
import { test } from '#tests/server-test.ts'

describe('putting an entry in other guides', () => {
  test('copies it to the end of the same list, where it is the same entry from then on', async ({
    server,
  }) => {
    const homes = await openHomes(server, { form: withRules(quiet) })
    const a = homes.first
    const b = await homes.create('Casa B', withRules({ title: 'Mía', notes: '' }))
    const id = (await homes.form(a)).houseRules.rules[0]!.id!
    const { body } = await homes.put(a, [id], [b])
    expect(body.guides).toMatchObject([{ id: b, version: 2, done: [id], skipped: [] }])
    expect((await homes.form(b)).houseRules.rules).toMatchObject([
      { title: 'Mía' },
      { id, ...quiet },
    ])
    const { copies } = await homes.edit(b, (form) => {
      form.houseRules.rules[1]!.notes = 'Desde las 23'
    })
    expect(copies[0]!.guides).toMatchObject([{ id: a, before: quiet, skipped: null }])
  })

  test('says no hour there that nobody has said', async ({ server }) => {
    const homes = await openHomes(server, { form: withRules(quiet) })
    const b = await homes.create('Casa B', { welcome: { checkInHour: '4:00' } })
    const id = (await homes.form(homes.first)).houseRules.rules[0]!.id!
    await homes.put(homes.first, [id], [b])
    const { property } = (await homes.host.call('GET', `/guidebooks/${b}`)).body
    expect([property.version, property.checkin_time, property.checkout_time]).toEqual([
      2,
      '16:00:00',
      null,
    ])
  })

  test('does not double it where it stands already, and says where a list is full', async ({
    server,
  }) => {
    const homes = await openHomes(server, { form: withRules(quiet) })
    const a = homes.first
    const b = await homes.duplicate('Casa B')
    const many = Array.from({ length: 100 }, (_, at) => ({ title: `Regla ${at}`, notes: '' }))
    const c = await homes.create('Casa C', withRules(...many))
    const d = await homes.create('Casa D')
    const id = (await homes.form(a)).houseRules.rules[0]!.id!
    const { body } = await homes.put(a, [id], [b, c, d])
    expect(body.guides.map(({ skipped }) => skipped[0]?.code)).toEqual([
      'copy_already_there',
      'copy_list_full',
      undefined,
    ])
    expect((await homes.form(b)).houseRules.rules).toHaveLength(1)
    expect((await homes.form(c)).houseRules.rules).toHaveLength(100)
    expect((await homes.form(d)).houseRules.rules).toMatchObject([quiet])
  })

  test('takes no code, no network and nothing of the way in, whatever id is asked for', async ({
    server,
  }) => {
    const form = {
      welcome: {
        wifiNetworks: [{ ssid: 'casa', password: 'dulce' }],
        arrival: {
          codes: [{ kind: 'door', label: 'Puerta', code: '4821' }],
          steps: [{ notes: 'Sube' }],
        },
      },
      wifiTech: { wifiNetworks: [{ ssid: 'casa', password: 'dulce' }] },
    }
    const homes = await openHomes(server, { form: form as never })
    const b = await homes.create('Casa B')
    const { welcome, wifiTech } = await homes.form(homes.first)
    const ids = [
      ...[...welcome.wifiNetworks, ...wifiTech.wifiNetworks].map(({ id }) => id!),
      ...[...welcome.arrival.codes, ...welcome.arrival.steps].map(({ id }) => id!),
    ]
    const before = await homes.form(b)
    const { body } = await homes.put(homes.first, ids, [b])
    expect(body.guides[0]!.done).toEqual([])
    expect(body.guides[0]!.skipped.map(({ code }) => code)).toEqual(
      ids.map(() => 'copy_entry_gone'),
    )
    expect(await homes.form(b)).toEqual(before)
  })

  test('a room comes with its details, and what is locked stays locked', async ({ server }) => {
    const rooms = [
      { key: 'kitchen', label: 'Terraza', features: ['Asador', 'Hamaca'], stayOnly: true },
    ]
    const homes = await openHomes(server, { form: { houseManual: { rooms } } })
    const b = await homes.create('Casa B', {
      houseManual: { rooms: [{ key: 'kitchen', label: 'Cocina', features: ['Horno'] }] },
    })
    const [room] = (await homes.form(homes.first)).houseManual.rooms
    await homes.put(homes.first, [room!.id!], [b])
    const [kitchen, copy] = (await homes.form(b)).houseManual.rooms
    expect(kitchen).toMatchObject({ key: 'kitchen', label: 'Cocina' })
    expect(copy).toEqual({ ...room, key: copy!.key })
    expect(copy!.key).not.toBe(kitchen!.key)
  })

  test('another entry that has the same id by chance is left alone, and nothing is offered for it', async ({
    server,
  }) => {
    const homes = await openHomes(server, { form: withRules(quiet) })
    const [rule] = (await homes.form(homes.first)).houseRules.rules
    const other = { id: rule!.id!, title: 'Otra', notes: '' }
    const b = await homes.create('Casa B', withRules(other))
    await homes.duplicate('Casa C', b)
    const { body } = await homes.put(homes.first, [rule!.id!], [b])
    expect(body.guides[0]!.skipped).toMatchObject([{ code: 'copy_id_taken' }])
    await homes.duplicate('Casa D')
    const { copies } = await homes.say(homes.first, 'Desde las 23')
    expect(copies[0]!.guides.map(({ name }) => name)).toEqual(['Casa D'])
  })
})
