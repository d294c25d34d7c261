import type { OpenAPIHono } from '@hono/zod-openapi'

type About = { productName: string; version: string }

export type ApiDocument = ReturnType<typeof openApiDocument>

/** The API as its own routes describe it: nothing here is written by hand but the introduction. */
export function openApiDocument(
  api: Pick<OpenAPIHono, 'getOpenAPI31Document' | 'openAPIRegistry'>,
  about: About,
) {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${about.productName} API`,
      version: about.version,
      description: introduction,
    },
    servers: [{ url: '/api' }],
    security: [],
  })
  return {
    ...document,
    components: {
      ...document.components,
      securitySchemes: {
        sessionToken: {
          type: 'http' as const,
          scheme: 'bearer',
          description: 'What signing in gives: keep it, and exchange it for access tokens.',
        },
        accessToken: {
          type: 'http' as const,
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Lives 15 minutes; exchange the session token for another.',
        },
      },
    },
  }
}

const introduction = [
  'Everything the screens do goes through these calls.',
  'Times are ISO 8601 in UTC; ids are uuids; somebody else’s id, an unknown and a malformed one answer alike: 404.',
  'Every error is `{error, code, fields?}`: `error` is for people, in the language of `Accept-Language` (es or en), `code` is stable.',
  'A host may write 120 times a minute, keep 500 guidebooks, upload 60 photos an hour and 2 GB in all; a form may have 1 MB.',
].join(' ')
