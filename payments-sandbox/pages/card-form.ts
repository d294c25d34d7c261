import type { CardField, CardInput, CardProblem } from '#sandbox/cards/test-cards.ts'
import { type Html, html } from './html.ts'
import type { Words } from './words.ts'

export type Problem = keyof Words['declines']
export type Mistakes = Partial<Record<CardField, CardProblem>>

/** What may be shown again after a mistake: never the number, never the CVC. */
export type Kept = { expiry?: string; name?: string }

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

type Fields = { mistakes?: Mistakes; kept?: Kept; legend?: string }

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
