import { createContext } from 'react'
import type { Bridge } from './api.ts'

/** Known while the server renders, never sent as data: the permit for inline tags, where visitors' module is, the request's name. */
export const RenderContext = createContext<
  Partial<Pick<Bridge, 'nonce' | 'visitorScript' | 'requestId'>>
>({})
