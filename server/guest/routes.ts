import { Hono } from 'hono'
import { guestViewOf } from '#domain/guest-view.ts'
import { chooseLocale } from '#domain/locale.ts'
import { sampleGuide } from '#domain/sample-guide.ts'
import { findShortCode, isReservedShortCode } from '#domain/short-code.ts'
import type { GuidebookContent } from '#domain/stored-guidebook.ts'
import { guestHeaders } from './guest-headers.ts'
import type { GuestPage, GuestScreens } from './guest-screens.ts'

type Needs = {
  screens: GuestScreens
  findGuide: (shortCode: string) => Promise<GuidebookContent | undefined>
  isProduction: boolean
}

/** The guest's guide, by the code of the link. */
export function createGuestRoutes({ screens, findGuide, isProduction }: Needs) {
  const routes = new Hono()

  routes.get('/', (c) => {
    const locale = guestLocale(c.req)
    return answer(screens.renderGuestWelcome(locale), 200)
  })

  routes.get('/:code', async (c) => {
    const locale = guestLocale(c.req)
    const code = findShortCode(c.req.param('code'))
    try {
      const guide = code && (await findContent(code, locale))
      if (!guide) return answer(screens.renderGuideNotFound(locale), 404)
      return answer(screens.renderGuide({ guide: guestViewOf(guide), locale }), 200)
    } catch {
      return answer(screens.renderGuideFailure({ locale, retry: c.req.path }), 503)
    }
  })

  function findContent(code: string, locale: 'es' | 'en') {
    return isReservedShortCode(code)
      ? sampleGuide(locale, '/sample/casa-jacaranda.jpg')
      : findGuide(code)
  }

  function answer(page: GuestPage, status: number) {
    return new Response(page.html, { status, headers: guestHeaders(page, { isProduction }) })
  }

  return routes
}

function guestLocale(request: {
  query: (name: string) => string | undefined
  header: (name: string) => string | undefined
}) {
  return chooseLocale({
    asked: request.query('lang'),
    accepted: request.header('accept-language'),
    fallback: 'en',
  })
}
