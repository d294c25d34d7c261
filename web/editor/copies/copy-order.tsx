import { type ReactNode, useState } from 'react'
import {
  mostGuides,
  type SharedEntry,
  sharedEntriesOf,
  sharedTextOf,
} from '#domain/guide/copies/entries.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { type CopyAnswer, type CopyOutcome, putEntries } from '#web/calls/guides.ts'
import { useDeed } from '#web/calls/use-deed.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/use-editor-form.ts'
import { entryName } from '#web/editor/saving/differences.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { newId } from '#web/ui/new-id.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { toggled } from '#web/ui/toggled.ts'
import type { Copying, OtherGuide } from './copying.ts'

type CopyOrderDialogProps = {
  title: ReactNode
  size?: 'medium' | 'large'
  words: {
    lead: string
    done: (names: string) => string
    stale: string
    refused: (reason: string) => string
  }
  labels: { send: string; leave: string }
  /** Why it cannot be sent as it stands; empty when it can. */
  cannot: string
  send: (saveId: string) => Promise<CopyAnswer>
  onClose: () => void
  /** What is chosen, which is held while it is on its way; gone when there are results. */
  children: (isHeld: boolean) => ReactNode
}

/** Something done to other guides: what is chosen, then what came of it in each. */
export function CopyOrderDialog(props: CopyOrderDialogProps) {
  const { title, size = 'medium', words, labels, cannot, send, onClose, children } = props
  const { unanswered } = useCopy(copiesCopy)
  const { close, retry } = useCopy(uiCopy)
  const { start, isBusy } = useDeed({ changesPage: ({ is }) => is === 'done' })
  const [saveId, setSaveId] = useState(newId)
  const [answer, setAnswer] = useState<CopyAnswer>()
  /** Sent, and nobody answered: the same order goes again, and no other. */
  const [isOpen, setOpen] = useState(false)
  const results = answer?.is === 'done' ? answer.value : undefined
  useClosingSoon(results?.every(({ reasons }) => reasons.length === 0) ?? false, onClose)

  async function order() {
    const next = await start('send', () => send(saveId))
    if (!next) return
    setAnswer(next)
    // A refusal of the second try says nothing of the first.
    const isUnsure = next.is === 'unreachable' || (isOpen && next.is === 'refused')
    setOpen(isUnsure)
    if (next.is === 'refused' && !isUnsure) setSaveId(newId())
  }

  function failureIn(given: CopyAnswer) {
    if (given.is === 'unreachable') return unanswered
    if (given.is === 'done') return undefined
    if (isOpen) return `${given.message} ${unanswered}`
    return given.code === 'stale' ? words.stale : words.refused(given.message)
  }

  const failure = answer && failureIn(answer)
  return (
    <Dialog
      size={size}
      title={title}
      description={results ? undefined : words.lead}
      closeLabel={close}
      closable={() => !isBusy}
      onClose={onClose}
      footer={
        <>
          {results ? null : <Button onClick={() => isBusy || onClose()}>{labels.leave}</Button>}
          {/* One button all the while: whoever pressed it by keyboard stays on it. */}
          <Button
            tone={results ? 'secondary' : 'primary'}
            isBusy={isBusy}
            aria-disabled={!results && cannot !== ''}
            title={cannot || undefined}
            onClick={results ? onClose : () => cannot || void order()}
          >
            {results ? close : isOpen ? retry : labels.send}
          </Button>
        </>
      }
    >
      {failure ? (
        <Banner tone="error" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      {results ? <CopyResults guides={results} done={words.done} /> : children(isBusy || isOpen)}
    </Dialog>
  )
}

type CopyResultsProps = { guides: readonly CopyOutcome[]; done: (names: string) => string }

function CopyResults({ guides, done }: CopyResultsProps) {
  const { stayed } = useCopy(copiesCopy)
  const namesOf = useNames()
  const changed = guides.filter((guide) => guide.done.length > 0)
  const left = guides.filter(({ reasons }) => reasons.length > 0)
  return (
    <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
      {changed.length > 0 ? <Banner tone="success">{done(namesOf(changed))}</Banner> : null}
      {left.length > 0 ? (
        <Banner tone="info" title={stayed}>
          <ul className="mt-1 flex flex-col gap-1">
            {left.map(({ id, name, reasons }) => (
              <li key={id}>
                {name ? <strong>{name}: </strong> : null}
                {reasons.join(' ')}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
    </div>
  )
}

const mostNamed = 3

/** Some guides in one phrase; of many the first few, and how many more. */
export function useNames() {
  const { more } = useCopy(copiesCopy)
  const list = new Intl.ListFormat(regionOf[useLocale()], { type: 'conjunction' })
  return (guides: readonly OtherGuide[]) => {
    const names = guides.map(({ name }) => name.trim())
    const rest = names.length - mostNamed
    return list.format(rest > 1 ? [...names.slice(0, mostNamed), more(rest)] : names)
  }
}

/** What is to be known before an entry stands in a guide of another language than its own. */
export function useLanguageHint(own: GuideLanguage) {
  const { otherLanguage } = useCopy(copiesCopy)
  const { inLanguage, names } = useCopy(translationsCopy)
  const nameIn = (language: GuideLanguage) => inLanguage(names[language])
  return (there: GuideLanguage) =>
    there === own ? undefined : otherLanguage({ there: nameIn(there), here: nameIn(own) })
}

type PutDialogProps = { saved: SharedEntry; copying: Copying; onClose: () => void }

/** In which other guides an entry shall stand, too: as it is saved, at the end of the same list. */
export function PutDialog({ saved, copying, onClose }: PutDialogProps) {
  const { put: words } = useCopy(copiesCopy)
  const locale = useLocale()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { getValues } = useFormAccess()
  // Whether what stands in the editor is not what is saved, and would not go along.
  const [isTypedOver] = useState(() => {
    const { id, list, entry } = saved
    const typed = sharedEntriesOf(toGuidebookForm(getValues())).get(id)
    return sharedTextOf(list.entry, typed?.entry) !== sharedTextOf(list.entry, entry)
  })
  const { others, guide } = copying
  const isAll = chosen.size === others.length
  const hintIn = useLanguageHint(guide.language)
  const isTooMany = chosen.size > mostGuides
  const cannot = isTooMany ? words.tooMany(mostGuides) : chosen.size > 0 ? '' : words.choose
  const name = entryName({ list: saved.list.path, after: saved.entry }, locale)
  const order = { id: guide.id, version: guide.version, entries: [saved.id], guides: [...chosen] }
  const send = (saveId: string) => putEntries({ ...order, saveId }, locale)
  return (
    <CopyOrderDialog
      title={<span className="[overflow-wrap:anywhere]">{words.title(name)}</span>}
      words={words}
      labels={{ send: words.confirm(chosen.size), leave: useCopy(uiCopy).cancel }}
      cannot={cannot}
      send={send}
      onClose={onClose}
    >
      {(isHeld) => (
        <>
          {isTypedOver ? (
            <Banner tone="info" className="mb-4">
              {words.unsaved}
            </Banner>
          ) : null}
          <fieldset>
            <legend className="font-semibold">{words.guides}</legend>
            {others.length > 2 ? (
              <Checkbox
                label={words.all}
                disabled={isHeld}
                checked={isAll}
                onChange={() => setChosen(new Set(isAll ? [] : others.map(({ id }) => id)))}
                className="border-b border-hairline"
              />
            ) : null}
            {others.map(({ id, name, language }) => (
              <Checkbox
                key={id}
                label={name.trim()}
                hint={hintIn(language)}
                disabled={isHeld}
                checked={chosen.has(id)}
                onChange={() => setChosen(toggled(chosen, id))}
              />
            ))}
          </fieldset>
          {isTooMany ? <p className="text-sm text-ink-soft">{cannot}</p> : null}
        </>
      )}
    </CopyOrderDialog>
  )
}
