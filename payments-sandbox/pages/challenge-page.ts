import { html } from 'hono/html'
import { answerChallenge } from '#sandbox/actions.ts'
import type { Books } from '#sandbox/books.ts'
import type { Purpose } from '#sandbox/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { successUrl } from './checkout-page.ts'
import { say, speechFor } from './language.ts'
import { type Asked, gone, message, redirect } from './layout.ts'

export function challengePage(world: World, id: string, asked: Asked): Response {
  const outcome = asked.isSent && answerChallenge(world, id, asked.form.get('answer') === 'confirm')
  return withBooks(world, (books) => {
    const challenge = books.challenges.find(id)
    if (!challenge) return gone(speechFor(undefined, asked.language))
    const { purpose } = challenge
    if (outcome) return redirect(wayBack(books, purpose, outcome.kind !== 'declined'))
    const speech = speechFor(localeOf(books, purpose), asked.language)
    const words = speech.words.challenge
    if (challenge.isAnswered) {
      return message({ speech, title: words.over, text: speech.words.close })
    }
    const text =
      'customer' in purpose
        ? words.cardText
        : say(words.text, { amount: speech.money(books.invoices.get(purpose.invoice).amountDue) })
    const more = html`<form method="post" action="/3ds/${id}" class="row">
<button class="button" name="answer" value="confirm">${words.confirm}</button>
<button class="button plain" name="answer" value="refuse">${words.refuse}</button>
</form>`
    return message({ speech, title: words.title, text, more })
  })
}

function wayBack(books: Books, purpose: Purpose, went: boolean): string {
  const problem = went ? '' : '?problem=authentication'
  if ('customer' in purpose) {
    const { portalSession } = purpose
    return portalSession ? `/p/session/${portalSession}${went ? '?done=card' : problem}` : '/'
  }
  if (!purpose.session) return `/i/${purpose.invoice}${problem}`
  const session = books.sessions.get(purpose.session)
  return session.status === 'complete' ? successUrl(session) : `/c/pay/${session.id}${problem}`
}

function localeOf({ portalSessions, sessions }: Books, purpose: Purpose): string | undefined {
  return 'customer' in purpose
    ? portalSessions.find(purpose.portalSession ?? '')?.locale
    : sessions.find(purpose.session ?? '')?.locale
}
