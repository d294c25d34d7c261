import { data, useLocation } from 'react-router'
import { findRefused, RefusalBanner, readForm } from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { supportPageCopy } from '#web/copy/visitors/support-page.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import { questionsData } from '#web/document/structured-data.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, TextArea, TextInput } from '#web/ui/inputs/field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Route } from './+types/support-page'
import { InfoFrame, Questions } from './info-frame.tsx'

/** Where the page stands when the form is answered. */
const formId = 'write'

/** `?code=` names the guide somebody wants to report; with `about=suspension` its host answers. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const guideCode = searchParams.get('code')?.slice(0, 40) ?? ''
  return { guideCode, isAnswer: guideCode !== '' && searchParams.get('about') === 'suspension' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const written = await readForm(request, 'email', 'message', 'guideCode', 'website')
  const refused = await findRefused(await apiOf(context).support.messages.$post({ json: written }))
  return data({ at: Date.now(), written, refused }, refused?.status ?? 200)
}

export const meta: Route.MetaFunction = (args) => {
  const site = args.matches[0].loaderData
  const tags = publicPageMeta(args, supportPageCopy)
  return site ? [...tags, questionsData(supportPageCopy[site.locale].questions)] : tags
}

export default function SupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(supportPageCopy)
  const { pathname, search } = useLocation()
  const { guideCode, isAnswer } = loaderData
  const lead = isAnswer
    ? { title: copy.answerTitle, text: copy.answerText }
    : guideCode
      ? { title: copy.reportTitle, text: copy.reportText }
      : { title: copy.formTitle, text: undefined }
  const isSent = actionData && !actionData.refused
  // What was written stays when sending fails.
  const { written, refused } = actionData ?? {}
  const wrong: Readonly<Record<string, string>> = refused?.fields ?? {}
  return (
    <InfoFrame title={copy.title} intro={copy.description}>
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <Questions title={copy.questionsTitle} questions={copy.questions} />
        <Card id={formId} data-answer={actionData && ''} className="scroll-mt-20">
          <h2>{lead.title}</h2>
          {lead.text ? <p className="mt-2 text-ink-soft">{lead.text}</p> : null}
          {isSent ? (
            <div className="mt-6 flex flex-col gap-5">
              <Banner tone="success">{copy.sent}</Banner>
              <p>{copy.sentText}</p>
              <ButtonLink to="/support" className="self-start">
                {copy.another}
              </ButtonLink>
            </div>
          ) : (
            <form
              method="post"
              action={`${pathname}${search}#${formId}`}
              noValidate
              className="mt-6 flex flex-col gap-5"
            >
              {refused ? <RefusalBanner key={actionData?.at} refused={refused} /> : null}
              <Field label={copy.email} error={wrong.email}>
                <TextInput
                  name="email"
                  type="email"
                  autoComplete="email"
                  required
                  maxLength={254}
                  defaultValue={written?.email}
                />
              </Field>
              {guideCode ? (
                <Field label={copy.code}>
                  <TextInput name="guideCode" readOnly defaultValue={guideCode} />
                </Field>
              ) : null}
              <Field
                label={copy.message}
                hint={isAnswer ? copy.answerHint : copy.messageHint}
                error={wrong.message}
              >
                <TextArea
                  name="message"
                  rows={6}
                  required
                  maxLength={5000}
                  defaultValue={written?.message}
                />
              </Field>
              <div hidden>
                <Field label={copy.website}>
                  <TextInput name="website" tabIndex={-1} autoComplete="off" />
                </Field>
              </div>
              <Button type="submit" tone="primary" data-busy-words={copy.sending}>
                {copy.send}
              </Button>
            </form>
          )}
        </Card>
      </div>
    </InfoFrame>
  )
}
