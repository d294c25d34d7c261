import { data, useSearchParams } from 'react-router'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { AuthFrame } from '#web/auth/auth-form.tsx'
import { downloadsCopy, guidePageCopy } from '#web/copy/guide-page.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { requireSession } from '#web/session.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import type { Route } from './+types/not-downloaded-page'

/** What a download may be refused for; anything else is a failure of ours. */
const statuses = { export_limit: 429, not_found: 404, unavailable: 503, unexpected: 500 } as const

const codes = ['export_limit', 'not_found', 'unavailable', 'unexpected'] as const

/** Why a guide was not downloaded, and when to try again. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  await requireSession(context)
  const told = new URL(request.url).searchParams.get('code')
  const code = codes.find((each) => each === told) ?? 'unexpected'
  return data({ id: params.id, code }, { status: statuses[code] })
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, downloadsCopy)

export default function NotDownloadedPage({ loaderData: { id, code } }: Route.ComponentProps) {
  const copy = useCopy(downloadsCopy)
  const { retry } = useCopy(uiCopy)
  const locale = useLocale()
  const [search] = useSearchParams()
  const minutes = Math.max(1, Math.ceil(Number(search.get('seconds')) / 60) || 1)
  const again = search.get('locked') === 'include' ? '?locked=include' : ''
  return (
    <AuthFrame title={copy.title} intro={screenSentenceOf(code, locale, { minutes })}>
      {code === 'not_found' ? null : <p className="text-ink-soft">{copy.untouched}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" tone="primary">
          {useCopy(guidePageCopy).back}
        </ButtonLink>
        {code === 'not_found' ? null : (
          <ButtonLink to={`/guides/${id}/download${again}`} reloadDocument>
            {retry}
          </ButtonLink>
        )}
      </div>
    </AuthFrame>
  )
}
