/** What keeps the process from starting and whoever runs it can mend: the message is the whole sentence, no stack is printed. */
export class StartupError extends Error {
  override name = 'StartupError'
}

export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
