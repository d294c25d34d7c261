import type { Reply } from '#sandbox/http/serve.ts'
import type { World } from '#sandbox/world.ts'
import type { Asked } from './asked.ts'
import { challengePage } from './challenge-page.ts'
import { checkoutPage } from './checkout-page.ts'
import { homePage } from './home-page.ts'
import { invoicePage } from './invoice-page.ts'
import { languageFrom } from './language.ts'
import { gone } from './message.ts'
import { portalPage } from './portal-page.ts'

type Route = { path: RegExp; answer: (world: World, parts: string[], asked: Asked) => Reply }

const routes: Route[] = [
  { path: /^\/$/, answer: (_world, _parts, asked) => homePage(asked) },
  {
    path: /^\/c\/pay\/(\w+)$/,
    answer: (world, [id = ''], asked) => checkoutPage(world, id, asked),
  },
  { path: /^\/3ds\/(\w+)$/, answer: (world, [id = ''], asked) => challengePage(world, id, asked) },
  {
    path: /^\/i\/(\w+)$/,
    answer: (world, [token = ''], asked) => invoicePage(world, token, asked),
  },
  {
    path: /^\/p\/session\/(\w+)(?:\/(card|cancel|keep))?$/,
    answer: (world, [token = '', step = ''], asked) => portalPage(world, token, step, asked),
  },
]

/** The pages that people see. */
export function answerPage(world: World, asked: Asked): Reply {
  for (const { path, answer } of routes) {
    const match = path.exec(asked.pathname)
    if (match) return answer(world, match.slice(1), asked)
  }
  return gone(languageFrom(null, asked.language))
}
