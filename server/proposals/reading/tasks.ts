import { randomBytes } from 'node:crypto'
import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'
import { askAboutDangers } from '#domain/guide/proposal/ask-about-dangers.ts'
import type { Proposal } from '#domain/guide/proposal/found.ts'
import { propose as proposeFrom } from '#domain/guide/proposal/propose.ts'
import { readFile } from './read-file.ts'

/** What is done with texts of strangers, each in a thread that may be ended at any time. */
export const tasks = { readFile, propose }

function propose(texts: readonly string[]): Proposal {
  return askAboutDangers(proposeFrom(texts, { makeId }), makeId)
}

function makeId() {
  return entryIdFrom(randomBytes(entryIdBytes))
}
