import { resolveSchema, type Schema } from './docs-schema.ts'
import type { ApiDocument } from './openapi-document.ts'

export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  needsToken: boolean
  parameters: { name: string; place: string }[]
  body?: { type: string; schema: Schema } | undefined
  answers: { status: string; description: string; schema?: Schema | undefined }[]
  /** The statuses it refuses with, each described once for all. */
  refusals: string[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every call of the document, under the tags in the order in which they first appear. */
export function operationsByTag(document: ApiDocument): [string, Operation[]][] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const described = item[method]
      return described ? [operationOf(document, { path, method, described })] : []
    }),
  )
  return [...Map.groupBy(operations, ({ tag }) => tag)]
}

type Described = NonNullable<NonNullable<ApiDocument['paths']>[string]['get']>
type Found = { path: string; method: string; described: Described }

function operationOf(document: ApiDocument, { path, method, described }: Found): Operation {
  const responses = Object.entries(described.responses ?? {})
  return {
    id: `${method}${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, ''),
    method,
    path,
    tag: described.tags?.[0] ?? 'Other',
    summary: described.summary ?? path,
    description: described.description ?? '',
    needsToken: (described.security ?? []).length > 0,
    parameters: (described.parameters ?? []).flatMap((parameter) =>
      'name' in parameter ? [{ name: parameter.name, place: parameter.in }] : [],
    ),
    body: bodyOf(document, described),
    answers: responses.flatMap(([status, response]) =>
      '$ref' in response
        ? []
        : {
            status,
            description: String(response.description ?? ''),
            schema: schemaIn(document, response.content)?.schema,
          },
    ),
    refusals: responses.flatMap(([status, response]) => ('$ref' in response ? [status] : [])),
  }
}

function bodyOf(document: ApiDocument, { requestBody }: Described) {
  return requestBody && 'content' in requestBody
    ? schemaIn(document, requestBody.content)
    : undefined
}

function schemaIn(
  document: ApiDocument,
  content: Record<string, { schema?: unknown }> | undefined,
) {
  const [entry] = Object.entries(content ?? {})
  if (!entry) return undefined
  const [type, media] = entry
  return { type, schema: resolveSchema(document, media.schema) }
}
