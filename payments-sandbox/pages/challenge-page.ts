import { html } from 'hono/html'
import { answerChallenge } from '#sandbox/actions.ts'
import type { Books } from '#sandbox/books.ts'
import type { ChallengeRecord } from '#sandbox/records.ts'
import { type World, withBooks } from '#sandbox/world.ts'
import { successUrl } from './checkout-page.ts'
import { type Speech, speechFor } from './language.ts'
import { type Asked, arch, gone, message, page, redirect } from './layout.ts'

export function challengePage(world: World, id: string, asked: Asked): Response {
  return asked.isSent ? submit(world, id, asked) : show(world, id, asked)
}

function submit(world: World, id: string, asked: Asked): Response {
  const outcome = answerChallenge(world, id, asked.form.get('answer') === 'confirm')
  return withBooks(world, (books) => {
    const challenge = books.challenges.find(id)
    if (!challenge) return gone(speechFor(null, asked.language))
    const went = outcome.kind === 'done' || outcome.kind === 'closed'
    return redirect(wayBack(books, challenge, went))
  })
}

function wayBack(books: Books, { purpose }: ChallengeRecord, went: boolean): string {
  const problem = went ? '' : '?problem=authentication'
  if (purpose.kind === 'checkout') {
    const session = books.sessions.find(purpose.session)
    if (session?.status === 'complete') return successUrl(session)
    return `/c/pay/${purpose.session}${problem}`
  }
  if (purpose.kind === 'invoice') {
    return `/i/${books.invoices.find(purpose.invoice)?.token}${problem}`
  }
  const portal = purpose.portalSession && books.portalSessions.find(purpose.portalSession)
  if (!portal) return '/'
  return `/p/session/${portal.token}${went ? '?done=card' : problem}`
}

function show(world: World, id: string, asked: Asked): Response {
  return withBooks(world, (books) => {
    const challenge = books.challenges.find(id)
    const speech = speechFor(localeOf(books, challenge), asked.language)
    const { words } = speech
    if (!challenge) return gone(speech)
    if (challenge.status !== 'open') {
      return message({ speech, title: words.challenge.over, text: words.close })
    }
    const content = html`<div class="panel">
${arch}
<h1>${words.challenge.title}</h1>
<p>${subject(books, challenge, speech)}</p>
<form method="post" action="/3ds/${id}" class="row">
<button class="button" name="answer" value="confirm">${words.challenge.confirm}</button>
<button class="button plain" name="answer" value="refuse">${words.challenge.refuse}</button>
</form>
</div>`
    return page({ speech, title: words.challenge.title, content, narrow: true })
  })
}

function subject(books: Books, { purpose }: ChallengeRecord, { words, money }: Speech): string {
  if (purpose.kind === 'card') return words.challenge.cardText
  const invoice = books.invoices.find(purpose.invoice)
  return words.challenge.text(money(invoice?.amountDue ?? 0, invoice?.currency ?? 'mxn'))
}

function localeOf(books: Books, challenge: ChallengeRecord | undefined) {
  const purpose = challenge?.purpose
  if (purpose?.kind === 'checkout') return books.sessions.find(purpose.session)?.locale
  if (purpose?.kind !== 'card' || purpose.portalSession === null) return null
  return books.portalSessions.find(purpose.portalSession)?.locale
}
