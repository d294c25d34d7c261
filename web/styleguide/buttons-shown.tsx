import { ExternalLink, Pencil, Plus, Trash2 } from 'lucide'
import { styleguideCopy } from '#web/copy/styleguide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Tooltip } from '#web/ui/dialogs/tooltip.tsx'
import { ShownGroup, ShownRow } from './shown-group.tsx'

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ButtonsShown() {
  const copy = useCopy(styleguideCopy)
  return (
    <ShownGroup title={copy.buttons}>
      <ShownRow>
        {tones.map((tone) => (
          <Button key={tone} tone={tone}>
            {copy[tone]}
          </Button>
        ))}
      </ShownRow>
      <ShownRow>
        {tones.map((tone) => (
          <Button key={tone} tone={tone} isBusy>
            {copy.busy}
          </Button>
        ))}
      </ShownRow>
      <ShownRow>
        {tones.map((tone) => (
          <Button key={tone} tone={tone} disabled>
            {copy.disabled}
          </Button>
        ))}
      </ShownRow>
      <ShownRow>
        <Button tone="primary" icon={Plus}>
          {copy.create}
        </Button>
        <Button size="compact">{copy.compact}</Button>
        <ButtonLink to="/styleguide" icon={ExternalLink}>
          {copy.link}
        </ButtonLink>
      </ShownRow>
      <ShownRow>
        <IconButton icon={Pencil} label={copy.edit} />
        <IconButton icon={Pencil} label={copy.busy} isBusy />
        <IconButton icon={Trash2} label={copy.remove} tone="quiet" />
        <Tooltip text={copy.publishFirst}>
          <Button icon={ExternalLink} aria-disabled>
            {copy.open}
          </Button>
        </Tooltip>
      </ShownRow>
    </ShownGroup>
  )
}
