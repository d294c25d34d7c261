import { Suspense, use, useState } from 'react'
import { loadPublished } from '#web/calls/desk.ts'
import { AskToSignIn, isSignedOut } from '#web/calls/use-deed.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { formatDate } from '#web/copy/formats/format.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Skeleton } from '#web/ui/status/waiting.tsx'
import { toggled } from '#web/ui/toggled.ts'
import { useToldDeed } from './desk-deeds.tsx'

/** The published guides, asked for anew each time it comes to the front, and as many credits back as are chosen. */
export function UnpublishPanel({ onDone }: { onDone: () => void }) {
  const { limit: copy, unpublish } = useCopy(deskCopy)
  const locale = useLocale()
  const askToSignIn = use(AskToSignIn)
  const load = () => {
    const answered = loadPublished(locale)
    void answered.then((answer) => isSignedOut(answer) && askToSignIn())
    return answered
  }
  const [published, setPublished] = useState(load)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { isBusy, isDone, notice, forget, act } = useToldDeed(onDone)
  const needsNoAct = !isDone && chosen.size > 0
  const toggle = (id: string) => {
    setChosen(toggled(chosen, id))
    forget()
  }
  return (
    <div className="flex flex-col gap-4">
      <Suspense fallback={<Skeleton className="h-24" />}>
        <PublishedList
          {...{ published, chosen }}
          onToggle={toggle}
          onRetry={() => setPublished(load())}
        />
      </Suspense>
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-col gap-3 bg-surface px-5 pt-2 pb-5 sm:-mx-6 sm:rounded-b-card sm:px-6">
        {notice ? (
          <Banner tone={notice.tone} vanishes={needsNoAct} onGone={forget}>
            {notice.text}
          </Banner>
        ) : null}
        <Button
          tone="primary"
          isBusy={isBusy}
          aria-disabled={isDone}
          onClick={() => void act({ intent: 'unpublish_many', ids: [...chosen] })}
        >
          {chosen.size > 0 ? copy.confirm(chosen.size) : unpublish.confirm}
        </Button>
      </div>
    </div>
  )
}

type PublishedListProps = {
  published: ReturnType<typeof loadPublished>
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
  onRetry: () => void
}

function PublishedList({ published, chosen, onToggle, onRetry }: PublishedListProps) {
  const { limit: copy } = useCopy(deskCopy)
  const { retry } = useCopy(uiCopy)
  const locale = useLocale()
  const answer = use(published)
  if (answer.is !== 'done') {
    return (
      <Banner
        tone="error"
        action={
          <Button size="compact" onClick={onRetry}>
            {retry}
          </Button>
        }
      >
        {answer.is === 'refused' ? answer.error : copy.failedToLoad}
      </Banner>
    )
  }
  return (
    <fieldset className="[&_input]:scroll-mb-28">
      <legend className="mb-2 text-ink-soft">{copy.choose}</legend>
      <ul className="flex flex-col divide-y divide-hairline">
        {answer.guides.map(({ id, name, publishedAt, timeZone }) => (
          <li key={id}>
            <Checkbox
              label={name}
              hint={copy.publishedOn(
                formatDate(new Date(publishedAt), { locale, timeZone, length: 'short' }),
              )}
              checked={chosen.has(id)}
              onChange={() => onToggle(id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
