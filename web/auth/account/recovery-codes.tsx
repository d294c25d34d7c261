import { Printer } from 'lucide'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'

/** Shown once, to be copied or printed; on paper they stand alone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { settings } = useCopy(secondFactorCopy)
  const failed = sentenceOf('copy_failed', useLocale())
  return (
    <section
      data-print-alone
      aria-labelledby="recovery-codes"
      className="flex flex-col gap-3 rounded-card bg-agave-soft p-5 text-agave-ink"
    >
      <h4 id="recovery-codes" className="font-semibold">
        {settings.codes}
      </h4>
      <p role="status">{settings.codesIntro}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton
          text={codes.join('\n')}
          label={settings.copy}
          copiedLabel={settings.copied}
          failedLabel={failed}
        />
        <Button icon={Printer} onClick={() => print()}>
          {settings.print}
        </Button>
      </div>
    </section>
  )
}
