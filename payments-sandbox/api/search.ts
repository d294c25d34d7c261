import { invalid } from '#sandbox/errors/api-error.ts'
import type { CustomerRecord } from '#sandbox/store/records.ts'

type Match = (customer: CustomerRecord) => boolean

/** Stripe's query language as far as customers need it: clauses of equality joined by AND. */
export function customerSearch(query: string): Match {
  const clauses = query.split(/\s+AND\s+/).map(readClause)
  return (customer) => clauses.every((matches) => matches(customer))
}

const clausePattern =
  /^(?<field>[a-z_]+)(?:\[(?<mark>["'])(?<key>.*?)\k<mark>\])?\s*:\s*(?<quote>["'])(?<value>.*)\k<quote>$/

function readClause(clause: string): Match {
  const { field, key, value } = clausePattern.exec(clause.trim())?.groups ?? {}
  if (field === 'metadata' && key !== undefined) {
    return (customer) => customer.metadata[key] === value
  }
  if (field === 'email' || field === 'name' || field === 'phone') {
    return (customer) => customer[field] === value
  }
  throw invalid(`We were unable to parse your search query near: ${clause}`, { param: 'query' })
}
