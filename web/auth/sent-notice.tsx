import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextLink } from '#web/ui/buttons/text-link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { AuthResult } from './auth-result.ts'
import { RefusalBanner } from './refusal-banner.tsx'
import { useCountdown } from './use-countdown.ts'
import { useWaitWords } from './use-wait-words.ts'

const resendSeconds = 30

type SentNoticeProps = {
  /** The page's own address: sending again is another post to it. */
  action: string
  title: string
  next: string
  result: AuthResult
  isLaptop: boolean
  /** Between what was sent and another one: where the code is entered. */
  children?: ReactNode
}

/** A mail is on its way: where to look, and another one after a wait. */
export function SentNotice(props: SentNoticeProps) {
  const { action, title, next, result, isLaptop, children } = props
  const copy = useCopy(authCopy)
  return (
    <div className="flex flex-col gap-5">
      <Banner key={result.at} tone="success" title={title}>
        <p>{next}</p>
        <p className="mt-2 text-ink-soft">{copy.lookInSpam}</p>
      </Banner>
      {isLaptop ? <MailboxHint /> : null}
      {children}
      {result.refused ? <RefusalBanner key={result.at} refused={result.refused} /> : null}
      <Resend key={`resend-${result.at}`} action={action} result={result} />
      <p>
        <TextLink to={action} reloadDocument>
          {copy.otherAddress}
        </TextLink>
      </p>
    </div>
  )
}

function Resend({ action, result }: Pick<SentNoticeProps, 'action' | 'result'>) {
  const copy = useCopy(authCopy)
  const words = useWaitWords()
  const left = useCountdown(result.refused?.retryAfter ?? resendSeconds)
  const { formAction } = useNavigation()
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="email" value={result.email} />
      <input type="hidden" name="intent" value="resend" />
      <Button
        type="submit"
        aria-disabled={left > 0}
        isBusy={Boolean(formAction)}
        className="w-full"
      >
        {left > 0 ? copy.resendIn(words(left)) : copy.resend}
      </Button>
    </Form>
  )
}

/** The mailbox is not one of the app's pages: the browser goes there itself. */
function MailboxHint() {
  const copy = useCopy(authCopy)
  return (
    <Banner tone="info">
      <p>{copy.mailboxHere}</p>
      <p className="mt-1">
        <TextLink to="/dev/mailbox" reloadDocument target="_blank">
          {copy.openMailbox}
        </TextLink>
      </p>
    </Banner>
  )
}
