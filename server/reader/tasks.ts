import { randomBytes } from 'node:crypto'
import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'
import { askAboutDangers } from '#domain/guide/reader/ask-about-dangers.ts'
import type { Proposal } from '#domain/guide/reader/fact.ts'
import { readFile } from './read-file.ts'
import { openTaughtReader } from './taught-model.ts'

/** What is done with texts of strangers, each in a thread that may be ended at any time. */
export const tasks = { readFile, propose }

function propose(texts: readonly string[]): Proposal {
  return askAboutDangers(openTaughtReader()(texts, makeId), makeId)
}

function makeId() {
  return entryIdFrom(randomBytes(entryIdBytes))
}
