import { Link, useLocation } from 'react-router'
import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { NavigationLink, navigationLook } from './navigation-link.tsx'

const sections = ['features', 'how-it-works', 'solution', 'pricing'] as const

/** The landing page's sections; from any other page they lead there. */
export function SectionLinks() {
  const copy = useCopy(layoutCopy)
  const sectionAddress = useSectionAddress()
  const words = {
    features: copy.features,
    'how-it-works': copy.howItWorks,
    solution: copy.solution,
    pricing: copy.pricing,
  }
  return sections.map((section) => (
    <li key={section}>
      <Link to={sectionAddress(section)} reloadDocument className={navigationLook}>
        {words[section]}
      </Link>
    </li>
  ))
}

export function LogInLink() {
  return <NavigationLink to="/login">{useCopy(layoutCopy).logIn}</NavigationLink>
}

export function GetStartedLink({ className }: { className?: string }) {
  return (
    <ButtonLink
      to={useSectionAddress()('auth')}
      reloadDocument
      tone="primary"
      className={joinClasses('max-sm:px-3.5 sm:whitespace-nowrap', className)}
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
