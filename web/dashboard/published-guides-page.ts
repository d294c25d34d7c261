import { sentenceOf } from '#domain/messages/refusals.ts'
import { apiOf } from '#web/api.ts'
import { localeContext } from '#web/locale.ts'
import { readRefusal } from '#web/read-refusal.ts'
import type { Route } from './+types/published-guides-page'
import type { PublishedAnswer } from './load-published.ts'

/** The published guides as credits count them, for the dialog that gives some back. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await readPublished(context))
}

async function readPublished(context: Route.LoaderArgs['context']): Promise<PublishedAnswer> {
  const answer = await apiOf(context)['guide-credits'].published.$get()
  if (!answer.ok) {
    const { error, code } = await readRefusal(answer)
    return {
      error: error ?? sentenceOf('could_not_fetch_credits', context.get(localeContext)),
      code,
    }
  }
  const { published_guides } = await answer.json()
  return {
    guides: published_guides.map(({ id, name, published_at, time_zone }) => ({
      id,
      name,
      publishedAt: published_at,
      timeZone: time_zone,
    })),
  }
}
