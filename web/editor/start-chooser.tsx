import { FilePlus2 } from 'lucide'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { startCopy } from '#web/copy/editor.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { illustrations } from './photo/illustrations.ts'
import { templateNames } from './templates/templates.ts'

/** The first question of a new guide: which home is it most like? */
export function StartChooser() {
  const copy = useCopy(startCopy)
  const navigate = useNavigate()
  const first = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      isOpen
      size="large"
      initialFocus={first}
      title={copy.title}
      description={copy.lead}
      closeLabel={useCopy(uiCopy).close}
      onClose={() => navigate('/', { replace: true, preventScrollReset: true })}
    >
      <ul className="grid list-none gap-4 sm:grid-cols-3">
        {templateNames.map((name, at) => (
          <li key={name}>
            <Link ref={at === 0 ? first : undefined} to={`?from=${name}`} className={choiceLook}>
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
      <Link to="?from=empty" className={`${choiceLook} mt-4`}>
        <span className="flex items-center gap-4 p-4">
          <Icon of={FilePlus2} size={24} className="text-ink-soft" />
          <span className="flex flex-col">
            <span className="font-heading text-lg font-semibold">{copy.empty.title}</span>
            <span className="text-sm text-ink-soft">{copy.empty.lead}</span>
          </span>
        </span>
      </Link>
    </Dialog>
  )
}

const choiceLook =
  'block h-full overflow-hidden rounded-card border border-hairline bg-surface no-underline ' +
  'transition-colors duration-150 hover:border-edge hover:bg-paper'
