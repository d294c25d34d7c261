import { Printer } from 'lucide'
import { useMemo, useState } from 'react'
import { type CardName, cardsOf, type GuestCard } from '#domain/guest/cards.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { type GuestWords, guestCopy } from '#web/copy/guest.ts'
import { labelsCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { BackToDesk, GuideFailed, StandingNotice } from '#web/guide-page.tsx'
import { readPrintedGuide } from '#web/printed-guide.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { Route } from './+types/labels-page'
import { ChooseCards } from './choose-cards.tsx'
import { LabelSheet } from './label-sheet.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return readPrintedGuide({ context, params })
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, labelsCopy)

/** What hangs in the house itself: nobody scans the note about a restaurant from the wall of the kitchen. */
const inTheHouse: readonly SectionType[] = ['house_manual', 'wifi_tech']

export default function LabelsPage({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData) {
    return (
      <main>
        <GuideFailed {...loaderData} />
      </main>
    )
  }
  return <Labels {...loaderData} />
}

type LabelsProps = Exclude<Route.ComponentProps['loaderData'], { failure: string }>

function Labels({ guide, link, ...standing }: LabelsProps) {
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
      <div className="border-b border-hairline bg-surface print:hidden">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
          <BackToDesk />
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
          <StandingNotice {...standing} draft={copy.draft} />
        </div>
      </div>
      <div className="mx-auto grid max-w-7xl gap-6 lg:grid-cols-[30rem_minmax(0,1fr)]">
        <div className="px-5 pt-6 lg:pb-6 print:hidden">
          <ChooseCards sections={sections} chosen={chosen} onChange={setChosen} />
        </div>
        <div className="overflow-x-auto p-5 print:p-0">
          <LabelSheet labels={labels} language={language} />
        </div>
      </div>
    </main>
  )
}

function isInHouse(section: SectionType) {
  return inTheHouse.includes(section)
}

/** What a card is called: by its host, by us, or by the section it stands in. */
function cardTitle({ anchor, title, section }: GuestCard, words: GuestWords): string {
  return title ?? ourTitles(words)[anchor as CardName] ?? words.sections[section]
}

function ourTitles(words: GuestWords): Record<CardName, string> {
  return {
    'getting-here': words.gettingHere,
    gatehouse: words.atTheGate,
    'getting-in': words.gettingIn,
    'arriving-late': words.arrivingLate,
    'does-not-open': words.doesNotOpen,
    'your-host': words.yourHost,
    note: words.note,
    parking: words.parking,
    where: words.whereYouAre,
    'first-aid': words.firstAid,
  }
}
