import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextLink } from '#web/ui/buttons/text-link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { AuthFrame } from './auth-frame.tsx'

type OpenedLinkProps = {
  words: { title: string; intro: string; submit: string }
  token: string
  signedInAs: string | undefined
}

/** Spends the token of a mail by a post of its own; over somebody's open session it asks first. */
export function OpenedLink({ words, token, signedInAs }: OpenedLinkProps) {
  const copy = useCopy(authCopy)
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const isWorking = useNavigation().state !== 'idle'
  const asksFirst = signedInAs !== undefined
  useEffect(() => {
    if (!asksFirst && form.current) submit(form.current, { replace: true })
  }, [asksFirst, submit])
  return (
    <AuthFrame title={words.title} intro={asksFirst ? undefined : words.intro}>
      {asksFirst ? (
        <Banner tone="info" title={copy.signedInAs(signedInAs)}>
          {copy.linkMayBeForeign}
        </Banner>
      ) : null}
      <Form ref={form} method="post" replace>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" tone="primary" isBusy={isWorking} className="w-full">
          {asksFirst ? copy.continue : words.submit}
        </Button>
      </Form>
      {asksFirst ? (
        <p>
          <TextLink to="/">{copy.stay}</TextLink>
        </p>
      ) : null}
    </AuthFrame>
  )
}
