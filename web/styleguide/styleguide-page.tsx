import { ExternalLink, Pencil, Plus, Trash2 } from 'lucide'
import { useState } from 'react'
import { data } from 'react-router'
import { bridgeContext } from '#web/calls/api.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { Button, IconButton } from '#web/ui/buttons/button.tsx'
import { ButtonLink, NewTabLink, TextLink } from '#web/ui/buttons/links.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Tooltip } from '#web/ui/dialogs/tooltip.tsx'
import { Checkbox, Switch } from '#web/ui/inputs/checkbox.tsx'
import { Select, Slider, TextArea } from '#web/ui/inputs/controls.tsx'
import { Field, FieldGroup, TextInput } from '#web/ui/inputs/field.tsx'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { Route } from './+types/styleguide-page'
import { ShownRow, states } from './states-shown.tsx'

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(bridgeContext).isLaptop) throw data(null, { status: 404 })
}

const title = 'Style guide'

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, () => ({ title }))

/** Every part of the screens in each of its states, in English: its readers are who build them. */
export default function StyleguidePage() {
  return (
    <div lang="en">
      <div className="px-4 py-10 sm:px-6">
        <h1>{title}</h1>
        <p className="mt-2 text-ink-soft">
          Every part of the screens in each of its states, by day and by night.
        </p>
      </div>
      <div className="grid xl:grid-cols-2">
        <Parts scheme="light" label="By day" />
        <Parts scheme="dark" label="By night" />
      </div>
    </div>
  )
}

function Parts({ scheme, label }: { scheme: 'light' | 'dark'; label: string }) {
  return (
    <section
      data-scheme={scheme}
      aria-label={label}
      className="flex min-w-0 flex-col gap-12 bg-paper px-4 py-10 text-ink sm:px-6"
    >
      {Object.entries({ ...looks, ...states }).map(([title, Shown]) => (
        <section key={title} className="flex min-w-0 flex-col gap-5">
          <h2 className="border-b border-hairline pb-2">{title}</h2>
          <Shown />
        </section>
      ))}
    </section>
  )
}

const backgrounds = {
  paper: 'bg-paper text-ink',
  surface: 'bg-surface text-ink-soft',
  sunken: 'bg-sunken text-ink-faint',
  primary: 'bg-primary text-white',
  'primary-soft': 'bg-primary-soft text-primary-ink',
  agave: 'bg-agave text-white',
  'agave-soft': 'bg-agave-soft text-agave-ink',
  danger: 'bg-danger text-white',
  'danger-soft': 'bg-danger-soft text-danger-ink',
  'sun-soft': 'bg-sun-soft text-sun-ink',
  ink: 'bg-ink text-paper',
}

const plain = { sun: 'bg-sun', edge: 'bg-edge', hairline: 'bg-hairline' }

function ColoursShown() {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {Object.entries(backgrounds).map(([name, look]) => (
        <li key={name} className={joinClasses('rounded-control border border-hairline p-3', look)}>
          {name}
        </li>
      ))}
      {Object.entries(plain).map(([name, look]) => (
        <li key={name} className="flex items-center gap-2 p-3">
          <span className={joinClasses('size-6 rounded-full', look)} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function LettersShown() {
  return (
    <>
      <p className="font-heading text-4xl leading-tight font-semibold">
        The guide to your home, in one link
      </p>
      <article className={cardLook}>
        <h3>Wi-Fi, arrival and rules</h3>
        <p className="mt-2">
          Your guests open it without downloading anything, even without signal. You answer fewer
          messages.
        </p>
        <p className="mt-2 text-ink-soft">A secondary text explains without competing.</p>
        <p className="mt-2 font-mono tabular-nums">buganvilia-2O7l0</p>
      </article>
      <ShownRow>
        <TextLink to="/styleguide">A link</TextLink>
        <NewTabLink to="/" newTabLabel="opens in a new tab">
          A link to another tab
        </NewTabLink>
      </ShownRow>
    </>
  )
}

const tones = [
  ['primary', 'Publish'],
  ['secondary', 'Change photo'],
  ['quiet', 'Not now'],
  ['danger', 'Delete guide'],
] as const

function ButtonsShown() {
  const each = (state: { isBusy?: boolean; disabled?: boolean }, words?: string) => (
    <ShownRow>
      {tones.map(([tone, name]) => (
        <Button key={tone} tone={tone} {...state}>
          {words ?? name}
        </Button>
      ))}
    </ShownRow>
  )
  return (
    <>
      {each({})}
      {each({ isBusy: true }, 'Saving…')}
      {each({ disabled: true }, 'Not allowed')}
      <ShownRow>
        <Button tone="primary" icon={Plus}>
          Create guide
        </Button>
        <Button size="compact">Compact</Button>
        <ButtonLink to="/styleguide" icon={ExternalLink}>
          A link
        </ButtonLink>
      </ShownRow>
      <ShownRow>
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Pencil} label="Saving…" isBusy />
        <IconButton icon={Trash2} label="Remove" tone="quiet" />
        <Tooltip text="Publish the guide to open it.">
          <Button icon={ExternalLink} aria-disabled>
            Open
          </Button>
        </Tooltip>
      </ShownRow>
    </>
  )
}

const periods = (['AM', 'PM'] as const).map((value) => ({ value, label: value }))

function FieldsShown() {
  const [greeting, setGreeting] = useState('Welcome home, you made it.')
  const [period, setPeriod] = useState<'AM' | 'PM'>('PM')
  const [quantity, setQuantity] = useState(4)
  const segmented = { segments: periods, value: period, onValueChange: setPeriod }
  const words = quantity === 1 ? '1 guide' : `${quantity} guides`
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Name" hint="As your guests know it.">
        <TextInput defaultValue="Casa Jacaranda" />
      </Field>
      <Field label="E-mail" error="Write a whole address, such as lucia@example.com.">
        <TextInput type="email" defaultValue="lucia@" />
      </Field>
      <Field label="Greeting" counter={`${greeting.length} / 60`}>
        <TextInput
          value={greeting}
          maxLength={60}
          onChange={(event) => setGreeting(event.currentTarget.value)}
        />
      </Field>
      <Field label="Password">
        <PasswordInput
          autoComplete="off"
          defaultValue="buganvilia-2O7l"
          showLabel="Show password"
          hideLabel="Hide password"
        />
      </Field>
      <Field label="Code">
        <TextInput readOnly value="muestra" />
      </Field>
      <Field label="Unavailable">
        <TextInput disabled placeholder="Casa Jacaranda" />
      </Field>
      <Field label="Note" hint="As your guests know it.">
        <TextArea defaultValue="Your guests open it without downloading anything." />
      </Field>
      <Field label="Category">
        <Select
          options={[
            { value: 'restaurant', label: 'Restaurant' },
            { value: 'cafe', label: 'Cafe' },
          ]}
        />
      </Field>
      <FieldGroup label="Agreements" hint="You can read them first.">
        <Checkbox label="I accept the terms" hint="You can read them first." />
        <Checkbox label="I want to hear news" defaultChecked />
        <Checkbox label="Unavailable" disabled />
      </FieldGroup>
      <div>
        <Switch
          label="Show my contact details"
          hint="Guests will be able to call you."
          defaultChecked
        />
        <Switch label="Show my contact details" />
        <Switch label="Unavailable" disabled />
      </div>
      <div className="flex flex-wrap gap-5">
        <SegmentedControl {...segmented} label="Morning or afternoon" />
        <SegmentedControl {...segmented} label="Unavailable" disabled />
      </div>
      <Field label="How many guides" counter={words}>
        <Slider value={quantity} min={1} max={15} onValueChange={setQuantity} valueText={words} />
      </Field>
    </div>
  )
}

const looks = {
  Colours: ColoursShown,
  Letters: LettersShown,
  Buttons: ButtonsShown,
  Fields: FieldsShown,
}
