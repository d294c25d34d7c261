/** What keeps the process from starting and whoever runs it can mend: the message is the whole sentence, no stack is printed. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The word that the system, or a library, has for an error, such as ENOENT. */
export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
