/** What keeps a backup or a restore from being done and a person can mend: the message is the whole sentence. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

export function damaged(what: string) {
  return new BackupProblem(`The backup is damaged: ${what}. Nothing was changed.`)
}
