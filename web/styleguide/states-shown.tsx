import { BookOpen, Copy, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Button, IconButton } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AlertDialog, Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#web/ui/dialogs/menu-entries.tsx'
import { TextArea } from '#web/ui/inputs/controls.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import { Banner, BannerRegion } from '#web/ui/status/banner.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { Skeleton, Spinner } from '#web/ui/status/waiting.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'

export function ShownRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

const sections = ['Welcome', 'House', 'Local', 'WiFi', 'Emergency', 'Rules', 'Checkout']

const dismissLabel = 'Dismiss message'

function MessagesShown() {
  const [shown, setShown] = useState(0)
  return (
    <>
      <Banner tone="success" dismissLabel={dismissLabel}>
        Your guide was saved.
      </Banner>
      <Banner tone="error" dismissLabel={dismissLabel}>
        We could not save. What you wrote is still here; try again.
      </Banner>
      <Banner
        tone="info"
        title="You have no credits left"
        action={<Button size="compact">Create guide</Button>}
      >
        Unpublish a guide to regain a credit.
      </Banner>
      <ShownRow>
        <Button onClick={() => setShown(shown + 1)}>Show a message that leaves</Button>
      </ShownRow>
      <BannerRegion>
        {shown > 0 ? (
          <Banner key={shown} tone="success" vanishes dismissLabel={dismissLabel}>
            This message leaves in five seconds.
          </Banner>
        ) : null}
      </BannerRegion>
    </>
  )
}

function BadgesShown() {
  return (
    <>
      <ShownRow>
        <Badge tone="neutral">Draft</Badge>
        <Badge tone="success" hasDot>
          Published
        </Badge>
        <Badge tone="attention">Ending</Badge>
        <Badge tone="danger">Expired</Badge>
      </ShownRow>
      <ProgressBar label="Uploading the photo" value={0.4} />
      <ProgressBar label="Working" />
      <ShownRow>
        <Spinner />
        <CopyButton
          text="https://zaguan.example/g/muestra"
          label="Copy link"
          copiedLabel="copied"
          failedLabel="failed"
        />
      </ShownRow>
    </>
  )
}

function TabsShown() {
  const [active, setActive] = useState('0')
  const tabs = sections.map((label, index) => {
    const isComplete = index < 3
    const status = { isComplete, label: isComplete ? 'complete' : 'incomplete' }
    return { value: String(index), label, status, disabled: index === 4 }
  })
  return (
    <Tabs
      label="Tabs"
      tabs={tabs}
      value={active}
      onValueChange={setActive}
      scrollLabels={{ left: 'See the tabs before', right: 'See the tabs after' }}
    >
      {tabs.map(({ value, label }) => (
        <TabPanel key={value} value={value}>{`Here goes what belongs to “${label}”.`}</TabPanel>
      ))}
    </Tabs>
  )
}

function OverlaysShown() {
  return (
    <ShownRow>
      <DialogShown opener="Open window" />
      <DialogShown opener="Open large window" size="large" />
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
    </ShownRow>
  )
}

type DialogProps = { opener: string; size?: 'medium' | 'large'; asksBefore?: boolean }

function DialogShown({ opener, size = 'medium', asksBefore = false }: DialogProps) {
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
        size={size}
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

function EmptyShown() {
  return (
    <>
      <EmptyState
        icon={BookOpen}
        title="No guides yet"
        action={
          <Button tone="primary" icon={Plus}>
            Create guide
          </Button>
        }
      >
        Create the first one and share it in ten minutes.
      </EmptyState>
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-32" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/3" />
      </Card>
    </>
  )
}

export const states = {
  Messages: MessagesShown,
  'Badges and progress': BadgesShown,
  Tabs: TabsShown,
  'Windows and menus': OverlaysShown,
  'States without content': EmptyShown,
}
