import type { RouterContextProvider } from 'react-router'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import { apiOf, bridgeContext } from '#web/calls/api.ts'
import { readGuideId } from '#web/guide-id.ts'
import { guideFailure } from '#web/guide-page.tsx'
import { requireSession } from '#web/session.ts'

type Asked = { context: Readonly<RouterContextProvider>; params: { id: string } }

/** One of a host's own guides as guests see it, with its link, for a page that is printed; or why it could not be loaded. */
export async function readPrintedGuide({ context, params }: Asked) {
  await requireSession(context)
  const id = readGuideId(params.id)
  const answer = await apiOf(context).guidebooks[':id'].$get({ param: { id } })
  if (!answer.ok) return guideFailure(context, answer)
  const { property } = await answer.json()
  const content = contentOfProperty(property)
  return {
    guide: guestViewOf(content),
    paper: paperIn(content.timeZone),
    link: `${context.get(bridgeContext).appUrl}/g/${property.short_code}`,
    isPublished: property.is_published,
    isSuspended: property.suspended !== null,
  }
}

const letterCountries = ['MX', 'US']

/** What printers hold where the home is. */
function paperIn(timeZone: string): 'letter' | 'a4' {
  const zones = letterCountries.flatMap((country) => {
    return new Intl.Locale('und', { region: country }).getTimeZones() ?? []
  })
  return zones.includes(timeZone) ? 'letter' : 'a4'
}
