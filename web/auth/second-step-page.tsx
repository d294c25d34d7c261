import { data, Form, redirect, useNavigation } from 'react-router'
import { apiOf } from '#web/api.ts'
import { authFormCopy } from '#web/copy/auth-form.ts'
import { secondFactorCopy } from '#web/copy/second-factor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/page-meta.ts'
import { sendSignedInHome } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/second-step-page'
import { AuthFrame } from './auth-frame.tsx'
import { findRefused } from './auth-result.ts'
import { readForm } from './read-form.ts'
import { RefusalBanner } from './refusal-banner.tsx'
import { SecondCodeField } from './second-code-field.tsx'

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
