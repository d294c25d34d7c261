import { NavLink, type NavLinkProps } from 'react-router'

export const navigationLook =
  'flex min-h-11 items-center font-semibold whitespace-nowrap text-ink-soft no-underline transition-colors duration-150 ' +
  'hover:text-ink aria-[current=page]:text-ink cursor-pointer'

type NavigationLinkProps = Omit<NavLinkProps, 'className'>

export function NavigationLink(props: NavigationLinkProps) {
  return <NavLink {...props} className={navigationLook} />
}
