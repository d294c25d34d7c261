import { expect, test } from 'vitest'
import type { DeskGuide } from '#web/calls/desk.ts'
import { arrangeGuides } from './guide-list.tsx'

function guide(name: string, rest: Partial<DeskGuide> = {}): DeskGuide {
  return {
    id: name,
    name,
    description: '',
    coverImageUrl: null,
    cover: null,
    shortCode: 'abcd2345',
    isPublished: false,
    publishedAt: null,
    suspended: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    language: 'es',
    timeZone: 'America/Mexico_City',
    complete: [],
    hasLocks: false,
    checkDue: false,
    ...rest,
  }
}

const desk = [
  guide('Cabaña El Oyamel', { createdAt: '2026-03-01T00:00:00.000Z', complete: ['welcome'] }),
  guide('Ático 10', { description: 'Junto al río', isPublished: true }),
  guide('Ático 9', { createdAt: '2026-02-01T00:00:00.000Z', isPublished: true }),
]

function names(query: string, order: Parameters<typeof arrangeGuides>[1]['order']) {
  return arrangeGuides(desk, { query, order, language: 'es' }).map(({ name }) => name)
}

test('a search finds names and descriptions without minding accents or capitals', () => {
  expect(names('CABANA', 'newest')).toEqual(['Cabaña El Oyamel'])
  expect(names('rio', 'newest')).toEqual(['Ático 10'])
  expect(names('atico rio', 'newest')).toEqual(['Ático 10'])
  expect(names('playa', 'newest')).toEqual([])
})

test.each([
  ['newest', ['Cabaña El Oyamel', 'Ático 9', 'Ático 10']],
  ['name', ['Ático 9', 'Ático 10', 'Cabaña El Oyamel']],
  ['published', ['Ático 9', 'Ático 10', 'Cabaña El Oyamel']],
  ['incomplete', ['Ático 9', 'Ático 10', 'Cabaña El Oyamel']],
] as const)('the order "%s" puts them as %j', (order, expected) => {
  expect(names('', order)).toEqual(expected)
})
