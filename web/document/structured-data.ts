import type { MetaDescriptor } from 'react-router'
import { monthlyTotalCentavos, type Offer } from '#domain/money/pricing.ts'
import { type Locale, locales } from '#domain/values/locale.ts'

type Site = Offer & { productName: string; appUrl: string; locale: Locale }
type ProductWords = { tagline: string; pageDescription: string }

/** What search engines are told of the product: what it is, and what it costs a month. */
export function productData(site: Site, words: ProductWords): MetaDescriptor {
  const quantities = Array.from({ length: site.maxPaidGuides }, (_, at) => at + 1)
  const totals = quantities.map((quantity) => monthlyTotalCentavos(quantity) / 100)
  return structured({
    '@type': 'SoftwareApplication',
    name: site.productName,
    url: site.appUrl,
    slogan: words.tagline,
    description: words.pageDescription,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: locales,
    image: new URL(`/og/${site.locale}.png`, site.appUrl).href,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'MXN',
      lowPrice: site.courtesyCredits > 0 ? 0 : Math.min(...totals),
      highPrice: Math.max(...totals),
      offerCount: site.maxPaidGuides,
    },
  })
}

/** Questions and their answers, as search engines show them under a page. */
export function questionsData(questions: readonly (readonly string[])[]): MetaDescriptor {
  return structured({
    '@type': 'FAQPage',
    mainEntity: questions.map(([question, answer]) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

function structured(subject: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...subject } } as MetaDescriptor
}
