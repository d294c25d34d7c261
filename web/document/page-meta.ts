import type { MetaDescriptor } from 'react-router'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { Copy } from '#web/copy/define-copy.ts'

type Site = { locale: Locale; productName: string; appUrl: string }

type MetaArgs = {
  matches: readonly [{ loaderData?: Site } | undefined, ...unknown[]]
  location: { pathname: string; search: string }
}

type InEach<Words> = Copy<Words> | ((locale: Locale) => Words)
type Titled = { title: string }
type Described = Titled & { description: string }

/** Title, description, canonical address and language twins of a page meant to be found. */
export function publicPageMeta(args: MetaArgs, words: InEach<Described>): MetaDescriptor[] {
  const site = args.matches[0]?.loaderData
  if (!site) return []
  const { title, description } = wordsIn(site.locale, words)
  // Put behind it: `//x` by itself is another host, and `//` none.
  const base = new URL(site.appUrl + args.location.pathname).href
  const addressIn = (locale: Locale) => `${base}?lang=${locale}`
  // A page with its language in the address is its own original; without it, it is the one that adapts.
  const isNamed = new URLSearchParams(args.location.search).get('lang') === site.locale
  const address = isNamed ? addressIn(site.locale) : base
  return [
    ...titleMeta(site, title),
    { name: 'description', content: description },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.productName },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: ogLocale[site.locale] },
    ...locales
      .filter((locale) => locale !== site.locale)
      .map((locale) => ({ property: 'og:locale:alternate', content: ogLocale[locale] })),
    { property: 'og:image', content: new URL(`/og/${site.locale}.png`, site.appUrl).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: site.productName },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: address },
    ...locales.map((locale) => alternate(locale, addressIn(locale))),
    alternate('x-default', base),
  ]
}

/** A page only its host should reach: a title, and nothing for search engines. */
export function privatePageMeta({ matches }: MetaArgs, words: InEach<Titled>): MetaDescriptor[] {
  const site = matches[0]?.loaderData
  if (!site) return []
  const { title } = wordsIn(site.locale, words)
  return [...titleMeta(site, title), { name: 'robots', content: 'noindex' }]
}

function wordsIn<Words>(locale: Locale, words: InEach<Words>) {
  return typeof words === 'function' ? words(locale) : words[locale]
}

const ogLocale: Record<Locale, string> = { es: 'es_MX', en: 'en_US' }

function titleMeta({ productName }: Site, title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${productName}` }, { property: 'og:title', content: title }]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}
