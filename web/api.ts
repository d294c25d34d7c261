import { hc } from 'hono/client'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Offer } from '#domain/pricing.ts'
import type { Api } from '#server/api.ts'
import { localeContext } from '#web/locale.ts'

/** What the bridge hands to every page request. */
export type Bridge = {
  fetchApi: typeof fetch
  nonce: string
  productName: string
  isLaptop: boolean
  appUrl: string
  offer: Offer
  /** The provider's public key, where payments are real. */
  paymentsKey: string | undefined
  operator: { name?: string | undefined; address?: string | undefined; email?: string | undefined }
  socialLinks: readonly { name: string; href: string }[]
}

export const bridgeContext = createContext<Bridge>()

export function isLaptop(context: Readonly<RouterContextProvider>) {
  return context.get(bridgeContext).isLaptop
}

/** The API as typed calls; loaders and actions have no other door. */
export function apiOf(context: Readonly<RouterContextProvider>) {
  return hc<Api>('http://api.internal/api', {
    fetch: context.get(bridgeContext).fetchApi,
    headers: { 'Accept-Language': context.get(localeContext) },
  })
}
