import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { GuestStay } from '#domain/guest/guest-guide.ts'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { stayOfToday } from '#domain/stays/stay-of-today.ts'
import { guideOf } from '#tests/guides/guides.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { makeGuestScreen } from '#web/guest/guest-screen.tsx'
import { GuestView } from '#web/guest/guest-view.tsx'

const { lockedWhere, remindMe, callName, writeName } = guestCopy.en
const stayOnly = true
const titled = [{ title: 'A', notes: 'B', stayOnly }]
const block = { title: 'A', body: 'B', photoUrl: '', linkUrl: '', isActive: true, stayOnly }
const home = (welcome: object) => ({ welcome: { propertyName: 'Casa', ...welcome } })
const arriving = (arrival: object) => home({ arrival })

/** Each thing that a host can keep for those who stay, with nothing else locked. */
const lockedAlone = {
  'a rule': { houseRules: { rules: titled } },
  'a step of the check-out': { checkout: { steps: titled } },
  'advice for an emergency': { emergency: { emergencyItems: titled } },
  'a place': { localGuide: { places: [{ name: 'A', description: 'B', stayOnly }] } },
  'a room': { houseManual: { rooms: [{ label: 'A', features: ['B'], stayOnly }] } },
  'a device': { wifiTech: { devices: [{ name: 'A', notes: 'B', stayOnly }] } },
  'a block of the host’s own': { sections: { house_rules: { items: [block] } } },
  'the note': home({ note: 'B', noteStayOnly: true }),
  'the word at the gate': arriving({ gate: 'B', gateStayOnly: true }),
  'a step of the way in': arriving({ steps: [{ notes: 'B', stayOnly }] }),
  'advice for arriving late': arriving({ late: 'B', lateStayOnly: true }),
  'advice for a door that does not open': arriving({ doesNotOpen: 'B', doesNotOpenStayOnly: true }),
}

describe('in the place of what is locked the guide says where it is', () => {
  test.each(Object.entries(lockedAlone))('of %s', (_, form) => {
    expect(timesIn(draw(form), lockedWhere.part)).toBe(1)
  })

  test('of a code, and of a network wherever it stands', () => {
    const code = { kind: 'door', label: 'A', code: '4821', notes: '', stayOnly }
    const wifiNetworks = [{ ssid: 'Casa', password: 'obsidiana', stayOnly }]
    expect(timesIn(draw(arriving({ codes: [code] })), lockedWhere.code)).toBe(1)
    expect(
      timesIn(draw(arriving({ codes: [code, { ...code, label: 'B' }] })), lockedWhere.code),
    ).toBe(1)
    expect(timesIn(draw(home({ wifiNetworks })), lockedWhere.password)).toBe(2)
    expect(timesIn(draw(home({ wifiNetworks })), lockedWhere.code)).toBe(0)
  })

  test('and how to ask for the link: by WhatsApp where the host prefers it, else by calling', () => {
    const hostPhone = '55 5555 0142'
    const codes = [{ kind: 'door', label: 'A', code: '4821', notes: '', stayOnly }]
    const asking = (hostPhoneType: string) =>
      draw(home({ arrival: { codes }, hostPhone, hostPhoneType }))
    expect(asking('whatsapp')).toContain(`>${writeName('your host')}</a>`)
    expect(asking('phone')).toContain(`href="tel:+525555550142">${callName('your host')}</a>`)
  })
})

describe('the guide of a stay', () => {
  const codes = [{ kind: 'door', label: 'A', code: '4821', notes: '', stayOnly }]
  const form = { ...arriving({ codes }), houseRules: { rules: titled } }
  const opened = stayOfToday(guideOf(form), 0)
  const stay = { ...opened, isOpen: false }

  test('says in each place when it opens, on top too, and nothing of it once it is open', () => {
    expect(timesIn(draw(form, { stay }), 'Your code appears here on')).toBe(3)
    expect(timesIn(draw(form, { stay: opened }), 'Your code appears here on')).toBe(0)
  })

  test('says once what a title told without its code, and keeps a title that only trails off', () => {
    const masked = { title: 'Llave en la caja …', notes: 'Llave en la caja 4821. Gírala', stayOnly }
    const own = { title: 'Espera…', notes: 'Toca el timbre', stayOnly }
    const told = { houseRules: { rules: [masked, own] }, checkout: { steps: [masked, own] } }
    const open = draw(told, { stay: opened })
    expect(timesIn(open, 'Llave en la caja')).toBe(2)
    expect(timesIn(open, 'Llave en la caja 4821. Gírala')).toBe(2)
    expect(timesIn(open, 'Espera…')).toBe(2)
    expect(timesIn(draw(told, { stay }), 'Llave en la caja …')).toBe(2)
  })

  test('offers one reminder, and none in a preview', () => {
    expect(timesIn(draw(form, { stay, stayPath: '/g/casa/s/x' }), remindMe)).toBe(1)
    expect(timesIn(draw(form, { stay }), remindMe)).toBe(0)
  })
})

type Link = { stay?: GuestStay; stayPath?: string }

function draw(form: object, { stay, stayPath }: Link = {}) {
  const guide = guestViewOf(guideOf({ ...home({}), ...form }), stay)
  const screen = makeGuestScreen(guide, { locale: 'en', stayPath })
  return renderToStaticMarkup(<GuestView screen={screen} footer={null} />)
}

function timesIn(html: string, sentence: string) {
  return html.split(sentence).length - 1
}
