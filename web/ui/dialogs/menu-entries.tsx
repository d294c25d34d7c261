import type { Menu as AllParts } from '@base-ui/react/menu'
import { createContext, type ReactNode, use } from 'react'
import { Link, type To } from 'react-router'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type Parts = typeof AllParts

/** What the entries of an opened menu are made of. */
export const MenuParts = createContext<Parts | undefined>(undefined)

function useParts() {
  const parts = use(MenuParts)
  if (!parts) throw new Error('an entry stands outside its menu')
  return parts
}

type MenuItemProps = {
  icon?: IconShape
  tone?: 'plain' | 'danger'
  onSelect: () => void
  disabled?: boolean
  /** The menu stays, so that it can be chosen again. */
  staysOpen?: boolean
  children: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon, tone, onSelect, disabled, staysOpen, children } = props
  const { Item } = useParts()
  return (
    <Item
      onClick={onSelect}
      disabled={disabled}
      closeOnClick={!staysOpen}
      className={entryLook(tone)}
    >
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Item>
  )
}

type MenuLinkProps = { icon?: IconShape; to: To; children: ReactNode }

export function MenuLink({ icon, to, children }: MenuLinkProps) {
  const { LinkItem } = useParts()
  return (
    <LinkItem render={<Link to={to} />} closeOnClick className={entryLook()}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </LinkItem>
  )
}

type MenuDownloadProps = { icon?: IconShape; href: string; children: ReactNode }

/** A file that is saved; where it is refused a page opens that says why. */
export function MenuDownload({ icon, href, children }: MenuDownloadProps) {
  const { LinkItem } = useParts()
  return (
    <LinkItem href={href} closeOnClick className={entryLook()}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </LinkItem>
  )
}

export function MenuSeparator() {
  const { Separator } = useParts()
  return <Separator className="mx-2 my-1.5 h-px bg-hairline" />
}

function entryLook(tone: MenuItemProps['tone'] = 'plain') {
  return joinClasses(
    'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 no-underline',
    'outline-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-55',
    tone === 'danger' ? 'text-danger-ink' : 'text-ink',
  )
}
