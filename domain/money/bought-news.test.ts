import { expect, test } from 'vitest'
import { boughtNews } from './bought-news.ts'

const draft = { isPublished: false }
const published = { isPublished: true }

test.each([
  ['an unpublished guide and a credit for it', draft, { paid: 4, available: 1 }, 'may_publish'],
  ['a guide that is published already', published, { paid: 4, available: 3 }, 'credits_updated'],
  ['no guide of the host’s', undefined, { paid: 4, available: 3 }, 'credits_updated'],
  ['no credit left', draft, { paid: 4, available: 0 }, 'credits_updated'],
  ['no plan: nothing was bought', draft, { paid: 0, available: 3 }, undefined],
  ['figures that could not be loaded', draft, undefined, undefined],
] as const)('back from paying with %s', (_, guide, credits, news) => {
  expect(boughtNews({ guide, credits })).toBe(news)
})
