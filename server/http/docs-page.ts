import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { ApiDocument } from './openapi-document.ts'
import { sourceHashOf } from './source-hash.ts'

type Markup = ReturnType<typeof html>

/** The description of the API as one page: no script, nothing from elsewhere. */
function docsPage(document: ApiDocument): Markup {
  const groups = operationsByTag(document)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.info.title}</title>
<style>${raw(docsStyle)}</style>
</head>
<body>
<nav aria-label="Calls">
<p class="name">${document.info.title} <small>${document.info.version}</small></p>
${groups.map(
  ([tag, operations]) => html`<h2>${tag}</h2>
<ul>${operations.map(
    ({ id, method, path }) =>
      html`<li><a href="#${id}"><b class="${method}">${method}</b> ${path}</a></li>`,
  )}</ul>`,
)}
</nav>
<main>
<h1>${document.info.title}</h1>
<p class="lead">${code(document.info.description ?? '')}</p>
<p>The same for machines: <a href="openapi.json">openapi.json</a></p>
${groups.map(
  ([tag, operations]) => html`<section><h2>${tag}</h2>${operations.map(operationCard)}</section>`,
)}
</main>
</body>
</html>`
}

function operationCard(operation: Operation): Markup {
  const { id, method, path, summary, description, tokenKind, parameters, body } = operation
  const { answers, refusals } = operation
  return html`<article id="${id}">
<h3><b class="${method}">${method}</b> <code>${path}</code></h3>
<p><strong>${summary}.</strong> ${code(description)}</p>
<pre>${curlOf(operation)}</pre>
${tokenKind ? html`<p class="note">Takes the ${tokenKind} token as bearer, or the cookie of our own pages.</p>` : ''}
${parameters.map(({ name, place }) => html`<p class="note"><code>${name}</code> in the ${place}</p>`)}
${body ? html`<details><summary>What it takes <small>${body.type}</small></summary>${schemaFields(body.schema)}</details>` : ''}
${answers.map(
  ({ status, description, schema }) => html`<details>
<summary><span class="status">${status}</span> ${description}</summary>
${schema ? schemaFields(schema) : ''}
</details>`,
)}
<p class="note">Refuses with ${refusals.join(', ')}.</p>
</article>`
}

function curlOf({ method, path, tokenKind, body }: Operation) {
  const verb = method === 'get' ? '' : `-X ${method.toUpperCase()} `
  const lines = [`curl ${verb}"$ADDRESS/api${path}"`]
  if (tokenKind) lines.push(`-H "Authorization: Bearer $${tokenKind.toUpperCase()}_TOKEN"`)
  if (body?.type === 'application/json')
    lines.push("-H 'Content-Type: application/json' -d @body.json")
  if (body?.type === 'application/zip')
    lines.push("-H 'Content-Type: application/zip' --data-binary @guide.zip")
  for (const [name, { items, format }] of Object.entries(body?.schema.properties ?? {}))
    if ((items?.format ?? format) === 'binary') lines.push(`-F ${name}=@FILE`)
  return lines.join(' \\\n  ')
}

/** Text in which `such words` stand as code. */
function code(text: string) {
  return text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))
}

const docsStyle = `
:root { --paper: #fbf7f0; --ink: #221b16; --line: #e7ded2; --stone: #6f655b; --strong: #c2185b; --agave: #0f5c55; --card: #fff; color-scheme: light dark }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1613; --ink: #f3ece2; --line: #3a312a; --stone: #b5a99c; --strong: #f48fb1; --agave: #7fd1c8; --card: #241d19 } }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: minmax(0, 1fr) }
nav { padding: 1.5rem; border-bottom: 1px solid var(--line); font-size: .875rem }
nav h2 { font-size: .75rem; margin: 1.25rem 0 .25rem; color: var(--stone); text-transform: uppercase; letter-spacing: .06em }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .25rem 0; overflow-wrap: anywhere }
.name { font-weight: 650; margin: 0 }
small, .note, .status { color: var(--stone) }
main { padding: 1.5rem; max-width: 60rem }
h1 { font-size: 1.75rem; margin: 0 0 .5rem }
section > h2 { margin: 2.5rem 0 1rem; padding-bottom: .5rem; border-bottom: 1px solid var(--line) }
article { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.25rem; margin: 0 0 1rem }
article:target { border-color: var(--strong) }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere }
p { margin: .5rem 0; max-width: 70ch }
.note { font-size: .875rem }
a { color: inherit; text-decoration-color: var(--line) }
a:hover { text-decoration-color: currentcolor }
code, pre { font: .875em/1.5 ui-monospace, monospace }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; margin: .75rem 0; border-radius: 10px; background: var(--paper); border: 1px solid var(--line) }
b[class] { font: 650 .75em ui-monospace, monospace; text-transform: uppercase; color: var(--agave) }
b.delete { color: var(--strong) }
details { border-top: 1px solid var(--line); padding: .25rem 0 }
summary { cursor: pointer; padding: .25rem 0 }
.status { font: 650 .875em ui-monospace, monospace }
main ul { list-style: none; margin: .25rem 0 .5rem; padding-left: 1rem; border-left: 1px solid var(--line); font-size: .875rem }
main li { margin-top: .375rem }
main li p { margin: 0 }
@media (min-width: 60rem) { body { grid-template-columns: 20rem minmax(0, 1fr) } nav { border-bottom: 0; border-right: 1px solid var(--line); position: sticky; top: 0; height: 100vh; overflow-y: auto } main { padding: 2.5rem } }
`

type Operation = ReturnType<typeof operationOf>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every call of the document, under the tags in the order in which they first appear. */
function operationsByTag(document: ApiDocument) {
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

function operationOf(document: ApiDocument, { path, method, described }: Found) {
  const responses = Object.entries(described.responses ?? {})
  return {
    id: `${method}${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, ''),
    method,
    path,
    tag: described.tags?.[0] ?? 'Other',
    summary: described.summary ?? path,
    description: described.description ?? '',
    tokenKind: Object.keys(described.security?.[0] ?? {})[0]?.replace('Token', ''),
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
    /** The statuses it refuses with, each described once for all. */
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

const policy = [
  "default-src 'none'",
  `style-src ${sourceHashOf(docsStyle)}`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The description of the API for machines, and the same for people; made at the first question. */
export function createDocsRoutes(makeDocument: () => ApiDocument) {
  let made: { document: ApiDocument; page: string } | undefined
  const description = () => {
    if (!made) {
      const document = makeDocument()
      made = { document, page: String(docsPage(document)) }
    }
    return made
  }

  return new Hono()
    .get('/openapi.json', (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json(description().document)
    })
    .get('/docs', (c) => {
      c.header('Cache-Control', 'no-cache')
      c.header('Content-Security-Policy', policy)
      c.header('Cross-Origin-Opener-Policy', 'same-origin')
      c.header('Cross-Origin-Resource-Policy', 'same-origin')
      return c.html(description().page)
    })
}

/** The parts of a JSON schema that a reader is told. */
export type Schema = {
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  multipleOf?: number
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
}

/** A schema with its references and parts put in their places. */
function resolveSchema(document: ApiDocument, schema: unknown): Schema {
  if (typeof schema !== 'object' || schema === null) return {}
  const { $ref, allOf, anyOf, properties, items, additionalProperties, ...rest } =
    schema as Schema & {
      $ref?: string
      allOf?: unknown[]
      anyOf?: unknown[]
    }
  const resolve = (part: unknown) => resolveSchema(document, part)
  const referred = $ref && document.components.schemas?.[$ref.split('/').at(-1) ?? '']
  const parts = [referred, ...(allOf ?? []), ...(anyOf ?? [])].filter(Boolean).map(resolve)
  const own: Schema = {
    ...rest,
    ...(properties && { properties: mapValues(properties, resolve) }),
    ...(items && { items: resolve(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: resolve(additionalProperties),
    }),
  }
  return parts.reduceRight(merge, own)
}

function merge(own: Schema, part: Schema): Schema {
  return {
    ...part,
    ...own,
    ...((own.properties || part.properties) && {
      properties: { ...part.properties, ...own.properties },
    }),
    required: [...(part.required ?? []), ...(own.required ?? [])],
  }
}

function mapValues<Value, Result>(record: Record<string, Value>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

/** The fields of a schema as a list, the inner ones inside. */
export function schemaFields(schema: Schema): ReturnType<typeof html> {
  const inner = schema.items ?? schema
  if (!inner.properties) return html`<p class="note">${wordsFor(schema)}</p>`
  const required = new Set(inner.required)
  return html`<ul>${Object.entries(inner.properties).map(
    ([
      name,
      field,
    ]) => html`<li><code>${name}</code>${required.has(name) ? ' *' : ''} <small>${wordsFor(field)}</small>
${field.description ? html`<p>${field.description}</p>` : ''}
${(field.properties ?? field.items?.properties) ? schemaFields(field) : ''}</li>`,
  )}</ul>`
}

function wordsFor(schema: Schema): string {
  const words = [kindOf(schema)]
  if (schema.enum) words.push(schema.enum.map((choice) => JSON.stringify(choice)).join(' | '))
  if (schema.maxLength !== undefined) words.push(`up to ${schema.maxLength} characters`)
  if (schema.maxItems !== undefined) words.push(`up to ${schema.maxItems}`)
  if (schema.minimum !== undefined) words.push(`from ${schema.minimum}`)
  if (schema.maximum !== undefined) words.push(`to ${schema.maximum}`)
  if (schema.multipleOf !== undefined) words.push(`in steps of ${schema.multipleOf}`)
  if (schema.default !== undefined) words.push(`default ${JSON.stringify(schema.default)}`)
  return words.filter(Boolean).join(', ')
}

function kindOf({ type, format, items, additionalProperties }: Schema): string {
  if (items) return `list of ${kindOf(items) || 'anything'}`
  if (typeof additionalProperties === 'object') return 'by name'
  const kinds = [type ?? []].flat().map((kind) => (kind === 'null' ? 'or null' : kind))
  return [...kinds, format && `(${format})`].filter(Boolean).join(' ')
}
