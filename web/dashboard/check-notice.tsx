import { useState } from 'react'
import type { DeskGuide } from '#web/calls/desk.ts'
import { answerCheck } from '#web/calls/guides.ts'
import { useReload } from '#web/calls/use-deed.ts'
import { stillTrueCopy } from '#web/copy/still-true.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextLink } from '#web/ui/buttons/links.tsx'

/** Quietly, once a month for each published guide: whether what changes often is still true. */
export function CheckNotice({ guides = [] }: { guides: DeskGuide[] | undefined }) {
  const copy = useCopy(stillTrueCopy).notice
  const locale = useLocale()
  const reload = useReload()
  const [isBusy, setBusy] = useState(false)
  const due = guides.filter(({ checkDue }) => checkDue)
  if (due.length === 0) return null
  const putOff = async () => {
    if (isBusy) return
    setBusy(true)
    for (const { id } of due) await answerCheck(id, 'later', locale)
    await reload()
    setBusy(false)
  }
  return (
    <section
      aria-label={copy.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <h2 className="text-base">{copy.title}</h2>
        <p className="text-ink-soft">{copy.lead}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 [overflow-wrap:anywhere]">
          {due.map(({ id, name }) => (
            <li key={id} className="min-w-0">
              <TextLink to={`/guides/${id}/still-true`}>{name.trim()}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <Button size="compact" tone="quiet" isBusy={isBusy} onClick={() => void putOff()}>
        {copy.later}
      </Button>
    </section>
  )
}
