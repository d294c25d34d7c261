import { BookOpen, Plus } from 'lucide'
import { styleguideCopy } from '#web/copy/styleguide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { ShownGroup } from './shown-group.tsx'

export function EmptyShown() {
  const copy = useCopy(styleguideCopy)
  return (
    <ShownGroup title={copy.places}>
      <EmptyState
        icon={BookOpen}
        title={copy.emptyTitle}
        action={
          <Button tone="primary" icon={Plus}>
            {copy.create}
          </Button>
        }
      >
        {copy.emptyText}
      </EmptyState>
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-32" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/3" />
      </Card>
    </ShownGroup>
  )
}
