import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { findGuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { addDays, isDay, nightsBetween } from '#domain/values/zoned-time.ts'
import type { HostStay, StayForm } from '#web/calls/stays.ts'
import { placeOfZone } from '#web/copy/formats/place-of-zone.ts'
import { languageNames } from '#web/copy/language-names.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Select, TextInput } from '#web/ui/inputs/field.tsx'
import { newId } from '#web/ui/new-id.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import {
  hourOf,
  OpeningSentence,
  ShareStay,
  type StayRefusal,
  useDaysOf,
  useStayDeed,
  useStays,
} from './stay-parts.tsx'

type NewStayProps = {
  made: HostStay | undefined
  onMade: (id: string | undefined) => void
  /** Before the scripts are there a form would be sent as a page. */
  isReady: boolean
}

/** Asks for the days of a stay; then its link stands in the same place, ready to be sent. */
export function NewStay({ made, onMade, isReady }: NewStayProps) {
  const { form: copy } = useCopy(staysCopy)
  const { guide } = useStays()
  const [id, setId] = useState(newId)
  const [hasMade, setMade] = useState(false)
  const deed = useStayDeed((stay) => {
    setMade(true)
    // The next one is another stay.
    setId(newId())
    onMade(stay?.id)
  })
  if (made) return <MadeStay stay={made} onAnother={() => onMade(undefined)} />
  return (
    <Card className="flex flex-col gap-5">
      <h2>{copy.title}</h2>
      <StayDataForm
        refusal={deed.refusal}
        fromRef={hasMade ? focus : undefined}
        onSend={(form) => void deed.start({ deed: 'create', guideId: guide.id, id, form })}
      >
        <Button
          type={isReady ? 'submit' : 'button'}
          tone="primary"
          isBusy={deed.isBusy}
          className="w-full"
        >
          {copy.submit}
        </Button>
      </StayDataForm>
    </Card>
  )
}

type MadeStayProps = { stay: HostStay; onAnother: () => void }

function MadeStay({ stay, onAnother }: MadeStayProps) {
  const { made: copy, stay: words } = useCopy(staysCopy)
  const days = useDaysOf(stay)
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 ref={focus} tabIndex={-1} className="outline-none">
          {copy.title}
        </h2>
        <p className="mt-1 font-semibold">{days}</p>
        <p className="text-ink-soft">{words.languages[stay.language]}</p>
      </div>
      <p className="rounded-control bg-sunken px-3.5 py-2.5 font-mono text-sm break-all">
        {stay.link}
      </p>
      <div className="flex flex-col gap-2">
        <ShareStay stay={stay} isNew />
      </div>
      <p className="text-ink-soft">
        <OpeningSentence stay={stay} />
      </p>
      <Button onClick={onAnother}>{copy.another}</Button>
    </Card>
  )
}

/** What takes the place of something that had the focus takes the focus with it. */
function focus(element: HTMLElement | null) {
  element?.focus()
}

type StayDataFormProps = {
  id?: string
  /** What stands in the fields at first; nothing for a new stay. */
  stay?: HostStay
  refusal: StayRefusal | undefined
  fromRef?: Ref<HTMLInputElement>
  leavesAtRef?: Ref<HTMLInputElement>
  onSend: (form: StayForm) => void
  children?: ReactNode
}

/** Everything a host says of a stay; a refusal brings the focus to the first field that is wrong. */
export function StayDataForm(props: StayDataFormProps) {
  const { id, stay, refusal, fromRef, leavesAtRef, onSend, children } = props
  const { form: copy, change } = useCopy(staysCopy)
  const { guide } = useStays()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  const errors = refusal?.fields ?? {}
  const language = stay?.language ?? guide.language
  const languages = guideLanguages.filter(
    (each) => each === language || guide.languages.includes(each),
  )
  const hour = hourOf(guide.checkoutTime, locale)
  const leavesAt = (
    <Field label={copy.leavesAt} hint={copy.leavesAtHint({ hour })} error={errors.leavesAt}>
      <TextInput
        ref={leavesAtRef}
        type="time"
        name="leavesAt"
        defaultValue={stay?.leavesAt ?? ''}
      />
    </Field>
  )
  return (
    <form
      ref={form}
      id={id}
      aria-label={stay ? change.title : copy.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(readStayForm(event.currentTarget))
      }}
      className="flex flex-col gap-5"
    >
      <DayFields stay={stay} errors={errors} fromRef={fromRef} />
      {languages.length > 1 ? (
        <Field label={copy.language}>
          <Select
            name="language"
            options={languages.map((lang) => ({ value: lang, label: languageNames[lang], lang }))}
            defaultValue={language}
          />
        </Field>
      ) : (
        <input type="hidden" name="language" value={language} />
      )}
      <Field label={copy.note} hint={copy.noteHint} error={errors.note}>
        <TextInput name="note" defaultValue={stay?.note} autoComplete="off" />
      </Field>
      {stay ? (
        leavesAt
      ) : (
        <details open={errors.leavesAt !== undefined}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-primary-ink">
            {copy.more}
          </summary>
          <div className="pt-2">{leavesAt}</div>
        </details>
      )}
      {refusal ? <Banner tone="error">{refusal.message}</Banner> : null}
      {children}
    </form>
  )
}

type DayFieldsProps = Pick<StayDataFormProps, 'stay' | 'fromRef'> & {
  errors: StayRefusal['fields']
}

function DayFields({ stay, errors, fromRef }: DayFieldsProps) {
  const { form: copy, stay: words } = useCopy(staysCopy)
  const { guide } = useStays()
  const locale = useLocale()
  const [from, setFrom] = useState(stay?.from ?? '')
  const [until, setUntil] = useState(stay?.until ?? '')
  const hasBoth = isDay(from) && isDay(until)
  const nights = hasBoth ? nightsBetween(from, until) : 0
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 min-[22rem]:grid-cols-2">
        <Field label={copy.from} error={errors.from}>
          <TextInput
            ref={fromRef}
            type="date"
            name="from"
            defaultValue={stay?.from}
            required
            className="px-2.5!"
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        </Field>
        <Field label={copy.until} error={errors.until}>
          <TextInput
            type="date"
            name="until"
            defaultValue={stay?.until}
            min={isDay(from) ? addDays(from, 1) : undefined}
            required
            className="px-2.5!"
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        </Field>
      </div>
      <p className="text-sm text-ink-soft">
        {copy.days(placeOfZone(guide.timeZone, locale))}{' '}
        <span aria-live="polite">{nights > 0 ? `${words.nights(nights)}.` : null}</span>
      </p>
    </div>
  )
}

/** What stands in the fields, as the API reads it. */
function readStayForm(form: HTMLFormElement): StayForm {
  const fields = new FormData(form)
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  return {
    from: read('from'),
    until: read('until'),
    language: findGuideLanguage(read('language')) ?? 'es',
    note: read('note'),
    leavesAt: read('leavesAt').slice(0, 5) || null,
  }
}
