import { apiOf } from '#web/calls/api.ts'
import { whyNot } from '#web/calls/ask.ts'
import { useSite } from '#web/calls/use-site.ts'
import { formatDate } from '#web/copy/formats/format.ts'
import { testCreditsCopy } from '#web/copy/test-credits.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { localeContext } from '#web/locale.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Card, cardLook } from '#web/ui/card.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Route } from './+types/test-credits-page'

const guidesShown = 10

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const locale = context.get(localeContext)
  const [credits, properties] = await Promise.all([
    api['guide-credits'].credits.$get(),
    api.properties.$get(),
  ])
  if (credits.status === 401) return { isSignedIn: false as const }
  return {
    isSignedIn: true as const,
    credits: credits.ok ? await credits.json() : undefined,
    creditsError: credits.ok ? '' : await whyNot(credits, 'could_not_fetch_credits', locale),
    guides: properties.ok ? (await properties.json()).properties.slice(0, guidesShown) : undefined,
    guidesError: properties.ok ? '' : await whyNot(properties, 'could_not_load_guidebook', locale),
  }
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, testCreditsCopy)

export default function TestCreditsPage({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(testCreditsCopy)
  const email = useSite()?.session?.email
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-10 sm:px-6">
      <h1>{copy.title}</h1>
      {loaderData.isSignedIn ? (
        <>
          <p className="text-ink-soft">{copy.signedInAs(email ?? '')}</p>
          <Figures {...loaderData} />
          <LatestGuides {...loaderData} />
        </>
      ) : (
        <Card className="flex flex-col items-start gap-4">
          <p>{copy.signInFirst}</p>
          <ButtonLink to="/login" tone="primary">
            {copy.signIn}
          </ButtonLink>
        </Card>
      )}
    </div>
  )
}

type SignedIn = Extract<Route.ComponentProps['loaderData'], { isSignedIn: true }>

function Figures({ credits, creditsError }: Pick<SignedIn, 'credits' | 'creditsError'>) {
  const copy = useCopy(testCreditsCopy)
  if (!credits) return <Banner tone="error">{creditsError}</Banner>
  const figures = [
    [copy.total, credits.guide_credits],
    [copy.published, credits.published_guides_count],
    [copy.available, credits.available_credits],
    [copy.courtesy, credits.courtesy_credits],
    [copy.paid, credits.paid_credits],
  ] as const
  return (
    <section aria-label={copy.figures} className={cardLook}>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {figures.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function LatestGuides({ guides, guidesError }: Pick<SignedIn, 'guides' | 'guidesError'>) {
  const copy = useCopy(testCreditsCopy)
  const locale = useLocale()
  return (
    <section aria-labelledby="latest" className="flex flex-col gap-3">
      <h2 id="latest">{copy.latest}</h2>
      {guidesError ? <Banner tone="error">{guidesError}</Banner> : null}
      {guides?.length === 0 ? <p className="text-ink-soft">{copy.none}</p> : null}
      <ul className="flex flex-col divide-y divide-hairline">
        {guides?.map(({ id, name, is_published, created_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
            <span className="flex items-center gap-3 text-sm text-ink-soft">
              {formatDate(new Date(created_at), { locale, length: 'short' })}
              <Badge tone={is_published ? 'success' : 'neutral'}>
                {is_published ? copy.isPublished : copy.isDraft}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
