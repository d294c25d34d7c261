import { Printer } from 'lucide'
import { useMemo, useState } from 'react'
import { cardsOf } from '#domain/guest/cards.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { labelsCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { readPrintedGuide } from '#web/printed-guide.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextLink } from '#web/ui/buttons/text-link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Route } from './+types/labels-page'
import { cardTitle } from './card-title.ts'
import { ChooseCards } from './choose-cards.tsx'
import { LabelSheet } from './label-sheet.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return readPrintedGuide({ context, params })
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, labelsCopy)

/** What hangs in the house itself: nobody scans the note about a restaurant from the wall of the kitchen. */
const inTheHouse: readonly SectionType[] = ['house_manual', 'wifi_tech']

export default function LabelsPage({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(labelsCopy)
  if ('failure' in loaderData) {
    return (
      <main className="mx-auto flex max-w-xl flex-col gap-4 px-5 py-16">
        <Banner tone="error">{loaderData.failure}</Banner>
        <TextLink to="/">{copy.back}</TextLink>
      </main>
    )
  }
  return <Labels {...loaderData} />
}

type LabelsProps = Exclude<Route.ComponentProps['loaderData'], { failure: string }>

function Labels({ guide, link, isPublished, isSuspended }: LabelsProps) {
  const { name, language } = guide
  const copy = useCopy(labelsCopy)
  const words = guestCopy[language]
  const cards = useMemo(() => cardsOf(guide), [guide])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(cards.flatMap(({ section, anchor }) => (isInHouse(section) ? anchor : []))),
  )
  const labelled = useMemo(
    () =>
      cards.map((card) => ({
        ...card,
        title: cardTitle(card, words),
        address: `${link}#${card.anchor}`,
      })),
    [cards, words, link],
  )
  const sections = sectionTypes.flatMap((type) => {
    const own = labelled.filter(({ section }) => section === type)
    return own.length > 0 ? { type, name: words.sections[type], cards: own } : []
  })
  const labels = labelled.filter(({ anchor }) => chosen.has(anchor))
  return (
    <main className="min-h-dvh bg-sunken">
      <div className="labels-desk border-b border-hairline bg-surface">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
          <TextLink to="/">{copy.back}</TextLink>
          <Button
            tone="primary"
            icon={Printer}
            onClick={() => print()}
            aria-disabled={labels.length === 0}
            className="ml-auto"
          >
            {copy.print(labels.length)}
          </Button>
          <h1 className="w-full text-2xl [overflow-wrap:anywhere]">{copy.titleOf(name)}</h1>
          <p className="w-full text-ink-soft">{copy.hint}</p>
          {isSuspended ? <Banner tone="error">{copy.suspended}</Banner> : null}
          {isPublished || isSuspended ? null : <Banner tone="info">{copy.draft}</Banner>}
        </div>
      </div>
      <div className="mx-auto grid max-w-7xl gap-6 lg:grid-cols-[30rem_minmax(0,1fr)]">
        <div className="labels-desk px-5 pt-6 lg:pb-6">
          <ChooseCards sections={sections} chosen={chosen} onChange={setChosen} />
        </div>
        <div className="labels-sheet overflow-x-auto p-5">
          <LabelSheet labels={labels} language={language} />
        </div>
      </div>
    </main>
  )
}

function isInHouse(section: SectionType) {
  return inTheHouse.includes(section)
}
