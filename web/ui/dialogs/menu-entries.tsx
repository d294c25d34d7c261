import type { Menu as AllParts } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { makeContext } from '#web/ui/make-context.ts'

/** What the entries of an opened menu are made of. */
export const [MenuParts, useParts] = makeContext<typeof AllParts>(
  'an entry stands outside its menu',
)

type MenuItemProps = {
  icon?: IconShape
  tone?: 'plain' | 'danger'
  onSelect: () => void
  disabled?: boolean
  /** The menu stays, so that it can be chosen again. */
  staysOpen?: boolean
  children: ReactNode
}

export function MenuItem({ icon, tone, onSelect, disabled, staysOpen, children }: MenuItemProps) {
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

type MenuLinkProps = { icon?: IconShape; children: ReactNode } & (
  | { to: To }
  /** Of a file that is saved; where it is refused a page opens that says why. */
  | { href: string }
)

export function MenuLink({ icon, children, ...place }: MenuLinkProps) {
  const { LinkItem } = useParts()
  const where = 'to' in place ? { render: <Link {...place} /> } : place
  return (
    <LinkItem {...where} closeOnClick className={entryLook()}>
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
