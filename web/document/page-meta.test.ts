import { describe, expect, test } from 'vitest'
import { privatePageMeta, publicPageMeta } from './page-meta.ts'

const copy = {
  es: { title: 'Precios', description: 'Cuánto cuesta.' },
  en: { title: 'Pricing', description: 'What it costs.' },
}

describe('a page meant to be found', () => {
  test('has its title and the name of the product, in the language of the reader', () => {
    expect(publicPageMeta(visit({}), copy)).toContainEqual({ title: 'Pricing · Zaguán' })
    expect(publicPageMeta(visit({ locale: 'es' }), copy)).toContainEqual({
      title: 'Precios · Zaguán',
    })
  })

  test('names its twin in each language and the one that adapts', () => {
    const found = publicPageMeta(visit({ search: '?ref=mail' }), copy)
    expect(linksOf(found, 'alternate')).toEqual([
      ['es', 'https://guias.example.com/pricing?lang=es'],
      ['en', 'https://guias.example.com/pricing?lang=en'],
      ['x-default', 'https://guias.example.com/pricing'],
    ])
  })

  test('is its own original when the address names its language', () => {
    const found = publicPageMeta(visit({ search: '?lang=en&ref=mail' }), copy)
    expect(linksOf(found, 'canonical')).toEqual([
      [undefined, 'https://guias.example.com/pricing?lang=en'],
    ])
  })

  test('leaves everything but the language out of its original address', () => {
    const found = publicPageMeta(visit({ search: '?ref=mail' }), copy)
    expect(linksOf(found, 'canonical')).toEqual([[undefined, 'https://guias.example.com/pricing']])
  })

  test.each(['//', '///', '//evil.example'])('at %s is ours, too', (pathname) => {
    const found = publicPageMeta(visit({ pathname }), copy)
    expect(linksOf(found, 'canonical')).toEqual([
      [undefined, `https://guias.example.com${pathname}`],
    ])
  })

  test('ignores a language it does not speak', () => {
    const found = publicPageMeta(visit({ search: '?lang=fr' }), copy)
    expect(linksOf(found, 'canonical')).toEqual([[undefined, 'https://guias.example.com/pricing']])
  })
})

test('the card of a shared page names its picture and the other language', () => {
  const found = publicPageMeta(visit({}), copy)
  expect(found).toContainEqual({ property: 'og:image:alt', content: 'Zaguán' })
  expect(found).toContainEqual({ property: 'og:locale', content: 'en_US' })
  expect(found).toContainEqual({ property: 'og:locale:alternate', content: 'es_MX' })
})

test('a page of the host stays out of search engines', () => {
  const found = privatePageMeta(visit({}), copy)
  expect(found).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(linksOf(found, 'canonical')).toEqual([])
})

test('without the site there is nothing to say', () => {
  const lost = { matches: [undefined], location: { pathname: '/', search: '' } } as const
  expect(publicPageMeta(lost, copy)).toEqual([])
  expect(privatePageMeta(lost, copy)).toEqual([])
})

type Address = { locale?: 'es' | 'en'; search?: string; pathname?: string }

function visit({ locale = 'en', search = '', pathname = '/pricing' }: Address) {
  const site = { locale, productName: 'Zaguán', appUrl: 'https://guias.example.com' }
  return { matches: [{ loaderData: site }], location: { pathname, search } } as const
}

function linksOf(meta: ReturnType<typeof publicPageMeta>, rel: string) {
  return meta.flatMap((tag) =>
    'rel' in tag && tag.rel === rel
      ? [['hrefLang' in tag ? tag.hrefLang : undefined, 'href' in tag ? tag.href : undefined]]
      : [],
  )
}
