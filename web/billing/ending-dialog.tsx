import { useState } from 'react'
import type { Plan } from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { formatDate, formatPesos } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog, useClosingSoon } from '#web/ui/dialogs/dialog.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import { endsNow, monthlyPrice } from './plan.ts'
import type { Billing } from './use-billing.ts'

type EndingDialogProps = {
  intent: 'cancel' | 'reactivate'
  plan: Plan
  billing: Billing
  onClose: () => void
}

/** Says what will happen and when, and waits for a yes; it goes by itself when it went well. */
export function EndingDialog({ intent, plan, billing, onClose }: EndingDialogProps) {
  const { settings } = useCopy(billingCopy)
  const [before] = useState(plan)
  const words = useWords(intent, before)
  const outcome = billing.outcome?.intent === intent ? billing.outcome : undefined
  const isDone = outcome?.is === 'done'
  useClosingSoon(isDone, onClose)
  return (
    <AlertDialog
      isOpen
      title={words.title}
      description={<p>{words.lead}</p>}
      cancelLabel={intent === 'cancel' ? settings.keep : settings.back}
      onCancel={() => billing.isBusy || onClose()}
      action={
        <Button
          tone={intent === 'cancel' ? 'danger' : 'primary'}
          isBusy={billing.isBusy}
          aria-disabled={isDone}
          onClick={() => isDone || billing.start(intent)}
        >
          {settings[intent]}
        </Button>
      }
    >
      <div className="mt-4">
        <OutcomeBanner outcome={outcome} />
      </div>
    </AlertDialog>
  )
}

function useWords(intent: 'cancel' | 'reactivate', plan: Plan) {
  const { settings } = useCopy(billingCopy)
  const locale = useLocale()
  const end = plan.currentPeriodEnd ? new Date(plan.currentPeriodEnd) : new Date()
  const date = formatDate(end, { locale, length: 'long' })
  if (intent === 'reactivate') {
    const price = formatPesos(monthlyPrice(plan.quantity) ?? 0, locale)
    return { title: settings.reactivateTitle, lead: settings.reactivateLead({ date, price }) }
  }
  const lead = endsNow(plan) ? settings.cancelNow : settings.cancelLead(date)
  return { title: settings.cancelTitle, lead }
}
