import { createContext } from 'react'
import type { Copying } from './copying.ts'

/** For whatever the editor does with the host's other guides; a new guide shares nothing with them yet. */
export const CopyingContext = createContext<Copying | undefined>(undefined)
