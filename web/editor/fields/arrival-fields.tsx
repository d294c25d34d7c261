import { ChevronDown, ChevronUp } from 'lucide'
import { useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { saysNothing } from '#domain/guide/blanks.ts'
import { arrival as arrivalSchema } from '#domain/guide/sections/arrival.ts'
import { arrivalCopy } from '#web/copy/guide/arrival.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { useOnJump } from '#web/editor/form/jump.ts'
import { codeKind, stepKind } from '#web/editor/lists/arrival-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CountField } from './count-field.tsx'
import { FormSection } from './form-section.tsx'
import { LockToggle } from './lock-toggle.tsx'
import { LongTextField, TextField } from './text-field.tsx'

/** Getting here and getting in; folded until somebody has something to say of it. */
export function ArrivalFields() {
  const { title, hint } = useCopy(arrivalCopy)
  const { getValues, control } = useFormAccess()
  const { errors } = useFormState({ control, name: 'welcome.arrival' })
  const [isOpened, setOpened] = useState(
    () => !saysNothing(arrivalSchema, getValues('welcome.arrival')),
  )
  useOnJump('welcome.arrival', () => setOpened(true))
  const isWrong = get(errors, 'welcome.arrival') !== undefined
  const isOpen = isOpened || isWrong
  return (
    <section className="rounded-card border border-hairline bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
          className="flex min-h-14 w-full items-center gap-4 rounded-card px-4 py-3 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-lg">{title}</span>
            <span className="block font-sans text-sm font-normal text-ink-soft">{hint}</span>
          </span>
          <Icon of={isOpen ? ChevronUp : ChevronDown} size={20} />
        </button>
      </h3>
      {isOpen ? (
        <div className="flex flex-col gap-8 px-4 pt-2 pb-5">
          <GettingHere />
          <GettingIn />
          <Troubles />
        </div>
      ) : null}
    </section>
  )
}

function GettingHere() {
  const { gettingHere, elsewhere } = useCopy(arrivalCopy)
  return (
    <FormSection title={gettingHere} hint={elsewhere}>
      <LongTextField path="welcome.arrival.byPlane" rows={2} />
      <LongTextField path="welcome.arrival.byBus" rows={2} />
      <LongTextField path="welcome.arrival.byCar" rows={2} />
      <LongTextField path="welcome.arrival.parking" rows={2} />
      <LongTextField path="welcome.arrival.gate" rows={2} />
      <LockToggle path="welcome.arrival.gateStayOnly" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField path="welcome.arrival.hostName" input={{ autoComplete: 'name' }} />
        <TextField
          path="welcome.arrival.gatePhone"
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'off' }}
        />
      </div>
    </FormSection>
  )
}

function GettingIn() {
  return (
    <>
      <ListSection path="welcome.arrival.steps" kind={stepKind} />
      <ListSection path="welcome.arrival.codes" kind={codeKind}>
        <CountField path="welcome.arrival.hoursBefore" />
      </ListSection>
    </>
  )
}

function Troubles() {
  const { troubles } = useCopy(arrivalCopy)
  return (
    <FormSection title={troubles}>
      <LongTextField path="welcome.arrival.late" rows={2} />
      <LockToggle path="welcome.arrival.lateStayOnly" />
      <LongTextField path="welcome.arrival.doesNotOpen" rows={2} />
      <LockToggle path="welcome.arrival.doesNotOpenStayOnly" />
    </FormSection>
  )
}
