import { eq, ilike, or, sql } from 'drizzle-orm'
import { findShortCode } from '#domain/values/short-code.ts'
import type { Transaction } from '#server/db/database.ts'
import { properties, user } from '#server/db/tables/schema.ts'
import { OperatorProblem } from './tools.ts'

const mostFound = 20

const hostColumns = {
  id: user.id,
  email: user.email,
  isConfirmed: user.emailVerified,
  locale: user.locale,
  since: user.createdAt,
}

/** Hosts whose address holds these letters, or who have the guide of this code; and whether there are more of them. */
export async function listHosts(tx: Transaction, typed: string) {
  const word = typed.trim()
  if (word === '') throw new OperatorProblem('Type a piece of an address, an id or a code.')
  const inAddress = ilike(user.email, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const found = await tx
    .select(hostColumns)
    .from(user)
    .where(or(eq(user.id, word), inAddress, hasGuide(word)))
    .orderBy(user.email)
    .limit(mostFound + 1)
  return { hosts: found.slice(0, mostFound), more: found.length > mostFound }
}

/** The one host of an address, an id or the code of a guide. */
export async function getHost(tx: Transaction, typed: string) {
  const word = typed.trim()
  const [host] = await tx
    .select(hostColumns)
    .from(user)
    .where(or(eq(user.id, word), eq(user.email, word.toLowerCase()), hasGuide(word)))
    .limit(1)
  if (!host) {
    throw new OperatorProblem(`No host has the address, the id or a guide “${word}”.`, 'not_found')
  }
  return host
}

export type FoundHost = Awaited<ReturnType<typeof getHost>>

function hasGuide(word: string) {
  const code = codeIn(word)
  return code
    ? sql`exists (select from ${properties} where ${properties.hostId} = ${user.id} and ${properties.shortCode} = ${code})`
    : undefined
}

/** A code as somebody sends it: by itself, with spaces in it, or in a link. */
export function codeIn(typed: string) {
  const inLink = /\/g\/([^/?#\s]+)/.exec(typed)?.[1]
  return findShortCode(inLink ?? typed.replace(/\s/g, ''))
}
