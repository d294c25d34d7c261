import { Link } from 'react-router'
import type { Site } from '#web/calls/use-site.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'

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
