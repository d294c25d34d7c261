import { Menu } from 'lucide'
import { Form, Link, NavLink, useLocation } from 'react-router'
import type { Site } from '#web/calls/use-site.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { ButtonLink, IconButton } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'

export function Header({ session, productName }: Pick<Site, 'session' | 'productName'>) {
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-4 sm:px-6 lg:gap-8">
        <Brand productName={productName} />
        <nav
          aria-label={useCopy(layoutCopy).mainNavigation}
          className={joinClasses('hidden lg:block', !session && 'lg:ml-auto')}
        >
          <ul className="flex gap-7">{session ? <HostLinks /> : <SectionLinks />}</ul>
        </nav>
        {session ? (
          <div className="ml-auto hidden min-w-0 items-center gap-5 lg:flex">
            <HostEmail email={session.email} />
            <LanguageSwitch />
            <LogOutButton />
          </div>
        ) : (
          <div className="ml-auto flex items-center gap-5 lg:ml-0">
            <LanguageSwitch className="hidden lg:flex" />
            <div className="hidden lg:block">
              <LogInLink />
            </div>
            <GetStartedLink className="max-[23rem]:hidden" />
          </div>
        )}
        <PhoneMenu session={session} />
      </div>
    </header>
  )
}

const menuId = 'site-menu'

/** A popover of the browser's own: opens without a script, closes with Escape or a tap beside it. */
function PhoneMenu({ session }: Pick<Site, 'session'>) {
  const copy = useCopy(layoutCopy)
  return (
    <div className={session ? 'ml-auto lg:hidden' : 'lg:hidden'}>
      <IconButton icon={Menu} label={copy.openMenu} popoverTarget={menuId} />
      <div
        key={useLocation().key}
        id={menuId}
        popover="auto"
        className={
          'fixed inset-x-0 top-16 m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-b ' +
          'border-hairline bg-surface px-5 py-3 text-ink shadow-float backdrop:bg-veil ' +
          'backdrop:top-16 sm:right-4 sm:left-auto sm:top-18 sm:w-80 sm:rounded-card sm:border lg:hidden'
        }
      >
        <nav aria-label={copy.mainNavigation}>
          <ul className="flex flex-col text-lg">
            {session ? (
              <HostLinks />
            ) : (
              <>
                <SectionLinks />
                <li>
                  <LogInLink />
                </li>
                {/* Only on the narrowest phones, where the header has no room for it. */}
                <li className="mt-2 min-[23.0625rem]:hidden">
                  <GetStartedLink className="w-full" />
                </li>
              </>
            )}
          </ul>
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

const linkLook =
  'flex min-h-11 items-center font-semibold whitespace-nowrap text-ink-soft no-underline transition-colors duration-150 ' +
  'hover:text-ink aria-[current=page]:text-ink cursor-pointer'

function HostLinks() {
  const copy = useCopy(layoutCopy)
  return (
    <>
      <li>
        <NavLink to="/" end className={linkLook}>
          {copy.dashboard}
        </NavLink>
      </li>
      <li>
        <NavLink to="/settings" className={linkLook}>
          {copy.settings}
        </NavLink>
      </li>
    </>
  )
}

function HostEmail({ email }: { email: string }) {
  return (
    <span title={email} className="block min-w-0 truncate text-ink-soft">
      {email}
    </span>
  )
}

function LogOutButton() {
  return (
    <Form method="post" action="/logout">
      <button type="submit" className={linkLook}>
        {useCopy(layoutCopy).logOut}
      </button>
    </Form>
  )
}

/** The landing page's sections; from any other page they lead there. */
function SectionLinks() {
  const copy = useCopy(layoutCopy)
  const sectionAddress = useSectionAddress()
  const sections = [
    ['features', copy.features],
    ['how-it-works', copy.howItWorks],
    ['solution', copy.solution],
    ['pricing', copy.pricing],
  ] as const
  return sections.map(([section, name]) => (
    <li key={section}>
      <Link to={sectionAddress(section)} reloadDocument className={linkLook}>
        {name}
      </Link>
    </li>
  ))
}

function LogInLink() {
  return (
    <NavLink to="/login" className={linkLook}>
      {useCopy(layoutCopy).logIn}
    </NavLink>
  )
}

function GetStartedLink({ className }: { className: string }) {
  return (
    <ButtonLink
      to={useSectionAddress()('auth')}
      reloadDocument
      tone="primary"
      className={joinClasses('max-sm:px-3 max-sm:text-[0.9375rem] sm:whitespace-nowrap', className)}
    >
      {useCopy(layoutCopy).getStarted}
    </ButtonLink>
  )
}

/** On the landing page itself a section is one jump away, whatever else stands in the address. */
function useSectionAddress() {
  const { pathname, search } = useLocation()
  return (hash: string) => (pathname === '/' ? { search, hash } : `/#${hash}`)
}
