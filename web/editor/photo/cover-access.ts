import { createContext, use } from 'react'
import type { Illustration } from './illustrations.ts'
import type { PhotoKeeper } from './use-picked-photo.ts'

export type CoverAccess = {
  keeper: PhotoKeeper
  /** Which drawing fits the home, until there is a photo. */
  illustration: Illustration
  /** A save was tried without a photo. */
  isAsked: boolean
}

export const CoverAccessContext = createContext<CoverAccess | undefined>(undefined)

export function useCoverAccess(): CoverAccess {
  const access = use(CoverAccessContext)
  if (!access) throw new Error('the cover stands outside the editor')
  return access
}
