import { changeCardOf } from '#sandbox/actions/change-card.ts'
import { cancelInPortal, keepInPortal } from '#sandbox/actions/portal-cancel.ts'
import { isLive } from '#sandbox/billing/statuses.ts'
import type { Books } from '#sandbox/books/books.ts'
import { getCustomer } from '#sandbox/books/get.ts'
import type { Reply } from '#sandbox/http/serve.ts'
import type { PortalSessionRecord, SubscriptionRecord } from '#sandbox/store/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import type { Asked } from './asked.ts'
import { type Kept, type Mistakes, type Problem, readCardForm } from './card-form.ts'
import { languageFrom } from './language.ts'
import { redirect } from './layout.ts'
import { gone, message } from './message.ts'
import { cancelView, portalView } from './portal-view.ts'
import { problemIn } from './problem.ts'
import { wordsIn } from './words.ts'

type Step = 'home' | 'card' | 'cancel' | 'keep'
export type PortalState = {
  problem: Problem | null
  mistakes?: Mistakes
  kept?: Kept
  done?: string
}

/** `/p/session/{token}` and the forms below it. */
export function portalPage(world: World, token: string, step: string, asked: Asked): Reply {
  return withPortal(world, token, asked, (portal) => {
    const wanted = step === '' ? 'home' : (step as Step)
    if (asked.method === 'POST') return submit(world, portal, wanted, asked)
    return withBooks(world, (books) => {
      const language = languageFrom(portal.locale, asked.language)
      const subscription = currentSubscription(books, portal)
      if (wanted === 'cancel' && subscription?.cancelAt === null) {
        return cancelView(portal, subscription, language)
      }
      const state = { problem: problemIn(asked), done: asked.query.get('done') ?? undefined }
      return portalView(books, portal, subscription, language, state)
    })
  })
}

function withPortal(
  world: World,
  token: string,
  asked: Asked,
  work: (portal: PortalSessionRecord) => Reply,
): Reply {
  const found = withBooks(world, (books) => {
    const portal = books.portalSessions.all().find((session) => session.token === token)
    const expired = portal && withinTime(books, portal) ? null : portal
    return { portal, expired, language: languageFrom(portal?.locale, asked.language) }
  })
  if (!found.portal) return gone(found.language)
  if (!found.expired) return work(found.portal)
  const words = wordsIn(found.language).portal
  return message({
    language: found.language,
    title: words.expired,
    text: words.expiredText,
    link: found.portal.returnUrl ? { href: found.portal.returnUrl, label: words.back } : undefined,
  })
}

function withinTime(books: Books, portal: PortalSessionRecord): boolean {
  return books.at < portal.expiresAt && !getCustomer(books, portal.customer).deleted
}

function submit(world: World, portal: PortalSessionRecord, step: Step, asked: Asked): Reply {
  const home = `/p/session/${portal.token}`
  if (step === 'card') return submitCard(world, portal, asked)
  const subscription = withBooks(world, (books) => currentSubscription(books, portal))
  if (step === 'cancel' && subscription) {
    cancelInPortal(world, subscription.id)
    return redirect(`${home}?done=cancel`)
  }
  if (step === 'keep' && subscription) keepInPortal(world, subscription.id)
  return redirect(home)
}

function submitCard(world: World, portal: PortalSessionRecord, asked: Asked): Reply {
  const card = readCardForm(asked.form)
  const outcome = changeCardOf(world, portal.customer, card, portal.id)
  switch (outcome.kind) {
    case 'challenge':
      return redirect(`/3ds/${outcome.challenge}`)
    case 'declined':
      return redirect(`/p/session/${portal.token}?problem=${outcome.declineCode}`)
    case 'mistyped':
      return withBooks(world, (books) =>
        portalView(
          books,
          portal,
          currentSubscription(books, portal),
          languageFrom(portal.locale, asked.language),
          {
            problem: 'mistyped',
            mistakes: outcome.problems,
            kept: { expiry: card.expiry, name: card.name },
          },
        ),
      )
    default:
      return redirect(`/p/session/${portal.token}?done=card`)
  }
}

/** The one that the page is about: the newest that still lives. */
function currentSubscription(
  books: Books,
  portal: PortalSessionRecord,
): SubscriptionRecord | undefined {
  return books.subscriptions
    .all()
    .findLast((row) => row.customer === portal.customer && isLive(row))
}
