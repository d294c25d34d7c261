import { data, Form, redirect, useNavigation } from 'react-router'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { findRefused } from '#web/auth/auth-result.ts'
import { readForm } from '#web/auth/read-form.ts'
import { RefusalBanner } from '#web/auth/refusal-banner.tsx'
import { SecondCodeField } from '#web/auth/second-code-field.tsx'
import { apiOf } from '#web/calls/api.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { sendSignedInHome } from '#web/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextLink } from '#web/ui/buttons/text-link.tsx'
import type { Route } from './+types/second-step-page'

export async function loader({ context }: Route.LoaderArgs) {
  await sendSignedInHome(context)
}

/** A session that ended over a half-filled form is renewed in place: then nobody is sent anywhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const { code, inPlace } = await readForm(request, 'code', 'inPlace')
  const answer = await apiOf(context).auth['second-factor'].verify.$post({ json: { code } })
  const refused = await findRefused(answer)
  const result = { at: Date.now(), email: '' }
  if (refused) return data({ ...result, refused, needsCode: true }, refused.status)
  if (inPlace) return data({ ...result, refused, needsCode: false })
  throw redirect('/')
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, secondFactorCopy)

export default function SecondStepPage({ actionData }: Route.ComponentProps) {
  const copy = useCopy(secondFactorCopy)
  const { working } = useCopy(authFormCopy)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <AuthFrame
      title={copy.title}
      intro={copy.intro}
      footer={
        <p>
          <TextLink to="/login">{copy.startAgain}</TextLink>
        </p>
      }
    >
      <Form method="post" noValidate className="flex flex-col gap-5">
        {actionData?.refused && !isBusy ? (
          <RefusalBanner key={actionData.at} refused={actionData.refused} />
        ) : null}
        <SecondCodeField />
        <Button type="submit" tone="primary" isBusy={isBusy} className="w-full">
          {isBusy ? working : copy.submit}
        </Button>
      </Form>
    </AuthFrame>
  )
}
