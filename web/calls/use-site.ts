import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#web/root.tsx'

export type Site = NonNullable<ReturnType<typeof useSite>>

/** What every page knows of the site and of who is signed in; nothing where the root itself failed. */
export function useSite() {
  return useRouteLoaderData<typeof rootLoader>('root')
}
