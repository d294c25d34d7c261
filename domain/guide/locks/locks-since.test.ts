import { expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { lockAsSince, locksAlone } from './keep-locks.ts'

const codeOf = (id: string, stayOnly?: boolean, code = `4821${id}`) => ({
  ...{ id, kind: 'door' as const, label: id, code, notes: '' },
  ...(stayOnly !== undefined && { stayOnly }),
})

function formWith(codes: ReturnType<typeof codeOf>[], noteStayOnly?: boolean) {
  const form = emptyGuidebookForm()
  form.welcome.arrival.codes = codes
  form.welcome.noteStayOnly = noteStayOnly
  return form
}

const locksOf = ({ welcome }: ReturnType<typeof formWith>) => ({
  note: welcome.noteStayOnly,
  codes: welcome.arrival.codes.map(({ id, stayOnly }) => [id, stayOnly]),
})

test('what is locked now comes back locked, however openly it was said then', () => {
  const then = formWith([codeOf('a', false), codeOf('b', false)], false)
  expect(locksOf(lockAsSince(then, [formWith([codeOf('a', true)], true)]))).toEqual({
    note: true,
    codes: [
      ['a', true],
      ['b', false],
    ],
  })
})

test('what was locked and then deleted comes back locked', () => {
  const since = [formWith([]), formWith([codeOf('a', true)]), formWith([codeOf('a', false)])]
  expect(locksOf(lockAsSince(formWith([codeOf('a')]), since)).codes).toEqual([['a', true]])
})

test('what was locked then stays locked, and what never was stays open', () => {
  const then = formWith([codeOf('a', true), codeOf('b')], true)
  expect(locksOf(lockAsSince(then, [formWith([codeOf('a', false), codeOf('b')])]))).toEqual({
    note: true,
    codes: [
      ['a', true],
      ['b', false],
    ],
  })
})

test('a lock on another entry closes nothing else', () => {
  const then = formWith([codeOf('a')])
  expect(locksOf(lockAsSince(then, [formWith([codeOf('c', true)])])).codes).toEqual([['a', false]])
})

test('a code or a network that was typed again and locked is locked wherever it stood openly', () => {
  const then = formWith([codeOf('a', false)])
  then.welcome.wifiNetworks = [{ id: 'n', ssid: 'Casa', password: 'obsidiana', stayOnly: false }]
  const since = formWith([codeOf('z', true, '4821a')])
  since.wifiTech.wifiNetworks = [{ id: 'm', ssid: ' Casa ', password: 'otra', stayOnly: true }]
  const locked = lockAsSince(then, [since])
  expect(locksOf(locked).codes).toEqual([['a', true]])
  expect(locked.welcome.wifiNetworks).toMatchObject([{ ssid: 'Casa', stayOnly: true }])
})

test.each([
  ['nothing', [codeOf('a', false)], [[]], false],
  ['what another locks, too', [codeOf('a', true)], [[], [codeOf('a', true)]], false],
  ['what another has open', [codeOf('a', true)], [[codeOf('a', false)]], true],
  ['what another has not', [codeOf('a', true)], [[]], true],
  ['another code under the same id', [codeOf('a', true, '1')], [[codeOf('a', true, '2')]], true],
  ['the same code under another id', [codeOf('a', true, '1')], [[codeOf('b', true, '1')]], true],
])('a form that locks %s', (_, codes, others, expected) => {
  const forms = others.map((each) => formWith(each))
  expect(locksAlone(formWith(codes), forms)).toBe(expected)
})

test('a form locks a text that no other locks', () => {
  expect(locksAlone(formWith([], true), [formWith([], false)])).toBe(true)
  expect(locksAlone(formWith([], true), [formWith([], false), formWith([], true)])).toBe(false)
})
