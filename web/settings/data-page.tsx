import { data } from 'react-router'
import { DataState } from '#web/auth/account/all-my-data.tsx'
import { AuthFrame } from '#web/auth/auth-form.tsx'
import { findDataExport } from '#web/calls/account.ts'
import { apiOf } from '#web/calls/api.ts'
import { allMyDataCopy } from '#web/copy/accounts/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { requireSession } from '#web/session.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import type { Route } from './+types/data-page'

/** Where the mail about all data leads. Somebody else's file and one that is gone are told alike. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await requireSession(context, { dataId: params.id })
  const found = await findDataExport(apiOf(context))
  if (found?.id !== params.id) return data({ dataExport: undefined }, { status: 404 })
  return data({ dataExport: found })
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => ({ title: allMyDataCopy[locale].pageTitle }))

export default function DataPage({ loaderData: { dataExport } }: Route.ComponentProps) {
  const words = useCopy(allMyDataCopy)
  const mayAskAnew = !dataExport || dataExport.state === 'failed'
  return (
    <AuthFrame
      title={dataExport ? words.pageTitle : words.goneTitle}
      intro={dataExport ? undefined : words.gone}
    >
      {dataExport ? <DataState dataExport={dataExport} /> : null}
      {mayAskAnew ? <ButtonLink to="/settings">{words.toSettings}</ButtonLink> : null}
    </AuthFrame>
  )
}
