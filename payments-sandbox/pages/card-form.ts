import { html } from 'hono/html'
import type { Outcome } from '#sandbox/actions.ts'
import type { CardField, CardInput, CardProblem } from '#sandbox/cards.ts'
import type { Words } from './language.ts'
import { type Asked, type Html, redirect } from './layout.ts'
import { es } from './words-es.ts'

type Problem = keyof Words['declines']

/** How a form is shown: what went wrong, and what may be shown again. Never the number, never the CVC. */
export type FormState = {
  problem: Problem | null
  mistakes?: Partial<Record<CardField, CardProblem>>
  kept?: { expiry?: string; name?: string }
}

/** The problem that a redirect carried here, if it is one we know. */
export function problemIn({ query }: Asked): Problem | null {
  const name = query.get('problem')
  return (Object.keys(es.declines) as Problem[]).find((known) => known === name) ?? null
}

type Ways = { page: string; done: () => string; again: (state: FormState) => Response }

/** Where a submitted card leads: to the bank, back to its page with a problem, or on. */
export function lead(outcome: Outcome, card: CardInput, { page, done, again }: Ways): Response {
  switch (outcome.kind) {
    case 'challenge':
      return redirect(`/3ds/${outcome.challenge}`)
    case 'declined':
      return redirect(`${page}?problem=${outcome.declineCode}`)
    case 'mistyped':
      return again({
        problem: 'mistyped',
        mistakes: outcome.problems,
        kept: { expiry: card.expiry, name: card.name },
      })
    default:
      return redirect(done())
  }
}

export const readCardForm = (form: URLSearchParams): CardInput => ({
  number: form.get('number') ?? '',
  expiry: form.get('expiry') ?? '',
  cvc: form.get('cvc') ?? '',
  name: form.get('name') ?? '',
})

/** Takes the focus, so that it is the first thing read out. */
export const problemAlert = (words: Words, problem: Problem | null): Html | null =>
  problem &&
  html`<div class="alert" role="alert" tabindex="-1" autofocus><p>${words.declines[problem]}</p></div>`

export const brandName = (brand: string): string => `${brand[0]?.toUpperCase()}${brand.slice(1)}`

type Fields = Omit<FormState, 'problem'> & { legend?: string | undefined }

export function cardFields(
  words: Words,
  { mistakes = {}, kept = {}, legend = words.card.legend }: Fields,
): Html {
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
${field('expiry', html`inputmode="numeric" autocomplete="off" placeholder="12/30" maxlength="9" value="${kept.expiry}"`)}
${field('cvc', html`inputmode="numeric" autocomplete="off" placeholder="123" maxlength="4"`, words.card.cvcHint)}
</div>
${field('name', html`autocomplete="off" maxlength="80" value="${kept.name}"`)}
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
<div class="scroll"><table>
<caption>${words.card.testCardsCaption}</caption>
<tbody>${Object.entries(words.cards).map(
  ([number, effect]) => html`<tr><td><code>${number}</code></td><td>${effect}</td></tr>`,
)}</tbody>
</table></div>
</details>`
