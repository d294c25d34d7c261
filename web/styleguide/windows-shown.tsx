import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { Button, IconButton } from '#web/ui/buttons/button.tsx'
import { AlertDialog, Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#web/ui/dialogs/menu-entries.tsx'
import { Field, TextArea } from '#web/ui/inputs/field.tsx'

export function WindowsShown() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DialogShown opener="Open window" />
      <DialogShown opener="Open window with changes" asksBefore />
      <Menu trigger={<IconButton icon={EllipsisVertical} label="More actions" />}>
        <MenuLink icon={Pencil} to="/styleguide">
          Edit
        </MenuLink>
        <MenuItem icon={Copy} onSelect={() => {}} disabled>
          Duplicate
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" onSelect={() => {}}>
          Delete guide
        </MenuItem>
      </Menu>
    </div>
  )
}

function DialogShown({ opener, asksBefore = false }: { opener: string; asksBefore?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    setOpen(false)
  }
  const footer = (
    <>
      <Button onClick={leave}>Cancel</Button>
      <Button tone="primary" onClick={leave}>
        Publish
      </Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={leave}
        closable={() => {
          setAsking(asksBefore)
          return !asksBefore
        }}
        title="Choose how many guides"
        description="You can change it whenever you want."
        closeLabel="Close"
        footer={asksBefore ? undefined : footer}
      >
        <Field label="Note">
          <TextArea defaultValue="Your guests open it without downloading anything." />
        </Field>
        <AlertDialog
          isOpen={isAsking}
          onCancel={() => setAsking(false)}
          title="Leave without saving?"
          description="What you wrote stays saved on this device."
          cancelLabel="Keep writing"
          yes={{ words: 'Leave', tone: 'danger', onClick: leave }}
        />
      </Dialog>
    </>
  )
}
