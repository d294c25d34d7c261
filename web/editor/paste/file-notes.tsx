import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Read } from './pasted.ts'

/** Which of the files could not be read, which only in part, and that a model did not help. */
export function FileNotes({ unread, readInPart, withoutModel }: Omit<Read, 'texts' | 'proposal'>) {
  const copy = useCopy(pasteCopy)
  return (
    <>
      {unread.length > 0 ? (
        <Banner tone="error" title={copy.unread}>
          <Notes of={unread} />
        </Banner>
      ) : null}
      {readInPart.length > 0 ? (
        <Banner tone="info" title={copy.readInPart}>
          <Notes of={readInPart} />
        </Banner>
      ) : null}
      {withoutModel ? (
        <Banner tone="info">
          <p>{withoutModel.error}</p>
        </Banner>
      ) : null}
    </>
  )
}

function Notes({ of: notes }: { of: Read['unread'] }) {
  return notes.map(({ name, error }) => (
    <p key={`${name} ${error}`} className="[overflow-wrap:anywhere]">
      {name}: {error}
    </p>
  ))
}
