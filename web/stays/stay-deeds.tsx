import { CircleStop, KeyRound, Link2, Pencil, Trash2 } from 'lucide'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type HostStay, saidOf } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { OptionsMenu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/dialogs/menu-entries.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import type { IconShape } from '#web/ui/icon.tsx'
import { latePart } from '#web/ui/load-part.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { StayDataForm } from './stay-form.tsx'
import {
  ShareStay,
  type StayDialog,
  staysTitleId,
  useDaysOf,
  useStayDeed,
  useStays,
} from './stay-parts.tsx'

/** Most visits send a link and open no dialog. */
const Dialog = latePart(async () => (await import('#web/ui/dialogs/dialog.tsx')).Dialog)
const AlertDialog = latePart(async () => (await import('#web/ui/dialogs/dialog.tsx')).AlertDialog)

type StayMenuProps = { stay: HostStay; isBusy: boolean; onOpen: () => void }

/** The menu of one stay; an ended one can only go on, until its days are over, or go. */
export function StayMenu({ stay, isBusy, onOpen }: StayMenuProps) {
  const { menu } = useCopy(staysCopy)
  const { at, openDialog, guide } = useStays()
  const days = useDaysOf(stay)
  const hasEnded = stay.phase === 'ended'
  const canRenew = !hasEnded || stay.closesAt > at
  const opening = (dialog: StayDialog, icon: IconShape, label: string) => (
    <MenuItem icon={icon} onSelect={() => openDialog(dialog, stay)}>
      {label}
    </MenuItem>
  )
  return (
    <OptionsMenu id={`stay-menu-${stay.id}`} label={menu.more(days)} isBusy={isBusy}>
      {hasEnded ? null : opening('change', Pencil, menu.change)}
      {hasEnded || stay.isOpen || !guide.opensLater ? null : (
        <MenuItem icon={KeyRound} onSelect={onOpen}>
          {menu.open}
        </MenuItem>
      )}
      {canRenew ? opening('renew', Link2, menu.renew) : null}
      {canRenew ? <MenuSeparator /> : null}
      {hasEnded ? null : opening('end', CircleStop, menu.end)}
      <MenuItem icon={Trash2} tone="danger" onSelect={() => openDialog('delete', stay)}>
        {menu.remove}
      </MenuItem>
    </OptionsMenu>
  )
}

type OneStay = { stay: HostStay; onClose: () => void }

export function StayDialogs({ dialog, ...one }: OneStay & { dialog: StayDialog }) {
  return dialog === 'change' ? <ChangeDialog {...one} /> : <SureDialog {...one} deed={dialog} />
}

/** The focus goes back to the menu a stay's dialog was asked from, wherever it stands by then; else to the title of the page. */
function focusAfter({ id }: HostStay) {
  const menu = document.getElementById(`stay-menu-${id}`)
  return menu?.checkVisibility() ? menu : document.getElementById(staysTitleId)
}

function ChangeDialog({ stay, onClose }: OneStay) {
  const { change: copy } = useCopy(staysCopy)
  const { close: closeLabel, cancel } = useCopy(uiCopy)
  const days = useDaysOf(stay)
  const formId = useId()
  const from = useRef<HTMLInputElement>(null)
  const [opened] = useState(stay)
  const [isDone, setDone] = useState(false)
  const deed = useStayDeed(() => setDone(true))
  const { state } = useRevalidator()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // Not before the new list is drawn: the menu that gets the focus may stand elsewhere in it.
    if (isDone && state === 'idle') close()
  }, [isDone, state])
  return (
    <Dialog
      title={copy.title}
      description={`${days}. ${copy.lead}`}
      closeLabel={closeLabel}
      onClose={onClose}
      closable={() => !deed.isBusy}
      initialFocus={from}
      finalFocus={() => focusAfter(stay)}
      footer={
        <>
          <Button aria-disabled={deed.isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} tone="primary" isBusy={deed.isBusy}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <div className="pt-3">
        <StayDataForm
          id={formId}
          stay={opened}
          refusal={deed.refusal}
          fromRef={from}
          onSend={(form) =>
            void deed.start({
              deed: 'change',
              id: stay.id,
              form: { ...form, opened: saidOf(opened) },
            })
          }
        />
      </div>
    </Dialog>
  )
}

/** Names the stay, waits for a yes and says what was done; a new link is there to be sent, else the dialog goes by itself. */
function SureDialog({ stay, deed, onClose }: OneStay & { deed: 'renew' | 'end' | 'delete' }) {
  const { renew, end, remove } = useCopy(staysCopy)
  const { close } = useCopy(uiCopy)
  const words = { renew, end, delete: remove }[deed]
  const days = useDaysOf(stay)
  const [done, setDone] = useState<{ renewed?: HostStay }>()
  const { isBusy, refusal, start } = useStayDeed((after) =>
    setDone({ renewed: deed === 'renew' ? after : undefined }),
  )
  const renewed = done?.renewed
  const isOver = done !== undefined && !renewed
  useClosingSoon(isOver, onClose)
  return (
    <AlertDialog
      isDone={isOver}
      title={renewed ? days : words.title(days)}
      description={renewed ? undefined : words.lead}
      cancelLabel={renewed ? close : words.cancel}
      onCancel={() => isBusy || onClose()}
      finalFocus={() => focusAfter(stay)}
      yes={
        !renewed && {
          children: words.confirm,
          tone: deed === 'delete' ? 'danger' : 'primary',
          isBusy,
          onClick: () => void start({ deed, id: stay.id }),
        }
      }
    >
      {done ? <Banner tone="success">{words.done}</Banner> : null}
      {renewed ? <ShareStay stay={renewed} className="flex flex-col gap-2" /> : null}
      {refusal ? <Banner tone="error">{refusal.message}</Banner> : null}
    </AlertDialog>
  )
}
