import type { Db, Transaction } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import type { Mail } from '#server/db/mails.ts'

/** What an operator's deeds stand on. */
export type Tools = {
  db: Db
  now: () => Date
  random: (size: number) => Uint8Array
  /** Who does it: the user of the system, or whoever it was said to be. */
  operator: string
  guideChanges: Pick<GuideChanges, 'announce' | 'tell'>
  mail: {
    enqueue(tx: Transaction, mail: Mail): Promise<void>
    /** How long what a mail carries opens something; undefined where it is no key. */
    keySeconds(template: string): number | undefined
  }
  appUrl: string
  courtesyCredits: number
  /** A link that confirms an address, as signing up sends it. */
  confirmationLink: (email: string) => Promise<string>
  eraseAccount: (wish: Erasure) => Promise<void>
  exportAccount: (wish: Takeout) => Promise<{ file: string; bytes: number; guides: number }>
}

export type Takeout = {
  hostId: string
  /** Where it is written, as it was typed; nothing that is there is written over. */
  file: string
  /** When all of it is written, and before it bears its name. */
  record: (written: { bytes: number; guides: number }) => Promise<void>
}

export type Erasure = {
  hostId: string
  /** The address of the account, typed again. */
  confirmation: string
  /** Before a plan ends at the provider, which nothing here can take back. */
  recordBegun: () => Promise<void>
  /** In the transaction that erases. */
  record: (tx: Transaction) => Promise<void>
}

/** What an operator asked for and cannot have: the message is the whole sentence. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem'
  readonly kind: 'refused' | 'not_found'

  constructor(message: string, kind: 'refused' | 'not_found' = 'refused') {
    super(message)
    this.kind = kind
  }
}
