import { BackupProblem } from '#server/backup/problem.ts'

const refusals: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket',
  AccessDenied: 'it does not let these keys in',
  InvalidAccessKeyId: 'it does not know the key',
  SignatureDoesNotMatch: 'it does not know the secret',
}

/** What a bucket answers, or the line to it, in the words of whoever has set it up; never with a key. */
export function rethrowUnreachable(setting: string, error: unknown): never {
  if (!(error instanceof Error) || !('$metadata' in error)) throw error
  const silent = 'code' in error && typeof error.code === 'string' && error.code
  const reason = refusals[error.name] ?? (silent ? `it does not answer (${silent})` : error.message)
  throw new BackupProblem(`The bucket of ${setting} cannot be used: ${reason}.`)
}
