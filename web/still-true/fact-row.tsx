import { Check } from 'lucide'
import { stillTrueCopy } from '#web/copy/still-true.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import type { AskedFact } from './still-true-page.tsx'

type FactRowProps = {
  fact: AskedFact
  label: string
  guideId: string
  isStill: boolean
  onSay: () => void
}

/** One fact in its own words: still so, or changed where it stands. */
export function FactRow({ fact, label, guideId, isStill, onSay }: FactRowProps) {
  const copy = useCopy(stillTrueCopy)
  const { address, tab, texts } = fact
  const query = new URLSearchParams({ tab, at: address })
  return (
    <li className="py-3">
      <p className="text-sm text-ink-soft">{label}</p>
      {texts.map(({ path, original }) => (
        <p key={path} className="[overflow-wrap:anywhere] whitespace-pre-line">
          {original}
        </p>
      ))}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="compact"
          icon={Check}
          aria-pressed={isStill}
          aria-label={copy.stillOf(label)}
          className={isStill ? 'border-agave-ink! bg-agave-soft! text-agave-ink!' : undefined}
          onClick={onSay}
        >
          {copy.still}
        </Button>
        <ButtonLink
          to={`/guides/${guideId}/edit?${query}`}
          size="compact"
          tone="quiet"
          aria-label={copy.editOf(label)}
        >
          {copy.edit}
        </ButtonLink>
      </div>
    </li>
  )
}
