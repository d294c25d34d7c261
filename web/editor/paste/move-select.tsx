import type { Fact } from '#domain/guide/reader/fact.ts'
import { destinationsOf, moveFact } from '#domain/guide/reader/placing/move-fact.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Select } from '#web/ui/inputs/select.tsx'
import { sayDestination } from './say-fact.ts'

type MoveSelectProps = {
  fact: Fact
  name: string
  rooms: readonly string[]
  onMove: (fact: Fact) => void
}

/** Everywhere else the same words can go. */
export function MoveSelect({ fact, name, rooms, onMove }: MoveSelectProps) {
  const copy = useCopy(pasteCopy)
  const { tabs } = useCopy(editorCopy)
  const destinations = destinationsOf(rooms)
  return (
    <Select
      aria-label={copy.moveNamed(name)}
      value=""
      prompt={copy.moveTo}
      options={destinations.map((to, at) => ({
        value: String(at),
        label: sayDestination(to, copy, tabs),
      }))}
      onChange={({ currentTarget }) => {
        const to = destinations[Number(currentTarget.value)]
        if (to) onMove(moveFact(fact, to))
      }}
      className="min-w-36 flex-1"
    />
  )
}
