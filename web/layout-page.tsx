import type { ReactNode } from 'react'
import { Link, Outlet, useMatches, useNavigation } from 'react-router'
import { type Site, useSite } from '#web/calls/use-site.ts'
import { layoutCopy, problemsCopy } from '#web/copy/layout.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { DeskLoading } from '#web/desk/loading.tsx'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { LeavingHost } from '#web/editor/drafts/leaving-host.tsx'
import { Brand } from '#web/layout/brand.tsx'
import { Header } from '#web/layout/header.tsx'
import { LanguageSwitch } from '#web/layout/language-switch.tsx'
import { isNotFound, Problem } from '#web/layout/problem.tsx'
import type { Route } from './+types/layout-page'

export const meta: Route.MetaFunction = ({ error, matches, location }) => {
  if (!error) return []
  const problem = isNotFound(error) ? 'notFound' : 'unexpected'
  return privatePageMeta({ matches, location }, (locale) => problemsCopy[locale][problem])
}

export default function LayoutPage() {
  const hostId = useSite()?.session?.hostId
  return (
    <PageFrame>
      {useIsDeskLoading() ? <DeskLoading /> : <Outlet />}
      <LeavingHost hostId={hostId} />
    </PageFrame>
  )
}

/** The desk is the one page worth an outline: a host comes back to it all the time. */
function useIsDeskLoading() {
  const { state, location } = useNavigation()
  const isAtDesk = useMatches().some(({ id }) => id === 'home-page')
  return state === 'loading' && location.pathname === '/' && !isAtDesk
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      <Problem error={error} />
    </PageFrame>
  )
}

/** Header, content, footer. Pages bring what goes inside `main`. */
function PageFrame({ children }: { children: ReactNode }) {
  const site = useSite()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className={
          'fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold ' +
          'text-paper no-underline focus:translate-y-0 print:hidden'
        }
      >
        {useCopy(layoutCopy).skipToContent}
      </a>
      <NavigationProgress />
      {site ? <Header {...site} /> : null}
      <main id={contentId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      {site ? <Footer {...site} /> : null}
    </div>
  )
}

const contentId = 'content'

/** A thin line while the next page is on its way; quick ones arrive before it shows. */
function NavigationProgress() {
  const { loadingPage } = useCopy(layoutCopy)
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {useNavigation().state === 'loading' ? (
        <div className="navigation-progress h-[3px] bg-primary">
          <span className="sr-only">{loadingPage}</span>
        </div>
      ) : null}
    </div>
  )
}

export function Footer({ productName, socialLinks }: Pick<Site, 'productName' | 'socialLinks'>) {
  const copy = useCopy(layoutCopy)
  const { opensInNewTab } = useCopy(uiCopy)
  return (
    <footer className="border-t border-hairline bg-sunken print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-10 pb-8 sm:px-6 lg:grid-cols-[1fr_2fr]">
        <div>
          <Brand productName={productName} />
          <p className="mt-1 text-ink-soft">{copy.tagline}</p>
          <LanguageSwitch isAtFoot className="mt-2 -ml-1.5" />
        </div>
        <nav
          aria-label={copy.footerNavigation}
          className="grid grid-cols-2 gap-x-4 gap-y-6 sm:flex sm:justify-between lg:justify-end lg:gap-20"
        >
          <LinkGroup
            className="row-span-2"
            title={copy.product}
            links={[
              { name: copy.features, href: '/features' },
              { name: copy.pricing, href: '/pricing' },
              { name: copy.guestGuide, href: '/guest-guide' },
            ]}
          />
          <LinkGroup title={copy.help} links={[{ name: copy.support, href: '/support' }]} />
          <LinkGroup
            title={copy.legal}
            links={[
              { name: copy.privacy, href: '/privacy' },
              { name: copy.terms, href: '/terms' },
              { name: copy.cookies, href: '/cookies' },
            ]}
          />
          {socialLinks.length > 0 ? (
            <LinkGroup title={copy.follow} links={socialLinks} newTab={opensInNewTab} />
          ) : null}
        </nav>
      </div>
    </footer>
  )
}

const linkLook =
  'inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline'

type LinkGroupProps = {
  title: string
  links: Site['socialLinks']
  /** Said of links that lead elsewhere. */
  newTab?: string
  className?: string
}

function LinkGroup({ title, links, newTab, className }: LinkGroupProps) {
  const elsewhere = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : undefined
  return (
    <section className={className}>
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="mt-1">
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link to={href} reloadDocument {...elsewhere} className={linkLook}>
              {name}
              {newTab ? <span className="sr-only"> ({newTab})</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
