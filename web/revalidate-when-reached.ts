import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** After a deed that reached nobody there is nobody to load from either: the page stands as it is. */
export function revalidateWhenReached({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionResult?.is === 'unreachable' ? false : defaultShouldRevalidate
}
