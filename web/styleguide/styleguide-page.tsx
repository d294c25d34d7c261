import { BookOpen, Copy, EllipsisVertical, ExternalLink, Pencil, Trash2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { data } from 'react-router'
import { PasswordField } from '#web/auth/post-form.tsx'
import { bridgeContext } from '#web/calls/api.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { Button, ButtonLink, IconButton, NewTabLink } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AlertDialog, Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#web/ui/dialogs/menu-entries.tsx'
import { Tooltip } from '#web/ui/dialogs/tooltip.tsx'
import { Checkbox, Switch } from '#web/ui/inputs/checkbox.tsx'
import { Field, FieldGroup, Select, Slider, TextArea, TextInput } from '#web/ui/inputs/field.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Badge } from '#web/ui/status/badge.tsx'
import { Banner, BannerRegion } from '#web/ui/status/banner.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { Skeleton, Spinner } from '#web/ui/status/waiting.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/styleguide-page'

export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(bridgeContext).isLaptop) throw data(null, { status: 404 })
  // To see what a host sees when a page breaks.
  if (url.pathname.endsWith('/failure')) throw new Error('The style guide asked for a failure')
}

const title = 'Style guide'

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, () => ({ title }))

/** Every part of the screens in each of its states, in English: its readers are who build them. */
export default function StyleguidePage() {
  return (
    <div lang="en">
      <div className="px-4 py-10 sm:px-6">
        <h1>{title}</h1>
        <p className="mt-2 text-ink-soft">Every part in each state, by day and by night.</p>
      </div>
      <div className="grid xl:grid-cols-2">
        {Object.entries({ light: 'By day', dark: 'By night' }).map(([scheme, label]) => (
          <section key={scheme} data-scheme={scheme} aria-label={label} className={schemeLook}>
            {Object.entries(parts).map(([title, Shown]) => (
              <section key={title} className="flex min-w-0 flex-col gap-5">
                <h2 className="border-b border-hairline pb-2">{title}</h2>
                <Shown />
              </section>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

const schemeLook = 'flex min-w-0 flex-col gap-12 bg-paper px-4 py-10 text-ink sm:px-6'

const parts = {
  Colours: () => (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {colours.map((look) => (
        <li key={look} className="flex items-center gap-2 p-3">
          <span className={joinClasses('size-6 rounded-full border border-hairline', look)} />
          {look.replace('bg-', '')}
        </li>
      ))}
    </ul>
  ),
  Buttons: () => (
    <>
      {Object.entries(buttonStates).map(([words, state]) => (
        <Row key={words}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} {...state}>
              {words}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button size="compact">Compact</Button>
        <ButtonLink to="/styleguide" icon={ExternalLink}>
          A link
        </ButtonLink>
        <NewTabLink to="/" newTabLabel="opens in a new tab">
          A link to another tab
        </NewTabLink>
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Trash2} label="Remove" tone="quiet" />
        <Tooltip text="Publish the guide to open it.">
          <Button icon={ExternalLink} aria-disabled>
            Open
          </Button>
        </Tooltip>
        <CopyButton
          text="https://zaguan.example/g/muestra"
          label="Copy link"
          words={{ copied: 'copied', failed: 'failed' }}
        />
      </Row>
    </>
  ),
  Fields,
  Messages,
  'Badges and progress': () => (
    <>
      <Row>
        {(['neutral', 'success', 'attention', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone} hasDot={tone === 'success'}>
            {tone}
          </Badge>
        ))}
      </Row>
      <ProgressBar label="Uploading the photo" value={0.4} />
      <ProgressBar label="Working" />
      <Spinner />
    </>
  ),
  Tabs: TabsShown,
  'Windows and menus': () => (
    <Row>
      <Window opener="Open window" />
      <Window opener="Open window with changes" asksBefore />
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
    </Row>
  ),
  'States without content': () => (
    <>
      <EmptyState icon={BookOpen} title="No guides yet" action={<Button>Create guide</Button>}>
        Create the first one and share it in ten minutes.
      </EmptyState>
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-32" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/3" />
      </Card>
    </>
  ),
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

const colours = [
  ...['bg-paper', 'bg-surface', 'bg-sunken', 'bg-ink', 'bg-primary', 'bg-primary-soft'],
  ...['bg-agave', 'bg-agave-soft', 'bg-danger', 'bg-danger-soft', 'bg-sun', 'bg-sun-soft'],
  ...['bg-edge', 'bg-hairline'],
]

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const
const buttonStates = { Publish: {}, 'Saving…': { isBusy: true }, 'Not allowed': { disabled: true } }

function Fields() {
  const [period, setPeriod] = useState<'AM' | 'PM'>('PM')
  const [quantity, setQuantity] = useState(4)
  const words = quantity === 1 ? '1 guide' : `${quantity} guides`
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Name" hint="As your guests know it.">
        <TextInput defaultValue="Casa Jacaranda" />
      </Field>
      <Field label="Email" error="Write a whole address, such as lucia@example.com.">
        <TextInput type="email" defaultValue="lucia@" />
      </Field>
      <Field label="Greeting" counter="26 / 60">
        <TextInput defaultValue="Welcome home, you made it." />
      </Field>
      <PasswordField label="Password" />
      <Field label="Note" hint="As your guests know it.">
        <TextArea defaultValue="Your guests open it without downloading anything." />
      </Field>
      <Field label="Choice">
        <Select options={['AM', 'PM'].map((value) => ({ value, label: value }))} />
      </Field>
      <FieldGroup label="Agreements" hint="You can read them first.">
        <Checkbox label="I accept the terms" hint="You can read them first." />
        <Checkbox label="Unavailable" disabled />
      </FieldGroup>
      <div>
        <Switch label="Show my contact details" hint="Guests will call you." defaultChecked />
        <Switch label="Unavailable" disabled />
      </div>
      <SegmentedControl
        label="Morning or afternoon"
        choices={{ AM: 'AM', PM: 'PM' }}
        value={period}
        onValueChange={setPeriod}
      />
      <Field label="How many guides" counter={words}>
        <Slider value={quantity} min={1} max={15} onValueChange={setQuantity} valueText={words} />
      </Field>
    </div>
  )
}

const dismissLabel = 'Dismiss message'

function Messages() {
  const [shown, setShown] = useState(0)
  return (
    <>
      <Banner tone="success" dismissLabel={dismissLabel}>
        Your guide was saved.
      </Banner>
      <Banner tone="error" dismissLabel={dismissLabel}>
        We could not save. What you wrote is still here; try again.
      </Banner>
      <Banner tone="info" title="You have no credits left" action={<Button>Create guide</Button>}>
        Unpublish a guide to regain a credit.
      </Banner>
      <Row>
        <Button onClick={() => setShown(shown + 1)}>Show a message that leaves</Button>
      </Row>
      <BannerRegion>
        {shown > 0 && (
          <Banner key={shown} tone="success" vanishes dismissLabel={dismissLabel}>
            This message leaves in five seconds.
          </Banner>
        )}
      </BannerRegion>
    </>
  )
}

const sections = ['Welcome', 'House', 'Local', 'WiFi', 'Emergency', 'Rules', 'Checkout']
const scrollLabels = { left: 'See the tabs before', right: 'See the tabs after' }

function TabsShown() {
  const [active, setActive] = useState('Welcome')
  const tabs = sections.map((value, index) => {
    const isComplete = index < 3
    const status = { isComplete, label: isComplete ? 'complete' : 'incomplete' }
    return { value, label: value, status }
  })
  return (
    <Tabs label="Tabs" value={active} onValueChange={setActive} {...{ tabs, scrollLabels }}>
      {sections.map((value) => (
        <TabPanel key={value} value={value}>{`Here goes what belongs to “${value}”.`}</TabPanel>
      ))}
    </Tabs>
  )
}

function Window({ opener, asksBefore = false }: { opener: string; asksBefore?: boolean }) {
  const [shown, setShown] = useState<'nothing' | 'window' | 'question'>('nothing')
  const leave = () => setShown('nothing')
  return (
    <>
      <Button onClick={() => setShown('window')}>{opener}</Button>
      <Dialog
        isOpen={shown !== 'nothing'}
        onClose={leave}
        closable={() => {
          if (asksBefore) setShown('question')
          return !asksBefore
        }}
        title="Choose how many guides"
        description="You can change it whenever you want."
        closeLabel="Close"
        footer={<Button onClick={leave}>Publish</Button>}
      >
        <Field label="Note">
          <TextArea defaultValue="Your guests open it without downloading anything." />
        </Field>
        <AlertDialog
          isOpen={shown === 'question'}
          onCancel={() => setShown('window')}
          title="Leave without saving?"
          description="What you wrote stays saved on this device."
          cancelLabel="Keep writing"
          yes={{ children: 'Leave', tone: 'danger', onClick: leave }}
        />
      </Dialog>
    </>
  )
}
