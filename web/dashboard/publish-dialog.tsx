import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AskedFacts } from '#web/calls/ask.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { essentialsCopy, essentialWords } from '#web/copy/essentials.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { AgreeDialog } from '#web/ui/dialogs/agree-dialog.tsx'
import { publishedNotice } from './notice.ts'
import { useDesk, useDeskDeed } from './use-desk.ts'

type PublishDialogProps = { guide: DeskGuide; asked: AskedFacts; onClose: () => void }

/** Before a guide is published: what its guests will act on, and that its host says it is right. */
export function PublishDialog({ guide, asked: first, onClose }: PublishDialogProps) {
  const copy = useCopy(essentialsCopy)
  const locale = useLocale()
  const navigate = useNavigate()
  const { say } = useDesk()
  const deed = useDeskDeed()
  const [asked, setAsked] = useState(first)
  /** Of a try that was refused, because others were changed meanwhile. */
  const [said, setSaid] = useState<string[]>([])
  const publish = async () => {
    const confirm = [...said, ...asked.facts.map(({ of }) => of)]
    const answer = await deed.act({ intent: 'publish', ids: [guide.id], confirm })
    if (!answer) return
    if (answer.is === 'refused' && answer.asked) {
      setSaid(confirm)
      return setAsked(answer.asked)
    }
    say(publishedNotice(answer, guide))
    onClose()
  }
  return (
    <AgreeDialog
      words={copy}
      questions={asked.facts.map((fact) => ({ key: fact.of, ...essentialWords(fact, locale) }))}
      act={{ one: copy.publish, all: copy.publishAll }}
      note={asked.hidden > 0 ? copy.hidden(asked.hidden) : null}
      isBusy={deed.isBusy}
      onCorrect={(key) => {
        const fact = asked.facts.find(({ of }) => of === key)
        onClose()
        navigate(`/guides/${guide.id}/edit?${new URLSearchParams({ at: fact?.address ?? '' })}`)
      }}
      onAgree={() => void publish()}
      onClose={onClose}
    />
  )
}
