import { Languages } from 'lucide'
import { useState } from 'react'
import { defaultRooms } from '#domain/guide/sections/house-manual.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import {
  isCopyItself,
  marksOf,
  type NumberedWords,
  numberedLines,
  takeNumberedLines,
  withoutUntranslated,
  wordsMarked,
} from '#domain/guide/translations/numbered-lines.ts'
import { mayDraft } from '#domain/guide/translations/states.ts'
import type { TranslatedTexts } from '#domain/guide/translations/translations.ts'
import type { Words } from '#domain/guide/translations/words.ts'
import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { findText } from '#domain/values/text.ts'
import { ask } from '#web/calls/ask.ts'
import { callsIn } from '#web/calls/guides.ts'
import { useDeed } from '#web/calls/use-deed.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { templateWords } from '#web/editor/templates/templates.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Field, TextArea } from '#web/ui/inputs/field.tsx'
import commonRules from './common-rules.json' with { type: 'json' }

type LinesToTranslateProps = {
  language: GuideLanguage
  words: readonly Words[]
  texts: TranslatedTexts
  onTexts: (texts: TranslatedTexts) => void
}

/** Everything at once: what is still to translate goes out as numbered lines, and comes back by its numbers. */
export function LinesToTranslate({ language, words, texts, onTexts }: LinesToTranslateProps) {
  const { lines: copy, names } = useCopy(translationsCopy)
  const [isPasting, setPasting] = useState(false)
  const [pasted, setPasted] = useState('')
  const [result, setResult] = useState<WhatCameProps>()
  const lines = numberedLines(words, texts)
  const marksKey = `zaguan-copied ${location.pathname} ${language}`

  function take() {
    const marks = sessionStorage.getItem(marksKey)?.split('\n')
    const numbered = marks ? wordsMarked(words, marks) : words
    const all = takeNumberedLines(pasted, numbered, texts)
    const came = withoutUntranslated(all, numbered, texts)
    const isSame = isCopyItself(all, numbered)
    if (came.taken.length > 0 && !isSame) onTexts(came.texts)
    setResult({ came, numbered, isSame })
    setPasting(false)
    setPasted('')
  }

  return (
    <div className="flex flex-col gap-4 border-b border-hairline py-4 empty:hidden">
      {lines ? (
        <div className="flex flex-wrap gap-3">
          <CopyButton
            text={`${copy.ask(names[language])}\n\n${lines}`}
            label={copy.copy}
            words={copy}
            // The form may change until the translation is here, and with it which number a text would have.
            onClickCapture={() => sessionStorage.setItem(marksKey, marksOf(words).join('\n'))}
          />
          <Button
            aria-expanded={isPasting}
            onClick={() => {
              setPasting(!isPasting)
              setResult(undefined)
            }}
          >
            {copy.paste}
          </Button>
        </div>
      ) : null}
      {isPasting ? (
        <div className="flex flex-col items-start gap-3">
          <Field label={copy.paste} hint={copy.pasteHint} className="w-full">
            <TextArea
              rows={6}
              autoFocus
              value={pasted}
              onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            />
          </Field>
          <Button tone="primary" disabled={pasted.trim() === ''} onClick={take}>
            {copy.take}
          </Button>
        </div>
      ) : null}
      <div role="status" className="max-w-prose empty:hidden">
        {result ? <WhatCame {...result} /> : null}
      </div>
    </div>
  )
}

/** The first of many say enough. */
const mostNamed = 5
const mostShown = 40

const foremost = ['untranslated', 'changed', 'altered', 'missing'] as const
const outcomes = [...foremost, 'unknown', 'twice', 'tooLong', 'kept'] as const

/** The long box above it goes, and takes the place that was in view with it. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}

type WhatCameProps = {
  came: ReturnType<typeof withoutUntranslated>
  numbered: NumberedWords
  isSame: boolean
}

function WhatCame({ came, numbered, isSame }: WhatCameProps) {
  const { lines: copy } = useCopy(translationsCopy)
  const nameOf = (number: number) => {
    const words = numbered[number - 1]?.original.trim() ?? ''
    // A phone number that is cut is no shorter one.
    const begun = words.length > mostShown ? `${words.slice(0, mostShown)}…` : words
    return `${number}. ${begun}`.trim()
  }
  const named = (numbers: readonly number[]) => {
    const more = numbers.length - mostNamed
    const names = numbers.slice(0, mostNamed).map(nameOf).join(' · ')
    return more > 0 ? `${names} ${copy.andMore(more)}` : names
  }
  return (
    <div ref={bringIntoView} className="flex scroll-my-4 flex-col gap-1">
      <p className="font-semibold">{isSame ? copy.same : copy.taken(came.taken.length)}</p>
      {outcomes.map((outcome) =>
        came[outcome].length > 0 ? (
          <p key={outcome} className="text-sm [overflow-wrap:anywhere]">
            {copy[outcome]} {named(came[outcome])}
          </p>
        ) : null,
      )}
    </div>
  )
}

type TranslateMissingProps = {
  language: GuideLanguage
  guideId: string
  /** Answers the texts that stand there afterwards. */
  onDrafts: (drafts: TranslatedTexts) => TranslatedTexts
}

/** Lets a machine draft what is missing, and says what it reads and what became of it. */
export function TranslateMissing({ language, guideId, onDrafts }: TranslateMissingProps) {
  const { machine: copy } = useCopy(translationsCopy)
  const locale = useLocale()
  const { isBusy, start } = useDeed({ changesPage: () => false })
  const [told, setTold] = useState('')

  async function askForDrafts() {
    setTold('')
    const { translate } = callsIn(locale, translatingMs)[':id']
    const order = { param: { id: guideId }, json: { language } }
    const answer = await start('translate', () => ask(locale, () => translate.$post(order)))
    if (!answer) return
    if (answer.is === 'refused') return setTold(answer.message)
    if (answer.is === 'unreachable') return setTold(copy.unreachable)
    const { texts, left } = answer.value
    const now = onDrafts(texts)
    const count = Object.keys(texts).filter((path) => now[path] === texts[path]).length
    setTold([copy.came(count), left > 0 && copy.left(left)].filter(Boolean).join(' '))
  }

  return (
    <div className="flex flex-col items-start gap-2 border-b border-hairline pb-4">
      <Button icon={Languages} isBusy={isBusy} onClick={askForDrafts}>
        {copy.translate}
      </Button>
      <p className="max-w-prose text-sm text-ink-soft">{copy.why}</p>
      <p role="status" className="font-semibold empty:hidden">
        {told}
      </p>
    </div>
  )
}

/** Longer than the server lets a translator take. */
export const translatingMs = 90_000

/** With the drafts of what is missing here as well; what was typed meanwhile, and what has another original by now, stays. */
export function withDrafts(
  { before, now: texts }: { before: TranslatedTexts; now: TranslatedTexts },
  words: readonly Words[],
  drafts: TranslatedTexts,
): TranslatedTexts {
  // The language was removed while its drafts were on their way.
  const [had, has] = [before, texts].map((each) => Object.keys(each).length > 0)
  if (had && !has) return texts
  const taken = words.flatMap((each) => {
    const draft = drafts[each.path]
    return draft && mayDraft(each, texts) && draft.of === hashOf(each.original)
      ? [[each.path, draft] as const]
      : []
  })
  return { ...texts, ...Object.fromEntries(taken) }
}

type Pair = { from: GuideLanguage; to: GuideLanguage }

/** With our own translation of each sentence of a template, a new form or an example that was left as it was, and of common rules. */
export function withOurTranslations(
  texts: TranslatedTexts,
  words: readonly Words[],
  pair: Pair,
): TranslatedTexts {
  const ours = sentencesOf(pair)
  const found = words.flatMap(({ path, original }) => {
    const text = ours.get(findText(original) ?? '')
    return text === undefined || Object.hasOwn(texts, path)
      ? []
      : [[path, { text, of: hashOf(original) }] as const]
  })
  return found.length > 0 ? { ...texts, ...Object.fromEntries(found) } : texts
}

function sentencesOf({ from, to }: Pair): ReadonlyMap<string, string> {
  const rooms = guideLanguages.map((language) => [language, defaultRooms(language)] as const)
  const sources: Partial<Record<GuideLanguage, unknown>>[] = [
    ...commonRules,
    guideWords,
    ...Object.values(templateWords),
    Object.fromEntries(rooms),
  ]
  const pairs = sources.flatMap((words) => {
    const [own, other] = [textsIn(words[from]), textsIn(words[to])]
    return own.length === other.length
      ? own.map((text, at) => [text, other[at] ?? ''] as const)
      : []
  })
  return new Map(pairs.filter(([own, other]) => own !== '' && other !== ''))
}

/** Every text of a template, in its order: the same places in each of its languages. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words.trim()]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}
