import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Brand } from './brand.tsx'
import { HostEmail, HostLinks, LogOutButton } from './host-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import type { Site } from './site.ts'
import { GetStartedLink, LogInLink, SectionLinks } from './visitor-links.tsx'

export function Header({ site }: { site: Site }) {
  const { session, productName } = site
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-4 sm:px-6 lg:gap-8">
        <Brand productName={productName} />
        {session ? <HostBar email={session.email} /> : <VisitorBar />}
        <PhoneMenu session={session} />
      </div>
    </header>
  )
}

function VisitorBar() {
  const copy = useCopy(layoutCopy)
  return (
    <>
      <nav aria-label={copy.mainNavigation} className="hidden lg:ml-auto lg:block">
        <ul className="flex gap-7">
          <SectionLinks />
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-5 lg:ml-0">
        <LanguageSwitch className="hidden lg:flex" />
        <div className="hidden lg:block">
          <LogInLink />
        </div>
        <GetStartedLink className="max-[23rem]:hidden" />
      </div>
    </>
  )
}

function HostBar({ email }: { email: string }) {
  const copy = useCopy(layoutCopy)
  return (
    <>
      <nav aria-label={copy.mainNavigation} className="hidden lg:block">
        <ul className="flex gap-7">
          <HostLinks />
        </ul>
      </nav>
      <div className="ml-auto hidden min-w-0 items-center gap-5 lg:flex">
        <HostEmail email={email} />
        <LanguageSwitch />
        <LogOutButton />
      </div>
    </>
  )
}
