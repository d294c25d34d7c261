import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { docsPage, docsStyle } from './docs-page.ts'
import type { ApiDocument } from './openapi-document.ts'

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`,
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
      return c.html(description().page)
    })
}
