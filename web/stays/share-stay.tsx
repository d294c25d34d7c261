import { Send } from 'lucide'
import type { HostStay } from '#web/calls/stays.ts'
import { stayMessages, staysCopy } from '#web/copy/stays.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDaysOf, useStays } from './use-stays.ts'

type ShareStayProps = { stay: HostStay; isNew?: boolean }

/** The two ways a stay's link goes to its guests. */
export function ShareStay({ stay, isNew = false }: ShareStayProps) {
  const { share } = useCopy(staysCopy)
  const { opensInNewTab } = useCopy(uiCopy)
  const { guide } = useStays()
  const days = useDaysOf(stay)
  const message = stayMessages[stay.language]({ name: guide.name, link: stay.link })
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({
          size: 'compact',
          tone: isNew ? 'primary' : 'secondary',
          className: 'flex-1 sm:flex-none',
        })}
      >
        <Icon of={Send} />
        <span>
          <span className={isNew ? undefined : 'max-sm:sr-only'}>{share.sendBy} </span>
          {share.whatsApp}
        </span>
        <span className="sr-only">
          {' '}
          ({days}, {opensInNewTab})
        </span>
      </a>
      <CopyButton
        size="compact"
        text={stay.link}
        label={share.copyLink}
        copiedLabel={share.copied}
        failedLabel={share.failed}
        className="flex-1 px-2! whitespace-nowrap sm:flex-none sm:px-3.5!"
      />
    </>
  )
}
