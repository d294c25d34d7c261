import { Menu as Parts } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type MenuProps = { trigger: ReactElement; children: ReactNode; align?: 'start' | 'end' }

/** A button that opens a list of deeds; children are items, links and separators. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Parts.Root modal={false}>
      <Parts.Trigger render={trigger} />
      <Parts.Portal>
        <Parts.Positioner align={align} sideOffset={6} collisionPadding={12} className="z-50">
          <Parts.Popup
            className={
              'max-h-(--available-height) min-w-52 max-w-[min(22rem,calc(100vw-1.5rem))] overflow-y-auto ' +
              'rounded-card border border-hairline bg-surface p-1.5 text-ink shadow-float outline-none ' +
              'origin-(--transform-origin) transition-[opacity,scale] duration-100 ' +
              'data-starting-style:scale-95 data-starting-style:opacity-0 ' +
              'data-ending-style:scale-95 data-ending-style:opacity-0'
            }
          >
            {children}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}

type EntryLook = { icon?: IconShape; tone?: 'plain' | 'danger' }

type MenuItemProps = EntryLook & {
  onSelect: () => void
  disabled?: boolean
  /** The menu stays, so that it can be chosen again. */
  staysOpen?: boolean
  children: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon, tone, onSelect, disabled, staysOpen, children } = props
  return (
    <Parts.Item
      onClick={onSelect}
      disabled={disabled}
      closeOnClick={!staysOpen}
      className={entryLook({ tone })}
    >
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Parts.Item>
  )
}

type MenuLinkProps = EntryLook & { to: To; children: ReactNode }

export function MenuLink({ icon, tone, to, children }: MenuLinkProps) {
  return (
    <Parts.LinkItem render={<Link to={to} />} closeOnClick className={entryLook({ tone })}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Parts.LinkItem>
  )
}

type MenuDownloadProps = EntryLook & { href: string; children: ReactNode }

/** A file that is saved; where it is refused a page opens that says why. */
export function MenuDownload({ icon, tone, href, children }: MenuDownloadProps) {
  return (
    <Parts.LinkItem href={href} closeOnClick className={entryLook({ tone })}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Parts.LinkItem>
  )
}

export function MenuSeparator() {
  return <Parts.Separator className="mx-2 my-1.5 h-px bg-hairline" />
}

function entryLook({ tone = 'plain' }: EntryLook) {
  return joinClasses(
    'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 no-underline',
    'outline-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-55',
    tone === 'danger' ? 'text-danger-ink' : 'text-ink',
  )
}
