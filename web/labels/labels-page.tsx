import './labels.css'
import { Printer } from 'lucide'
import { Fragment, useState } from 'react'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { localesFrom } from '#domain/values/locale.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { labelsCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { makeGuestScreen } from '#web/guest/guest-screen.tsx'
import { linkedCards } from '#web/guest/sections/cards.tsx'
import { BackToDesk, GuideFailed, StandingNotice } from '#web/guide-page.tsx'
import { readPrintedGuide } from '#web/own-guide.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { toggled } from '#web/ui/toggled.ts'
import type { Route } from './+types/labels-page'

/** Each card of the guide by its name and its link, in the guide's own language. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const read = await readPrintedGuide({ context, params })
  if (!('guide' in read)) return read
  const { guide, link, isPublished, isSuspended } = read
  const { name, language } = guide
  const cards = linkedCards(makeGuestScreen(guide, { locale: language }))
  const labels = cards.map((card) => ({ ...card, address: `${link}#${card.anchor}` }))
  return { name, language, labels, isPublished, isSuspended }
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, labelsCopy)

/** What hangs in the house itself: nobody scans the note about a restaurant from the wall of the kitchen. */
const inTheHouse: readonly SectionType[] = ['house_manual', 'wifi_tech']

export default function LabelsPage({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData) return <GuideFailed {...loaderData} as="main" />
  return <Labels {...loaderData} />
}

type LabelsProps = Exclude<Route.ComponentProps['loaderData'], { failure: string }>

function Labels({ name, language, labels, ...standing }: LabelsProps) {
  const copy = useCopy(labelsCopy)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => {
    const first = labels.filter(({ section }) => inTheHouse.includes(section))
    return new Set(first.map(({ anchor }) => anchor))
  })
  const printed = labels.filter(({ anchor }) => chosen.has(anchor))
  return (
    <main className="min-h-dvh bg-sunken">
      <div className="border-b border-hairline bg-surface print:hidden">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
          <BackToDesk />
          <h1 className="w-full text-2xl [overflow-wrap:anywhere]">{copy.titleOf(name)}</h1>
          <p className="w-full text-ink-soft">{copy.hint}</p>
          <Button
            tone="primary"
            icon={Printer}
            onClick={() => print()}
            aria-disabled={printed.length === 0}
          >
            {copy.print(printed.length)}
          </Button>
          <StandingNotice {...standing} draft={copy.draft} />
        </div>
      </div>
      <div className="mx-auto grid max-w-7xl gap-6 lg:grid-cols-[30rem_minmax(0,1fr)]">
        <div className="px-5 pt-6 lg:pb-6 print:hidden">
          <ChooseCards {...{ labels, language, chosen }} onChange={setChosen} />
        </div>
        <div className="overflow-x-auto p-5 print:p-0">
          <LabelSheet labels={printed} language={language} />
        </div>
      </div>
    </main>
  )
}

type SheetProps = { labels: LabelsProps['labels']; language: GuideLanguage }

type ChooseCardsProps = SheetProps & {
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Every card of the guide, section by section: which ones become labels, and the link of each. */
function ChooseCards({ labels, language, chosen, onChange }: ChooseCardsProps) {
  const copy = useCopy(labelsCopy)
  const { sections } = guestCopy[language]
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        <Button
          size="compact"
          onClick={() => onChange(new Set(labels.map(({ anchor }) => anchor)))}
        >
          {copy.all}
        </Button>
        <Button size="compact" onClick={() => onChange(new Set())}>
          {copy.none}
        </Button>
      </div>
      {sectionTypes.map((type) => {
        const here = labels.filter(({ section }) => section === type)
        if (here.length === 0) return null
        return (
          <fieldset key={type} className="min-w-0">
            <legend className="text-lg font-semibold">{sections[type]}</legend>
            <ul className="mt-1 divide-y divide-hairline">
              {here.map(({ anchor, title, address }) => (
                <li key={anchor} className="flex items-start gap-3 py-1">
                  <Checkbox
                    label={
                      <span lang={language} dir="auto" className="hyphens-auto">
                        {title}
                      </span>
                    }
                    checked={chosen.has(anchor)}
                    onChange={() => onChange(toggled(chosen, anchor))}
                    className="min-w-0 flex-1"
                  />
                  <CopyButton
                    tone="quiet"
                    size="compact"
                    text={address}
                    label={copy.copyLink}
                    className="max-sm:px-1!"
                    aria-label={copy.copyLinkOf(title)}
                    words={{ copied: copy.copied, failed: copy.copyFailed }}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        )
      })}
    </div>
  )
}

/**
 * As many small labels as fit on a sheet, in millimetres: three columns on A4 and on letter. Whoever scans them may read
 * either language.
 */
function LabelSheet({ labels, language }: SheetProps) {
  return (
    <ul
      data-scheme="light"
      className="grid grid-cols-[repeat(auto-fill,60mm)] justify-center gap-[4mm] text-ink print:justify-start print:[print-color-adjust:exact]"
    >
      {labels.map(({ anchor, title, address }) => (
        <li
          key={anchor}
          data-label=""
          className="grid min-h-[31mm] break-inside-avoid grid-cols-[24mm_minmax(0,1fr)] items-center gap-[2mm] rounded-[2mm] border border-edge border-dashed bg-white p-[2mm]"
        >
          <QrCode
            className="block w-[24mm] bg-white stroke-black [shape-rendering:crispEdges]"
            text={address}
            label={title}
          />
          <div className="grid gap-[1mm]">
            <p
              lang={language}
              dir="auto"
              className="font-bold text-[2.8mm] leading-[1.2] [overflow-wrap:anywhere]"
            >
              {/* A network's name in several lines breaks behind its marks before it breaks in a word. */}
              {[...title.matchAll(/[^_.-]+[_.-]*|[_.-]+/g)].map(({ 0: words, index }) => (
                <Fragment key={index}>
                  {index > 0 && <wbr />}
                  {words}
                </Fragment>
              ))}
            </p>
            <p className="grid text-[2.6mm] text-ink-soft leading-tight">
              {localesFrom(language).map((spoken) => (
                <span key={spoken} lang={spoken}>
                  {labelsCopy[spoken].scan}
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
