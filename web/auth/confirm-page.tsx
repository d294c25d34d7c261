import { data, redirect } from 'react-router'
import { apiOf } from '#web/api.ts'
import { authCopy } from '#web/copy/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/page-meta.ts'
import { findSession } from '#web/session.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/confirm-page'
import { AskForConfirmation } from './ask-for-confirmation.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { findRefused } from './auth-result.ts'
import { OpenedLink } from './opened-link.tsx'
import { readForm } from './read-form.ts'

/** Where the links lead that prove an address: a new account's, or an account's new one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const session = await findSession(context)
  return { token, signedInAs: session?.email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token } = await readForm(request, 'token')
  const answer = await apiOf(context).auth['verify-email'].$post({ json: { token } })
  const refused = await findRefused(answer.clone())
  if (refused) return data({ refused }, refused.status)
  if (!answer.ok) return data({ refused }, answer.status)
  const { token: opened, email_changed: isChange } = await answer.json()
  if (isChange) throw redirect('/settings?notice=email_changed')
  throw redirect(opened ? '/' : '/login?notice=confirmed')
}

/** A link from a mail is followed without a touch. */
export const handle = { isAwake: true }

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, { es: authCopy.es.confirm, en: authCopy.en.confirm })

export default function ConfirmPage({ actionData, loaderData }: Route.ComponentProps) {
  const { confirm, deadLink, forgot } = useCopy(authCopy)
  const { token, signedInAs } = loaderData
  if (token && !actionData)
    return <OpenedLink words={confirm} token={token} signedInAs={signedInAs} />
  return (
    <AuthFrame
      title={deadLink.title}
      intro={deadLink.intro}
      footer={
        <p>
          <TextLink to="/login">{forgot.back}</TextLink>
        </p>
      }
    >
      <AskForConfirmation />
    </AuthFrame>
  )
}
