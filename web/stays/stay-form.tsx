import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { findGuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { sayTime } from '#domain/values/stay-times.ts'
import { addDays, isDay, nightsBetween } from '#domain/values/zoned-time.ts'
import type { HostStay, StayForm } from '#web/calls/stays.ts'
import { placeOfZone } from '#web/copy/formats/place-of-zone.ts'
import { languageNames } from '#web/copy/language-names.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Field, Select, TextInput } from '#web/ui/inputs/field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { type StayRefusal, useStays } from './stay-parts.tsx'

type StayDataFormProps = {
  id?: string
  /** What stands in the fields at first; nothing for a new stay. */
  stay?: HostStay
  refusal: StayRefusal | undefined
  fromRef?: Ref<HTMLInputElement>
  onSend: (form: StayForm) => void
  children?: ReactNode
}

/** Everything a host says of a stay; a refusal brings the focus to the first field that is wrong. */
export function StayDataForm(props: StayDataFormProps) {
  const { id, stay, refusal, fromRef, onSend, children } = props
  const { form: copy, change } = useCopy(staysCopy)
  const { guide } = useStays()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  const errors = refusal?.fields ?? {}
  const language = stay?.language ?? guide.language
  const languages = guideLanguages.filter((each) => [language, ...guide.languages].includes(each))
  const hour = sayTime(guide.checkoutTime, locale)
  const leavesAt = (
    <Field label={copy.leavesAt} hint={copy.leavesAtHint({ hour })} error={errors.leavesAt}>
      <TextInput type="time" name="leavesAt" defaultValue={stay?.leavesAt ?? ''} />
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
  errors: NonNullable<StayRefusal['fields']>
}

function DayFields({ stay, errors, fromRef }: DayFieldsProps) {
  const { form: copy, stay: words } = useCopy(staysCopy)
  const { guide } = useStays()
  const locale = useLocale()
  const [{ from, until }, setDays] = useState({ from: stay?.from ?? '', until: stay?.until ?? '' })
  const hasBoth = isDay(from) && isDay(until)
  const nights = hasBoth ? nightsBetween(from, until) : 0
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 min-[22rem]:grid-cols-2">
        {(['from', 'until'] as const).map((name) => (
          <Field key={name} label={copy[name]} error={errors[name]}>
            <TextInput
              ref={name === 'from' ? fromRef : undefined}
              type="date"
              name={name}
              defaultValue={stay?.[name]}
              min={name === 'until' && isDay(from) ? addDays(from, 1) : undefined}
              required
              className="px-2.5!"
              onChange={({ currentTarget: { value } }) => setDays({ from, until, [name]: value })}
            />
          </Field>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        {copy.days(placeOfZone(guide.timeZone, locale))}{' '}
        <span aria-live="polite">{nights > 0 ? `${words.nights(nights)}.` : null}</span>
      </p>
    </div>
  )
}

function readStayForm(form: HTMLFormElement): StayForm {
  const fields = new FormData(form)
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  // Typed in part, the field says that it is empty: as no hour at all it is refused.
  const noHour = form.querySelector('[name=leavesAt]:invalid') ? '?' : null
  return {
    from: read('from'),
    until: read('until'),
    language: findGuideLanguage(read('language')) ?? 'es',
    note: read('note'),
    leavesAt: read('leavesAt').slice(0, 5) || noHour,
  }
}
