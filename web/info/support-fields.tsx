import { useCopy } from '#web/copy/use-copy.ts'
import { supportPageCopy } from '#web/copy/visitors/support-page.ts'
import { Field } from '#web/ui/inputs/field.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

type Written = { email: string; message: string; guideCode: string }

type SupportFieldsProps = {
  guideCode: string
  /** What to write of. */
  hint: string
  written: Written | undefined
  wrong: Readonly<Record<string, string>>
}

/** What was written stays when sending fails. */
export function SupportFields({ guideCode, hint, written, wrong }: SupportFieldsProps) {
  const copy = useCopy(supportPageCopy)
  return (
    <>
      <Field label={copy.email} error={wrong.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={written?.email}
        />
      </Field>
      {guideCode ? (
        <Field label={copy.code}>
          <TextInput name="guideCode" readOnly defaultValue={guideCode} />
        </Field>
      ) : null}
      <Field label={copy.message} hint={hint} error={wrong.message}>
        <TextArea
          name="message"
          rows={6}
          required
          maxLength={5000}
          defaultValue={written?.message}
        />
      </Field>
      <div hidden>
        <Field label={copy.website}>
          <TextInput name="website" tabIndex={-1} autoComplete="off" />
        </Field>
      </div>
    </>
  )
}
