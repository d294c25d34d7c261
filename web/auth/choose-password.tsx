import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { PasswordField } from './auth-fields.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { type Answered, PostForm } from './post-form.tsx'

type ChoosePasswordProps = {
  token: string
  /** What was wrong with the one that was chosen. */
  result: Answered | undefined
}

/** Between the link that proves an address and the account: the password of whoever opened the mail. */
export function ChoosePassword({ token, result }: ChoosePasswordProps) {
  const { choosePassword } = useCopy(authCopy)
  const { newPassword } = useCopy(authFormCopy)
  return (
    <AuthFrame title={choosePassword.title} intro={choosePassword.intro}>
      <PostForm
        action="/confirm"
        answered={result}
        hidden={{ token, intent: 'choose' }}
        submit={choosePassword.submit}
      >
        <PasswordField label={newPassword} isNew />
      </PostForm>
    </AuthFrame>
  )
}
