import { Check } from 'lucide'
import { useState } from 'react'
import { tabSlugOf } from '#domain/guide/section-names.ts'
import type { HiddenFact } from '#web/calls/ask.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { unconfirmedCopy } from '#web/copy/editor/unconfirmed.ts'
import { labelAt } from '#web/copy/guide/find-words.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { publishedNotice } from './notice.ts'
import { useDesk, useDeskDeed } from './use-desk.ts'

type ConfirmFactsDialogProps = { guide: DeskGuide; facts: HiddenFact[]; onClose: () => void }

/** Before a guide is published: each fact that can hurt and nobody has confirmed, and what the host says of it. */
export function ConfirmFactsDialog({ guide, facts: asked, onClose }: ConfirmFactsDialogProps) {
  const copy = useCopy(unconfirmedCopy).publish
  const { say } = useDesk()
  const deed = useDeskDeed()
  const [facts, setFacts] = useState(asked)
  const [right, setRight] = useState<ReadonlySet<string>>(new Set())
  /** Confirmed in a try that was refused, and asked about no more. */
  const [said, setSaid] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  // They were changed meanwhile: what stands there now is asked about, and no other words count as confirmed.
  const askAgain = (now: HiddenFact[]) => {
    const asked = new Map(now.map((fact) => [fact.address, fact]))
    const gone = confirmed.filter(({ address }) => !asked.has(address))
    const same = confirmed.filter((fact) => saysSame(fact, asked.get(fact.address)))
    setSaid({ ...said, ...wordsOf(gone) })
    setRight(new Set(same.map(addressOf)))
    setFacts(now)
  }
  const confirmed = facts.filter(({ address }) => right.has(address))
  const unsaid = facts.filter(({ address }) => !right.has(address)).map(addressOf)
  const left = unsaid.length
  const publish = async () => {
    setFailure('')
    const confirm = { ...said, ...wordsOf(confirmed) }
    const sayings = { confirm, keepHidden: unsaid }
    const answer = await deed.act({ intent: 'publish', ids: [guide.id], facts: sayings })
    if (!answer) return
    if (answer.is === 'refused' && answer.facts) return askAgain(answer.facts)
    if (answer.is !== 'done') return setFailure(answer.message)
    say(publishedNotice(answer, guide))
    onClose()
  }
  const toggle = (address: string) => {
    const next = new Set(right)
    if (!next.delete(address)) next.add(address)
    setRight(next)
  }
  return (
    <Dialog
      isOpen
      title={copy.title}
      description={copy.lead}
      closeLabel={copy.close}
      closable={() => !deed.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => deed.isBusy || onClose()}>{copy.cancel}</Button>
          <Button
            tone={left === 0 ? 'primary' : 'secondary'}
            isBusy={deed.isBusy}
            onClick={() => void publish()}
          >
            {left === 0 ? copy.confirm : copy.without(left)}
          </Button>
        </>
      }
    >
      {failure ? (
        <Banner tone="error" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <Button
        icon={Check}
        aria-pressed={left === 0}
        className={left === 0 ? pressedLook : undefined}
        onClick={() => setRight(left === 0 ? new Set() : new Set(facts.map(addressOf)))}
      >
        {copy.all}
      </Button>
      <ul aria-label={copy.list} className="mt-3 flex flex-col divide-y divide-hairline">
        {facts.map((fact) => (
          <li key={fact.address} className="py-4">
            <Fact
              fact={fact}
              guideId={guide.id}
              isRight={right.has(fact.address)}
              onToggle={() => toggle(fact.address)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type FactProps = { fact: HiddenFact; guideId: string; isRight: boolean; onToggle: () => void }

function Fact({ fact, guideId, isRight, onToggle }: FactProps) {
  const copy = useCopy(unconfirmedCopy)
  const locale = useLocale()
  const { address, section, texts } = fact
  const [first] = texts
  const label = first ? labelAt({ path: first.path, number: first.numbers }, locale) : ''
  const query = new URLSearchParams({ tab: tabSlugOf[section], at: address })
  return (
    <>
      <p className="text-sm text-ink-soft">{label}</p>
      {texts.map(({ address: at, text }) => (
        <p key={at} className="[overflow-wrap:anywhere] whitespace-pre-line">
          {text}
        </p>
      ))}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="compact"
          icon={Check}
          aria-pressed={isRight}
          aria-label={copy.publish.rightOf(label)}
          className={isRight ? pressedLook : undefined}
          onClick={onToggle}
        >
          {copy.right}
        </Button>
        <ButtonLink
          to={`/guides/${guideId}/edit?${query}`}
          size="compact"
          tone="quiet"
          aria-label={copy.publish.editOf(label)}
        >
          {copy.publish.edit}
        </ButtonLink>
      </div>
    </>
  )
}

function addressOf({ address }: HiddenFact) {
  return address
}

/** What confirms those facts in the words that were shown. */
function wordsOf(facts: readonly HiddenFact[]): Record<string, string> {
  const texts = facts.flatMap((fact) => fact.texts)
  return Object.fromEntries(texts.map(({ address, of }) => [address, of]))
}

function saysSame(fact: HiddenFact, other: HiddenFact | undefined) {
  return other !== undefined && JSON.stringify(wordsOf([fact])) === JSON.stringify(wordsOf([other]))
}

const pressedLook = 'border-agave-ink! bg-agave-soft! text-agave-ink!'
