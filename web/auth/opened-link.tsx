import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextLink } from '#web/ui/buttons/links.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { PostForm } from './post-form.tsx'

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
      <PostForm
        ref={form}
        replace
        hidden={{ token }}
        submit={asksFirst ? copy.continue : words.submit}
      />
      {asksFirst ? (
        <p>
          <TextLink to="/">{copy.stay}</TextLink>
        </p>
      ) : null}
    </AuthFrame>
  )
}
