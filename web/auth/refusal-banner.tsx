import type { ReactNode } from 'react'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Refused } from './auth-result.ts'
import { useCountdown } from './use-countdown.ts'

type RefusalBannerProps = { refused: Refused; action?: ReactNode }

/** The danger box; a wait counts down in it. */
export function RefusalBanner({ refused, action }: RefusalBannerProps) {
  return (
    <Banner tone="error" action={action}>
      {refused.retryAfter ? <Wait seconds={refused.retryAfter} /> : refused.error}
    </Banner>
  )
}

function Wait({ seconds }: { seconds: number }) {
  const { waitFor, wait } = useCopy(authFormCopy)
  return <span data-wait={seconds}>{waitFor(wait(useCountdown(seconds) || seconds))}</span>
}
