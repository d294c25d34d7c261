import { expect, test } from 'vitest'
import { boughtNews } from './credits.ts'

const draft = { isPublished: false }
const published = { isPublished: true }

test.each([
  [
    'an unpublished guide and a credit for it',
    draft,
    { paidCredits: 4, availableCredits: 1 },
    'may_publish',
  ],
  [
    'a guide that is published already',
    published,
    { paidCredits: 4, availableCredits: 3 },
    'credits_updated',
  ],
  ['no guide of the host’s', undefined, { paidCredits: 4, availableCredits: 3 }, 'credits_updated'],
  ['no credit left', draft, { paidCredits: 4, availableCredits: 0 }, 'credits_updated'],
  ['no plan: nothing was bought', draft, { paidCredits: 0, availableCredits: 3 }, undefined],
  ['figures that could not be loaded', draft, undefined, undefined],
] as const)('back from paying with %s', (_, guide, credits, news) => {
  expect(boughtNews({ guide, credits })).toBe(news)
})
