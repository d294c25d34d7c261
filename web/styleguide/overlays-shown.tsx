import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide'
import { styleguideCopy } from '#web/copy/styleguide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/dialogs/menu.tsx'
import { GuardedDialogShown, PlainDialogShown } from './dialogs-shown.tsx'
import { ShownGroup, ShownRow } from './shown-group.tsx'

export function OverlaysShown() {
  const copy = useCopy(styleguideCopy)
  return (
    <ShownGroup title={copy.overlays}>
      <ShownRow>
        <PlainDialogShown size="medium" label={copy.openDialog} />
        <PlainDialogShown size="large" label={copy.openLarge} />
        <GuardedDialogShown />
        <Menu trigger={<IconButton icon={EllipsisVertical} label={copy.openMenu} />}>
          <MenuLink icon={Pencil} to="/styleguide">
            {copy.edit}
          </MenuLink>
          <MenuItem icon={Copy} onSelect={() => {}} disabled>
            {copy.duplicate}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger" onSelect={() => {}}>
            {copy.danger}
          </MenuItem>
        </Menu>
      </ShownRow>
    </ShownGroup>
  )
}
