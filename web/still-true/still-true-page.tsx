import { Check } from 'lucide'
import { useState } from 'react'
import { tabSlugOf } from '#domain/guide/section-names.ts'
import { defaultTimeZone } from '#domain/guide/stored/stored-guide.ts'
import { changingFacts, changingKinds } from '#domain/guide/unconfirmed/changing-facts.ts'
import { answerCheck } from '#web/calls/guides.ts'
import { useDeed } from '#web/calls/use-deed.ts'
import { formatDate } from '#web/copy/formats/format.ts'
import { labelAt } from '#web/copy/guide/find-words.ts'
import { stillTrueCopy } from '#web/copy/still-true.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { GuideFailed, GuidePage } from '#web/guide-page.tsx'
import { readOwnGuide } from '#web/own-guide.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { toggled } from '#web/ui/toggled.ts'
import type { Route } from './+types/still-true-page'

export async function loader(args: Route.LoaderArgs) {
  const read = await readOwnGuide(args, (api, id) =>
    api.guidebooks[':id'].check.$get({ param: { id } }),
  )
  if (!('property' in read)) return read
  const { id, property, form, more: check } = read
  const confirmedAt = check.ok ? (await check.json()).confirmed_at : null
  const { name, time_zone: timeZone } = property
  // What the screen shows of each fact.
  const facts = changingFacts(form).map(({ kind, address, section, texts }) => ({
    kind,
    address,
    tab: tabSlugOf[section],
    texts: texts.map(({ path, at, numbers, original }) => ({ path, at, numbers, original })),
  }))
  return { guide: { id, name: name.trim(), timeZone }, facts, confirmedAt }
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, stillTrueCopy)

export default function StillTruePage({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData) return <GuideFailed {...loaderData} />
  return <StillTrue key={loaderData.guide.id} {...loaderData} />
}

type StillTrueProps = Exclude<Route.ComponentProps['loaderData'], { failure: string }>

function StillTrue({ guide, facts, confirmedAt }: StillTrueProps) {
  const copy = useCopy(stillTrueCopy)
  const locale = useLocale()
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const { isBusy, start } = useDeed({ changesPage: () => false })
  const confirm = async () => {
    if (outcome === 'done') return
    const answer = await start('confirm', () => answerCheck(guide.id, 'still_true', locale))
    if (answer) setOutcome(answer.is === 'done' ? 'done' : 'failed')
  }
  const sayOf = (address: string) => {
    const next = toggled(said, address)
    setSaid(next)
    if (next.size === facts.length) void confirm()
  }
  const timeZone = guide.timeZone || defaultTimeZone
  const last =
    confirmedAt && formatDate(new Date(confirmedAt), { locale, timeZone, length: 'long' })
  return (
    <GuidePage
      title={copy.titleOf(guide.name)}
      lead={facts.length > 0 ? copy.lead : copy.nothing}
      note={last && copy.last(last)}
      isNarrow
    >
      {changingKinds.map((kind) => {
        const here = facts.filter((fact) => fact.kind === kind)
        if (here.length === 0) return null
        return (
          <section key={kind} className="flex flex-col gap-1">
            <h2 className="text-lg">{copy.kinds[kind]}</h2>
            <ul className="flex flex-col divide-y divide-hairline">
              {here.map((fact) => (
                <FactRow
                  key={fact.address}
                  fact={fact}
                  guideId={guide.id}
                  isStill={outcome === 'done' || said.has(fact.address)}
                  onSay={() => sayOf(fact.address)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {outcome === 'failed' ? <Banner tone="error">{copy.failed}</Banner> : null}
      {outcome === 'done' ? (
        <Banner tone="success">{copy.thanks}</Banner>
      ) : (
        <Button
          tone="primary"
          icon={Check}
          isBusy={isBusy}
          className="self-start"
          onClick={() => void confirm()}
        >
          {copy.all}
        </Button>
      )}
    </GuidePage>
  )
}

type FactRowProps = {
  fact: StillTrueProps['facts'][number]
  guideId: string
  isStill: boolean
  onSay: () => void
}

function FactRow({ fact, guideId, isStill, onSay }: FactRowProps) {
  const copy = useCopy(stillTrueCopy)
  const locale = useLocale()
  const { address, tab, texts } = fact
  const [first] = texts
  const label = first ? labelAt({ path: first.at, number: first.numbers }, locale) : ''
  const query = new URLSearchParams({ tab, at: address })
  return (
    <li className="py-3">
      <p className="text-sm text-ink-soft">{label}</p>
      {texts.map(({ path, original }) => (
        <p key={path} className="[overflow-wrap:anywhere] whitespace-pre-line">
          {original}
        </p>
      ))}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="compact"
          icon={Check}
          aria-pressed={isStill}
          aria-label={copy.stillOf(label)}
          onClick={onSay}
        >
          {copy.still}
        </Button>
        <ButtonLink
          to={`/guides/${guideId}/edit?${query}`}
          size="compact"
          tone="quiet"
          aria-label={copy.editOf(label)}
        >
          {copy.edit}
        </ButtonLink>
      </div>
    </li>
  )
}
