import type { MetaDescriptor } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { maxPaidGuides, monthlyTotalCentavos } from '#domain/pricing.ts'
import { languages } from '#web/copy/languages.ts'

type Site = { productName: string; appUrl: string; locale: Locale; courtesyCredits: number }
type ProductWords = { tagline: string; pageDescription: string }

/** What search engines are told of the product: what it is, and what it costs a month. */
export function productData(site: Site, words: ProductWords): MetaDescriptor {
  return structured({
    '@type': 'SoftwareApplication',
    name: site.productName,
    url: site.appUrl,
    slogan: words.tagline,
    description: words.pageDescription,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: languages,
    image: new URL(`/og/${site.locale}.png`, site.appUrl).href,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'MXN',
      lowPrice: site.courtesyCredits > 0 ? 0 : Math.min(...totalsMxn()),
      highPrice: Math.max(...totalsMxn()),
      offerCount: maxPaidGuides,
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

function totalsMxn() {
  return Array.from({ length: maxPaidGuides }, (_, at) => monthlyTotalCentavos(at + 1) / 100)
}

function structured(subject: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...subject } } as MetaDescriptor
}
