import { Hono } from 'hono'
import { html } from 'hono/html'
import type { World } from '#sandbox/world.ts'
import { testCards } from './card-form.ts'
import { challengePage } from './challenge-page.ts'
import { checkoutPage } from './checkout-page.ts'
import { invoicePage } from './invoice-page.ts'
import { languageFrom, wordsIn } from './language.ts'
import { type Asked, arch, gone, page } from './layout.ts'
import { portalPage } from './portal-page.ts'

type Answer = (asked: Asked, id: string, step: string) => Response

/** The pages that people see. */
export function openPages(world: World): Hono {
  const pages = new Hono()
  const show = (path: string, answer: Answer) =>
    pages.all(path, async ({ req }) => {
      const { id = '', step = '' } = req.param() as Record<string, string>
      const asked = {
        isSent: req.method === 'POST',
        query: new URL(req.url).searchParams,
        form: new URLSearchParams(await req.text()),
        language: req.header('accept-language') ?? '',
      }
      return answer(asked, id, step)
    })
  show('/', homePage)
  show('/c/pay/:id', (asked, id) => checkoutPage(world, id, asked))
  show('/3ds/:id', (asked, id) => challengePage(world, id, asked))
  show('/i/:id', (asked, id) => invoicePage(world, id, asked))
  show('/p/session/:id/:step{card|cancel|keep}?', (asked, id, step) =>
    portalPage(world, id, step, asked),
  )
  show('*', ({ language }) => gone(languageFrom(null, language)))
  return pages
}

/** For whoever opens the bare address. */
function homePage(asked: Asked): Response {
  const language = languageFrom(null, asked.language)
  const words = wordsIn(language)
  const content = html`<div class="panel">${arch}
<h1>${words.home}</h1>
<p>${words.homeText}</p>
${testCards(words)}
</div>`
  return page({ language, title: words.home, content, narrow: true })
}
