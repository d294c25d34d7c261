import { data, type RouterContextProvider } from 'react-router'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { z } from '#domain/values/zod.ts'
import { isZoneOf } from '#domain/values/zone-country.ts'
import { type ApiCalls, apiOf, bridgeContext } from '#web/calls/api.ts'
import { localeContext } from './locale.ts'
import { requireSession } from './session.ts'

type OwnGuideRequest = { context: Readonly<RouterContextProvider>; params: { id: string } }

/** One of a host's own guides, with what else its page shows; or why it could not be loaded. */
export async function readOwnGuide<More>(
  { context, params }: OwnGuideRequest,
  readMore: (api: ApiCalls, id: string) => Promise<More>,
) {
  await requireSession(context)
  const id = readGuideId(params.id)
  const api = apiOf(context)
  const [answer, more] = await Promise.all([
    api.guidebooks[':id'].$get({ param: { id } }),
    readMore(api, id),
  ])
  if (answer.ok) return { ...(await answer.json()), id, more }
  const failure = screenSentenceOf('could_not_load_guidebook', context.get(localeContext))
  return data({ failure }, { status: answer.status })
}

/** The same as guests see it, with its link, for a page that is printed. */
export async function readPrintedGuide({ context, params }: OwnGuideRequest) {
  const read = await readOwnGuide({ context, params }, async () => undefined)
  if (!('property' in read)) return read
  const { property } = read
  const content = contentOfProperty(property)
  return {
    guide: guestViewOf(content),
    // What printers hold there.
    paper: isZoneOf(['MX', 'US'], content.timeZone) ? ('letter' as const) : ('a4' as const),
    link: `${context.get(bridgeContext).appUrl}/g/${property.short_code}`,
    isPublished: property.is_published,
    isSuspended: property.suspended !== null,
  }
}

const guideId = z.guid()

/** The id in a page's address: one that can be no guide's is no page. */
export function readGuideId(written: string) {
  const id = guideId.safeParse(written)
  if (!id.success) throw data(null, { status: 404 })
  return id.data
}
