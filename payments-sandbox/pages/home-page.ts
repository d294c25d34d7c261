import type { Reply } from '#sandbox/http/serve.ts'
import type { Asked } from './asked.ts'
import { testCards } from './card-form.ts'
import { html } from './html.ts'
import { languageFrom } from './language.ts'
import { arch, page } from './layout.ts'
import { wordsIn } from './words.ts'

/** For whoever opens the bare address. */
export function homePage(asked: Asked): Reply {
  const language = languageFrom(null, asked.language)
  const words = wordsIn(language)
  const content = html`<div class="panel">${arch}
<h1>${words.home}</h1>
<p>${words.homeText}</p>
${testCards(words)}
</div>`
  return page({ language, title: words.home, content, narrow: true })
}
