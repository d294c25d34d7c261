import type { GuestCard } from '#domain/guest/cards.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { labelsCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import type { Label } from './label-sheet.tsx'

export type LabelledCard = GuestCard & Label

type ChooseCardsProps = {
  sections: { type: SectionType; name: string; cards: LabelledCard[] }[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Every card of the guide, section by section: which ones become labels, and the link of each. */
export function ChooseCards({ sections, chosen, onChange }: ChooseCardsProps) {
  const copy = useCopy(labelsCopy)
  const all = sections.flatMap(({ cards }) => cards.map(({ anchor }) => anchor))
  const set = (anchors: string[], isOn: boolean) => {
    const after = new Set(chosen)
    for (const anchor of anchors) isOn ? after.add(anchor) : after.delete(anchor)
    onChange(after)
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        <Button size="compact" onClick={() => set(all, true)}>
          {copy.all}
        </Button>
        <Button size="compact" onClick={() => set(all, false)}>
          {copy.none}
        </Button>
      </div>
      {sections.map(({ type, name, cards }) => (
        <fieldset key={type} className="min-w-0">
          <legend className="text-lg font-semibold">{name}</legend>
          <ul className="mt-1 divide-y divide-hairline">
            {cards.map(({ anchor, title, address }) => (
              <li key={anchor} className="flex items-start gap-3 py-1">
                <Checkbox
                  label={<span dir="auto">{title}</span>}
                  checked={chosen.has(anchor)}
                  onChange={({ target }) => set([anchor], target.checked)}
                  className="min-w-0 flex-1"
                />
                <CopyButton
                  tone="quiet"
                  size="compact"
                  text={address}
                  label={copy.copyLink}
                  aria-label={copy.copyLinkOf(title)}
                  copiedLabel={copy.copied}
                  failedLabel={copy.copyFailed}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  )
}
