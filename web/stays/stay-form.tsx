import { Send } from 'lucide'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import {
  findGuideLanguage,
  type GuideLanguage,
  guideLanguages,
} from '#domain/values/guide-language.ts'
import { chatAddress } from '#domain/values/links/chat-address.ts'
import { sayTime } from '#domain/values/stay-times.ts'
import { addDays, dayIn, isDay, nightsBetween, timeIn } from '#domain/values/zoned-time.ts'
import type { HostStay, StayForm, StayRefusal } from '#web/calls/stays.ts'
import { formatDay, formatDays } from '#web/copy/formats/format-days.ts'
import { placeOfZone } from '#web/copy/formats/place-of-zone.ts'
import { languageNames } from '#web/copy/language-names.ts'
import { stayMessages, staysCopy } from '#web/copy/stays.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Field, Select, TextInput } from '#web/ui/inputs/field.tsx'
import { makeContext } from '#web/ui/make-context.ts'
import { Banner } from '#web/ui/status/banner.tsx'

/** Where the focus goes when the stay it came from is gone. */
export const staysTitleId = 'stays-title'

export type StaysGuide = {
  id: string
  name: string
  isPublished: boolean
  /** Kept from guests by the operator, whatever its host does. */
  isSuspended: boolean
  hasLocks: boolean
  language: GuideLanguage
  /** All that guests can read it in, its own first. */
  languages: readonly GuideLanguage[]
  timeZone: string
  /** When guests leave unless a stay says otherwise: `11:00`. */
  checkoutTime: string
}

export type StayDialog = 'change' | 'leaves_later' | 'renew' | 'end' | 'delete'

/** What the parts of the page share. */
export type StaysShared = {
  guide: StaysGuide
  /** When the page was loaded, in milliseconds, and the day at the house then. */
  at: number
  today: string
  openDialog: (dialog: StayDialog, stay: HostStay) => void
}

export const [StaysContext, useStays] = makeContext<StaysShared>('a stay stands outside its page')

export function useDaysOf(stay: Pick<HostStay, 'from' | 'until'>) {
  const locale = useLocale()
  const { today } = useStays()
  return formatDays(stay, locale, today)
}

/** When a stay's link shows what is locked, by the clocks of the house; nothing where nothing is. */
export function OpeningSentence({ stay }: { stay: HostStay }) {
  const { stay: copy } = useCopy(staysCopy)
  const locale = useLocale()
  const { timeZone, hasLocks } = useStays().guide
  if (stay.phase === 'ended') return copy.ended
  if (!hasLocks) return null
  const moment = stay.isOpen ? stay.closesAt : stay.opensAt
  return (stay.isOpen ? copy.open : copy.opens)({
    day: formatDay(dayIn(timeZone, moment), locale),
    hour: sayTime(timeIn(timeZone, moment), locale),
    place: placeOfZone(timeZone, locale),
  })
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
  const hour = sayTime(guide.checkoutTime, locale)
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

export function ShareStay({ stay, isNew = false }: { stay: HostStay; isNew?: boolean }) {
  const { share } = useCopy(staysCopy)
  const { opensInNewTab } = useCopy(uiCopy)
  const { guide } = useStays()
  const days = useDaysOf(stay)
  const message = stayMessages[stay.language]({ name: guide.name, link: stay.link })
  return (
    <>
      <ButtonLink
        to={chatAddress({ text: message })}
        target="_blank"
        rel="noopener noreferrer"
        icon={Send}
        size="compact"
        tone={isNew ? 'primary' : 'secondary'}
        className="flex-1 sm:flex-none"
      >
        <span>
          <span className={isNew ? undefined : 'max-sm:sr-only'}>{share.sendBy} </span>
          {share.whatsApp}
        </span>
        <span className="sr-only">
          {' '}
          ({days}, {opensInNewTab})
        </span>
      </ButtonLink>
      <CopyButton
        size="compact"
        text={stay.link}
        label={share.copyLink}
        copiedLabel={share.copied}
        failedLabel={share.failed}
        className="flex-1 px-2! whitespace-nowrap sm:flex-none sm:px-3.5!"
      />
    </>
  )
}
