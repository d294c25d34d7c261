import { createContext } from 'react'

/** The page's own permit for inline tags. Known while the server renders and never sent as data. */
export const NonceContext = createContext<string | undefined>(undefined)
