import { styleguideCopy } from '#web/copy/styleguide.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { NewTabLink, TextLink } from '#web/ui/buttons/text-link.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { ShownGroup, ShownRow } from './shown-group.tsx'

export function LettersShown() {
  const copy = useCopy(styleguideCopy)
  const { opensInNewTab } = useCopy(uiCopy)
  return (
    <ShownGroup title={copy.letters}>
      <p className="font-heading text-4xl leading-tight font-semibold">{copy.heading}</p>
      <article className={cardLook}>
        <h3>{copy.subheading}</h3>
        <p className="mt-2">{copy.body}</p>
        <p className="mt-2 text-ink-soft">{copy.aside}</p>
        <p className="mt-2 font-mono tabular-nums">buganvilia-2O7l0</p>
      </article>
      <ShownRow>
        <TextLink to="/styleguide">{copy.link}</TextLink>
        <NewTabLink to="/" newTabLabel={opensInNewTab}>
          {copy.linkElsewhere}
        </NewTabLink>
      </ShownRow>
    </ShownGroup>
  )
}
