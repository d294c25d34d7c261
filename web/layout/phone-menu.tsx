import { Menu } from 'lucide'
import { useLocation } from 'react-router'
import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/button.tsx'
import { HostEmail, HostLinks, LogOutButton } from './host-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { Site } from './site.ts'
import { GetStartedLink, LogInLink, SectionLinks } from './visitor-links.tsx'

const menuId = 'site-menu'

/** A popover of the browser's own: opens without a script, closes with Escape or a tap beside it. */
export function PhoneMenu({ session }: Pick<Site, 'session'>) {
  const copy = useCopy(layoutCopy)
  const { key } = useLocation()
  return (
    <div className={session ? 'ml-auto lg:hidden' : 'lg:hidden'}>
      <IconButton icon={Menu} label={copy.openMenu} popoverTarget={menuId} />
      <div
        key={key}
        id={menuId}
        popover="auto"
        className={
          'fixed inset-x-0 top-16 m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-b ' +
          'border-hairline bg-surface px-5 py-3 text-ink shadow-float backdrop:bg-veil ' +
          'backdrop:top-16 sm:right-4 sm:left-auto sm:top-18 sm:w-80 sm:rounded-card sm:border lg:hidden'
        }
      >
        <nav aria-label={copy.mainNavigation}>
          <ul className="flex flex-col text-lg">{session ? <HostLinks /> : <VisitorLinks />}</ul>
        </nav>
        {session ? (
          <div className="mt-2 flex items-center justify-between gap-4 border-t border-hairline pt-2">
            <HostEmail email={session.email} />
            <LogOutButton />
          </div>
        ) : null}
        <LanguageSwitch className="mt-2 -ml-1.5 border-t border-hairline pt-2" />
      </div>
    </div>
  )
}

/** On the narrowest phones the button of the header stands here instead. */
function VisitorLinks() {
  return (
    <>
      <SectionLinks />
      <li>
        <LogInLink />
      </li>
      <li className="mt-2 min-[23.0625rem]:hidden">
        <GetStartedLink className="w-full" />
      </li>
    </>
  )
}
