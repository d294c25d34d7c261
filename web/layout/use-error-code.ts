import { createContext, use, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'

/** The name of the request that a document answers; known while the server draws it. */
export const ErrorCodeContext = createContext<string | undefined>(undefined)

/** Marks the code in a document, where the browser finds it again when it takes the page over. */
export const errorCodeMark = 'data-error-code'

/** What a log has of this failure; nothing of one that only this browser knows of. */
export function useErrorCode(error: unknown) {
  const ofDocument = use(ErrorCodeContext)
  const [shown] = useState(() => (typeof document === 'undefined' ? undefined : findShown()))
  return codeIn(error) ?? ofDocument ?? shown
}

function codeIn(error: unknown) {
  const code: unknown = isRouteErrorResponse(error) ? error.data?.errorCode : undefined
  return typeof code === 'string' ? code : undefined
}

function findShown() {
  return document.querySelector(`[${errorCodeMark}]`)?.textContent ?? undefined
}
