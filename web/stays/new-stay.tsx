import { type FormEvent, useState } from 'react'
import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { newId } from '#web/ui/new-id.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { OpeningSentence } from './opening-sentence.tsx'
import { ShareStay } from './share-stay.tsx'
import { readStayForm, StayFields } from './stay-fields.tsx'
import { useDaysOf, useFirstWrong, useStayDeed, useStays } from './use-stays.ts'

type NewStayProps = {
  /** The one that has just been made. */
  made: HostStay | undefined
  onMade: (id: string | undefined) => void
  /** Before the scripts are there a form would be sent as a page. */
  isReady: boolean
}

/** Asks for the days of a stay; then its link stands in the same place, ready to be sent. */
export function NewStay({ made, onMade, isReady }: NewStayProps) {
  const [hasMade, setMade] = useState(false)
  if (made) return <MadeStay stay={made} onAnother={() => onMade(undefined)} />
  return (
    <StayForm
      isReady={isReady}
      takesFocus={hasMade}
      onMade={(stay) => {
        setMade(true)
        onMade(stay.id)
      }}
    />
  )
}

type StayFormProps = {
  isReady: boolean
  takesFocus: boolean
  onMade: (stay: HostStay) => void
}

function StayForm({ isReady, takesFocus, onMade }: StayFormProps) {
  const { form: copy } = useCopy(staysCopy)
  const { guide } = useStays()
  const deed = useStayDeed((stay) => stay && onMade(stay))
  const [id] = useState(newId)
  const form = useFirstWrong(deed.refusal)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readStayForm(event.currentTarget)
    void deed.start({ deed: 'create', guideId: guide.id, id, form: typed })
  }
  return (
    <Card>
      <form
        ref={form}
        aria-label={copy.title}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <h2>{copy.title}</h2>
        <StayFields errors={deed.refusal?.fields ?? {}} fromRef={takesFocus ? focus : undefined} />
        {deed.refusal ? <Banner tone="error">{deed.refusal.message}</Banner> : null}
        <Button
          type={isReady ? 'submit' : 'button'}
          tone="primary"
          isBusy={deed.isBusy}
          className="w-full"
        >
          {copy.submit}
        </Button>
      </form>
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
