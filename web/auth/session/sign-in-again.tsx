import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { SignInWithPasskey } from '#web/auth/passkeys/sign-in-with-passkey.tsx'
import { type AuthResult, PasswordField, PostForm, SecondCodeField } from '#web/auth/post-form.tsx'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { NewTabLink } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'

type SignInAgainProps = {
  email: string
  isOpen: boolean
  onClose: () => void
  onSignedIn: () => void
}

/** Renews an ended session over the page as it stands: the same account, nothing typed is lost. */
export function SignInAgain({ email, isOpen, onClose, onSignedIn }: SignInAgainProps) {
  const { again } = useCopy(authCopy)
  const copy = useCopy(authFormCopy)
  const { close, opensInNewTab } = useCopy(uiCopy)
  const fetcher = useFetcher<AuthResult>()
  const password = useRef<HTMLInputElement>(null)
  const { data: result } = fetcher
  const signedIn = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (result && !result.refused && !result.needsCode) signedIn()
  }, [result])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={again.title}
      description={again.intro}
      closeLabel={close}
      size="small"
      initialFocus={password}
    >
      <div className="flex flex-col gap-5">
        <PostForm
          as={fetcher.Form}
          isBusy={fetcher.state !== 'idle'}
          action={result?.needsCode ? '/second-step' : '/login'}
          answered={result}
          hidden={{ inPlace: 'yes' }}
          submit={again.submit}
        >
          {result?.needsCode ? (
            <SecondCodeField isNext />
          ) : (
            <>
              <Field label={copy.email}>
                <TextInput name="email" value={email} readOnly autoComplete="username" />
              </Field>
              <PasswordField label={copy.password} ref={password} />
            </>
          )}
        </PostForm>
        {result?.needsCode ? null : <SignInWithPasskey onSignedIn={onSignedIn} />}
        <p>
          <NewTabLink to="/login" newTabLabel={opensInNewTab}>
            {again.otherTab}
          </NewTabLink>
        </p>
      </div>
    </Dialog>
  )
}
