import { isBlank } from '#domain/values/text.ts'
import { arrivalCopy } from '#web/copy/guide/arrival.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useValue } from '#web/editor/form/form-access.ts'
import { codeKind, stepKind } from '#web/editor/lists/entry-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { CountField } from './count-field.tsx'
import { FoldedSection, FormSection } from './sections.tsx'
import { LongTextField, TextField } from './text-field.tsx'

/** Getting here and getting in. */
export function ArrivalFields() {
  const words = useCopy(arrivalCopy)
  const steps = useValue('welcome.arrival.steps') ?? []
  const codes = useValue('welcome.arrival.codes') ?? []
  const stepCount = steps.filter(({ notes }) => !isBlank(notes)).length
  const codeCount = codes.filter(({ code }) => !isBlank(code)).length
  const said = [stepCount > 0 && words.steps(stepCount), codeCount > 0 && words.codes(codeCount)]
  return (
    <FoldedSection
      title={words.title}
      line={said.filter(Boolean).join(', ') || words.hint}
      paths={['welcome.arrival']}
    >
      <GettingHere />
      <GettingIn />
      <Troubles />
    </FoldedSection>
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
      <LongTextField path="welcome.arrival.gate" lock="welcome.arrival.gateStayOnly" rows={2} />
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
      <LongTextField path="welcome.arrival.late" lock="welcome.arrival.lateStayOnly" rows={2} />
      <LongTextField
        path="welcome.arrival.doesNotOpen"
        lock="welcome.arrival.doesNotOpenStayOnly"
        rows={2}
      />
    </FormSection>
  )
}
