import { redirect } from 'react-router'
import { AuthFrame } from '#web/auth/auth-form.tsx'
import { answerForm, findRefused, PostForm } from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { LinkLine } from '#web/ui/buttons/button.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { Route } from './+types/logout-page'

/** Signing out is a deed, so it is a post; the address alone asks. What could not be done is said, and can be tried again. */
export async function action({ context }: Route.ActionArgs) {
  const refused = await findRefused(await apiOf(context).auth['sign-out'].$post())
  if (refused) return answerForm(refused, {})
  throw redirect('/login?notice=signed_out')
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => authCopy[locale].signOut)

export default function LogoutPage({ actionData }: Route.ComponentProps) {
  const { signOut, stay } = useCopy(authCopy)
  // Pressed before the script is there, nothing would ask about what is not saved yet.
  const button = { disabled: !useIsHydrated() }
  return (
    <AuthFrame title={signOut.title} intro={actionData ? undefined : signOut.intro}>
      <PostForm action="/logout" answered={actionData} submit={signOut.submit} button={button} />
      <LinkLine to="/">{stay}</LinkLine>
    </AuthFrame>
  )
}
