import { ClipboardPaste, FilePlus2 } from 'lucide'
import { type Ref, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { startCopy, toolsCopy } from '#web/copy/editor/editor.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextLink } from '#web/ui/buttons/links.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { illustrations } from './photo/photo-files.ts'
import { templateNames } from './templates/templates.ts'

/** The first question of a new guide: which home is it most like? */
export function StartChooser() {
  const copy = useCopy(startCopy)
  const tools = useCopy(toolsCopy)
  const navigate = useNavigate()
  const first = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      size="large"
      initialFocus={first}
      title={copy.title}
      description={copy.lead}
      closeLabel={useCopy(uiCopy).close}
      onClose={() => navigate('/', { replace: true, preventScrollReset: true })}
    >
      <WideChoice
        ref={first}
        to="?from=written"
        icon={ClipboardPaste}
        title={tools.paste}
        lead={tools.pasteLead}
      />
      <ul className="mt-4 grid list-none gap-4 sm:grid-cols-3">
        {templateNames.map((name) => (
          <li key={name}>
            <Link to={`?from=${name}`} className={choiceLook}>
              <img
                src={illustrations[name]}
                alt=""
                width={1200}
                height={900}
                className="aspect-2/1 w-full object-cover sm:aspect-4/3"
              />
              <span className="flex flex-col gap-1 p-4">
                <span className="font-heading text-lg font-semibold">{copy[name].title}</span>
                <span className="text-sm text-ink-soft">{copy[name].lead}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <WideChoice
          to="?from=empty"
          icon={FilePlus2}
          title={copy.empty.title}
          lead={copy.empty.lead}
        />
      </div>
      <p className="mt-4">
        <TextLink to="/guides/import" className="inline-flex min-h-11 items-center">
          {copy.bringIn}
        </TextLink>
      </p>
    </Dialog>
  )
}

type WideChoiceProps = {
  ref?: Ref<HTMLAnchorElement>
  to: string
  icon: IconShape
  title: string
  lead: string
}

function WideChoice({ ref, to, icon, title, lead }: WideChoiceProps) {
  return (
    <Link ref={ref} to={to} className={choiceLook}>
      <span className="flex items-center gap-4 p-4">
        <Icon of={icon} size={24} className="text-ink-soft" />
        <span className="flex min-w-0 flex-col">
          <span className="font-heading text-lg font-semibold">{title}</span>
          <span className="text-sm text-ink-soft">{lead}</span>
        </span>
      </span>
    </Link>
  )
}

const choiceLook =
  'block h-full overflow-hidden rounded-card border border-hairline bg-surface no-underline ' +
  'transition-colors duration-150 hover:border-edge hover:bg-paper'
