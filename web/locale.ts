import { createContext, type MiddlewareFunction } from 'react-router'
import { chooseLocale, findLocale, type Locale } from '#domain/values/locale.ts'

export const localeContext = createContext<Locale>()

const cookieName = 'zaguan_lang'
const oneYearSeconds = 365 * 24 * 60 * 60

/** Settles the reader's language for a request and keeps a choice made in the address. */
export const rememberLocale: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const asked = new URL(request.url).searchParams.get('lang')
  const locale = chooseLocale({
    asked,
    remembered: readCookie(request.headers.get('cookie') ?? ''),
    accepted: request.headers.get('accept-language'),
  })
  context.set(localeContext, locale)
  const response = await next()
  if (findLocale(asked)) {
    const cookie = `${cookieName}=${locale}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`
    response.headers.append('Set-Cookie', cookie)
  }
  response.headers.append('Vary', 'Accept-Language, Cookie')
  return response
}

function readCookie(header: string) {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`))
  return pair?.slice(cookieName.length + 1)
}
