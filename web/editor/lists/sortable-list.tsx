import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { listsCopy } from '#web/copy/guide/lists.ts'
import { useCopy } from '#web/copy/use-copy.ts'

type SortableListProps = {
  id: string
  keys: string[]
  onMove: (from: number, to: number) => void
  /** Rows stay where they are for now. */
  isHeld: boolean
  children: ReactNode
}

/** Rows that can be dragged by their handles, or moved by keyboard with every step said aloud. */
export function SortableList({ id, keys, onMove, isHeld, children }: SortableListProps) {
  const { drag } = useCopy(listsCopy)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const at = (key: UniqueIdentifier | undefined) => keys.indexOf(String(key)) + 1
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(at(active.id) - 1, at(over.id) - 1)
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: drag.instructions },
        announcements: {
          onDragStart: ({ active }) => drag.lifted(at(active.id), keys.length),
          onDragOver: ({ over }) => (over ? drag.moved(at(over.id), keys.length) : undefined),
          onDragEnd: ({ over }) => (over ? drag.dropped(at(over.id), keys.length) : undefined),
          onDragCancel: () => drag.cancelled,
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={isHeld}>
        <ol className="flex min-w-0 list-none flex-col gap-3">{children}</ol>
      </SortableContext>
    </DndContext>
  )
}
