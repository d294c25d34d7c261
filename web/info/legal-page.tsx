import type { Locale } from '#domain/values/locale.ts'
import { bridgeContext } from '#web/calls/api.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { cookiesCopy, operatorCopy, privacyCopy, termsCopy } from '#web/copy/visitors/legal.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import type { Route } from './+types/legal-page'
import { InfoFrame } from './info-frame.tsx'

const pages = { privacy: privacyCopy, terms: termsCopy, cookies: cookiesCopy }

/** What the legal pages speak of: who runs this installation, and what it offers. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { productName, operator, offer } = context.get(bridgeContext)
  const [, named = ''] = new URL(request.url).pathname.toLowerCase().split('/')
  const page = named === 'terms' || named === 'cookies' ? named : 'privacy'
  return { page, productName, operator, offer } as const
}

export const meta: Route.MetaFunction = (args) => {
  const known = args.loaderData
  if (!known) return []
  return publicPageMeta(args, (locale) => {
    const { title, intro: description } = textOf(known, locale)
    return { title, description }
  })
}

function textOf({ page, operator, productName, offer }: ReturnType<typeof loader>, locale: Locale) {
  const { missingName, missingAddress, missingEmail } = operatorCopy[locale]
  // With marked places where the settings say nothing of who runs this installation.
  const named = {
    productName,
    name: operator.name ?? missingName,
    address: operator.address ?? missingAddress,
    email: operator.email ?? missingEmail,
  }
  return pages[page][locale](named, offer)
}

/** Places an operator has yet to fill stand in brackets and are marked until they are. */
const place = /(\[[^[\]]+\])/

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { notice } = useCopy(operatorCopy)
  const text = textOf(loaderData, useLocale())
  const words = [text.intro, ...text.chapters.flatMap(({ paragraphs }) => paragraphs)]
  const isUnfinished = words.some((paragraph) => place.test(paragraph))
  return (
    <InfoFrame title={text.title}>
      <div className="flex max-w-prose flex-col gap-8">
        {isUnfinished ? (
          <p className="rounded-control bg-sun-soft p-4 text-sun-ink">{notice}</p>
        ) : null}
        <Paragraph text={text.intro} className="text-lg" />
        {text.chapters.map(({ title, paragraphs }) => (
          <section key={title} className="flex flex-col gap-3">
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
          </section>
        ))}
      </div>
    </InfoFrame>
  )
}

function Paragraph({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className}>
      {text.split(place).map((part) =>
        place.test(part) ? (
          <mark key={part} className="bg-sun-soft text-sun-ink">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  )
}
