import { html } from 'hono/html'
import type { Outcome } from '#sandbox/actions.ts'
import type { CardField, CardInput, CardProblem, CardProblems } from '#sandbox/cards.ts'
import type { PaymentMethodRecord } from '#sandbox/records.ts'
import es from './es.json' with { type: 'json' }
import { type Html, redirect, say, table, type Visit, type Words } from './layout.ts'

type Problem = keyof Words['declines']

/** How a form is shown: what went wrong, and what may be shown again. Never the number, never the CVC. */
export type FormState = {
  problem?: Problem
  mistakes?: CardProblems
  kept?: { expiry: string; name: string }
}

type CardPage = {
  address: string
  show: (state: FormState) => Response
  pay: (card: CardInput) => Outcome
  done: () => string
}

/** A page where a card is typed: shown, or sent, and then it leads to the bank, back here with a problem, or on. */
export function cardPage(asked: Visit, { address, show, pay, done }: CardPage): Response {
  if (!asked.isSent) return show({ problem: problemIn(asked) })
  const typed = (name: CardField) => asked.form.get(name) ?? ''
  const card = {
    number: typed('number'),
    expiry: typed('expiry'),
    cvc: typed('cvc'),
    name: typed('name'),
  }
  const outcome = pay(card)
  switch (outcome.kind) {
    case 'challenge':
      return redirect(`/3ds/${outcome.challenge}`)
    case 'declined':
      return redirect(`${address}?problem=${outcome.declineCode}`)
    case 'mistyped': {
      const kept = { expiry: card.expiry, name: card.name }
      return show({ problem: 'mistyped', mistakes: outcome.problems, kept })
    }
    default:
      return redirect(done())
  }
}

/** The problem that a redirect carried here, if it is one we know. */
function problemIn({ query }: Visit): Problem | undefined {
  const name = query.get('problem')
  return (Object.keys(es.declines) as Problem[]).find((known) => known === name)
}

/** Takes the focus, so that it is the first thing read out. */
export const problemAlert = (words: Words, problem: Problem | undefined) =>
  problem &&
  html`<div class="alert" role="alert" tabindex="-1" autofocus><p>${words.declines[problem]}</p></div>`

/** `Visa ending in 4242`. */
export const cardName = (sentence: string, { brand, last4 }: PaymentMethodRecord): string =>
  say(sentence, { brand: `${brand[0]?.toUpperCase()}${brand.slice(1)}`, last4 })

type Form = {
  action: string
  state: FormState
  legend?: string
  /** What is said between the fields and the button. */
  terms?: Html
  button: Html
}

/** Below it stand the cards that there are. */
export const cardForm = (words: Words, { action, state, legend, terms, button }: Form): Html =>
  html`<form method="post" action="${action}" novalidate>
${cardFields(words, state, legend ?? words.card.legend)}
${terms}
${button}
</form>
${testCards(words)}`

function cardFields(words: Words, { mistakes = {}, kept }: FormState, legend: string): Html {
  const field = (name: CardField, attributes: Html, hint?: string) =>
    html`<div class="field">
<label for="${name}">${words.card[name]}</label>
<input id="${name}" name="${name}" required ${attributes} ${
      mistakes[name] && html`aria-invalid="true"`
    } ${describedBy(name, Boolean(mistakes[name]), hint)}>
${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
${wrong(words, name, mistakes[name])}
</div>`

  return html`<fieldset>
<legend>${legend}</legend>
${field(
  'number',
  html`inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" maxlength="23"`,
  words.card.numberHint,
)}
<div class="pair">
${field('expiry', html`inputmode="numeric" autocomplete="off" placeholder="12/30" maxlength="9" value="${kept?.expiry}"`)}
${field('cvc', html`inputmode="numeric" autocomplete="off" placeholder="123" maxlength="4"`, words.card.cvcHint)}
</div>
${field('name', html`autocomplete="off" maxlength="80" value="${kept?.name}"`)}
</fieldset>`
}

function describedBy(name: string, isWrong: boolean, hint: string | undefined): Html | null {
  const ids = [hint && `${name}-hint`, isWrong && `${name}-wrong`].filter(Boolean)
  return ids.length > 0 ? html`aria-describedby="${ids.join(' ')}"` : null
}

const wrong = (words: Words, name: CardField, problem: CardProblem | undefined) =>
  problem && html`<span class="wrong" id="${name}-wrong">${words.problems[problem]}</span>`

export const testCards = (words: Words): Html => html`<details>
<summary>${words.card.testCards}</summary>
${table(
  words.card.testCardsCaption,
  html`<tbody>${Object.entries(words.cards).map(
    ([number, effect]) => html`<tr><td><code>${number}</code></td><td>${effect}</td></tr>`,
  )}</tbody>`,
)}
</details>`
