import { createContext } from 'react'
import type { Bridge } from './api.ts'

/**
 * What is known while the server renders and never sent as data: the page's own permit for inline tags, where visitors' pages
 * find their module, and the name of the request that the document answers.
 */
export const RenderContext = createContext<
  Partial<Pick<Bridge, 'nonce' | 'visitorScript' | 'requestId'>>
>({})
