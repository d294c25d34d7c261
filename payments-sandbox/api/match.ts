import { bundle } from '#sandbox/schema/bundle.ts'

export type Match = { operation: string; ids: string[] }

type Route = { operation: string; method: string; parts: string[] }

/** Fixed addresses before those with an id in the same place: `/customers/search` is no customer. */
const routes: Route[] = Object.entries(bundle['x-operations'])
  .map(([operation, address]) => {
    const [method = '', path = ''] = address.split(' ')
    return { operation, method, parts: path.split('/') }
  })
  .sort((one, other) => placeholders(one) - placeholders(other))

function placeholders({ parts }: Route): number {
  return parts.filter((part) => part.startsWith('{')).length
}

export function matchOperation(method: string, path: string): Match | undefined {
  const parts = path.split('/')
  const route = routes.find((candidate) => candidate.method === method && fits(candidate, parts))
  if (!route) return undefined
  const ids = parts.filter((_, index) => route.parts[index]?.startsWith('{'))
  return { operation: route.operation, ids }
}

const fits = (route: Route, parts: string[]) =>
  route.parts.length === parts.length &&
  route.parts.every((part, index) => (part.startsWith('{') ? parts[index] : part === parts[index]))
