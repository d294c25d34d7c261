import { redirect } from 'react-router'
import { AuthFrame } from '#web/auth/auth-form.tsx'
import {
  answerForm,
  findRefused,
  PostForm,
  readForm,
  SecondCodeField,
} from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { sendSignedInHome } from '#web/session.ts'
import { LinkLine } from '#web/ui/buttons/button.tsx'
import type { Route } from './+types/second-step-page'

export const loader = ({ context }: Route.LoaderArgs) => sendSignedInHome(context)

/** A session that ended over a half-filled form is renewed in place: then nobody is sent anywhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const { code, inPlace } = await readForm(request, 'code', 'inPlace')
  const answer = await apiOf(context).auth['second-factor'].verify.$post({ json: { code } })
  const refused = await findRefused(answer)
  const needsCode = refused !== undefined && refused.code !== 'second_factor_over'
  if (refused || inPlace) return answerForm(refused, { email: '', needsCode })
  throw redirect('/')
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, secondFactorCopy)

export default function SecondStepPage({ actionData }: Route.ComponentProps) {
  const copy = useCopy(secondFactorCopy)
  const { working } = useCopy(authFormCopy)
  return (
    <AuthFrame
      title={copy.title}
      intro={copy.intro}
      footer={<LinkLine to="/login">{copy.startAgain}</LinkLine>}
    >
      <PostForm answered={actionData} submit={copy.submit} busyWords={working}>
        <SecondCodeField isNext />
      </PostForm>
    </AuthFrame>
  )
}
