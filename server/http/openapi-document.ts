import type { OpenAPIHono } from '@hono/zod-openapi'
import { hostLimits } from '#domain/host/host-limits.ts'
import { photoMaxBytes } from '#domain/values/photo.ts'
import { jsonMaxBytes, smallMaxBytes } from './limit-body.ts'

type About = { productName: string; version: string; sessionCookie: string }

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
        sessionCookie: {
          type: 'apiKey' as const,
          in: 'cookie' as const,
          name: about.sessionCookie,
          description:
            'What our own pages call with. What changes something wants our `Origin` (or `Sec-Fetch-Site: same-origin`) and a body of JSON or a form with a file; beside `Authorization` it counts for nothing.',
        },
      },
    },
  }
}

const introduction = [
  'Everything the screens do goes through these calls.',
  'Times are ISO 8601 in UTC; ids are uuids; somebody else’s id, an unknown and a malformed one answer alike: 404.',
  'Every error is `{error, code, fields?}`: `error` is for people, in the language of `Accept-Language` (es or en), `code` is stable.',
  `A host may write ${hostLimits.writesPerMinute} times a minute, keep ${hostLimits.guidebooks} guidebooks, upload ${hostLimits.photoUploadsPerHour} photos an hour and keep ${hostLimits.photoBytes / 1024 ** 3} GB of them and ${hostLimits.textBytes / 1024 ** 2} MB of text.`,
  `A JSON body may have ${smallMaxBytes / 1024} kB, a guide’s ${jsonMaxBytes / 1024 ** 2} MB, a photo ${photoMaxBytes / 1024 ** 2} MB.`,
].join(' ')
