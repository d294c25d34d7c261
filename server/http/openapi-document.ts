import type { OpenAPIHono } from '@hono/zod-openapi'
import { hostLimits } from '#domain/host/host-limits.ts'
import { photoMaxBytes } from '#domain/values/photo.ts'
import { sessionCookieOf } from '#server/auth/better-auth.ts'
import type { Resources } from '#server/resources.ts'
import { errorSchema, refusalAnswers } from './answers.ts'
import { jsonMaxBytes, smallMaxBytes } from './limit-body.ts'

export type ApiDocument = ReturnType<typeof openApiDocument>

/** The API as its own routes describe it: nothing here is written by hand but the introduction. */
export function openApiDocument(
  api: Pick<OpenAPIHono, 'getOpenAPI31Document' | 'openAPIRegistry'>,
  { config, version }: Pick<Resources, 'config' | 'version'>,
) {
  const { productName, supportEmail: email } = config
  api.openAPIRegistry.register('Error', errorSchema)
  for (const [name, answer] of Object.entries(refusalAnswers())) {
    api.openAPIRegistry.registerComponent('responses', name, answer)
  }
  // What stands for the operator's address until one is named is none.
  const isNamed = !email.endsWith('@localhost')
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version,
      description: introduction,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      contact: { name: productName, ...(isNamed && { email }) },
    },
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    servers: [{ url: '/api' }],
    security: [],
  })
  for (const part of bodiesIn(document)) dropFalseDefaults(part)
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
          name: sessionCookieOf(config),
          description:
            'What our own pages call with. What changes something wants our `Origin` (or `Sec-Fetch-Site: same-origin`) and a body of JSON or a form with a file; beside `Authorization` it counts for nothing.',
        },
      },
    },
  }
}

/** In the order in which a newcomer meets them. */
const tags = {
  Accounts:
    'Getting in and out: sign-up, passwords, links, codes, passkeys, the second step, sessions',
  Account: 'The account itself: its language, all its data, its end',
  'For guests': 'What is read without an account',
  Guidebooks: 'A host’s guidebooks: made, read, saved, published as files, brought in',
  Versions: 'What a guidebook was before',
  Copies: 'The same entry in several guidebooks',
  Stays: 'Guests’ stays, each with a link of its own',
  'Direct reads': 'Properties, their sections and items, one table each',
  'Guide credits': 'What publishing costs, and publishing',
  Subscription: 'Buying credits',
  Photos: 'Uploading photos',
  Support: 'Writing to the people behind the product',
}

type Described = {
  properties?: Record<string, Described>
  required?: string[]
  default?: unknown
  format?: string
  items?: Described
}

/** Every schema of the document, and what is in it. */
function bodiesIn(part: unknown): Described[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(bodiesIn)
  return 'properties' in part ? [part as Described, ...inner] : inner
}

/** A default its own schema refuses stands for nothing at all, which is refused in words of its own: the field is wanted. */
function dropFalseDefaults(schema: Described) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    // A field may itself be called `properties`: what is in it is no schema then.
    if (typeof field !== 'object' || !('default' in field)) continue
    if (isTaken(field, field.default)) continue
    delete field.default
    schema.required = [...new Set([...(schema.required ?? []), name])]
  }
}

function isTaken({ format, required = [] }: Described, value: unknown) {
  if (value === '') return format !== 'email'
  if (typeof value !== 'object' || value === null) return true
  return required.every((name) => name in value)
}

const introduction = [
  'Everything the screens do goes through these calls.',
  'Times are ISO 8601 in UTC; ids are uuids; somebody else’s id, an unknown and a malformed one answer alike: 404.',
  'Every error is `{error, code, fields?}`: `error` is for people, in the language of `Accept-Language` (es or en), `code` is stable.',
  `A host may write ${hostLimits.writesPerMinute} times a minute, keep ${hostLimits.guidebooks} guidebooks, upload ${hostLimits.photoUploadsPerHour} photos an hour and keep ${hostLimits.photoBytes / 1024 ** 3} GB of them and ${hostLimits.textBytes / 1024 ** 2} MB of text.`,
  `A JSON body may have ${smallMaxBytes / 1024} kB, a guide’s ${jsonMaxBytes / 1024 ** 2} MB, a photo ${photoMaxBytes / 1024 ** 2} MB.`,
].join(' ')

/** `PUT /guidebooks/{id}` is `putGuidebooksById`. */
export function operationIdOf(at: string) {
  const [verb = '', path = ''] = at.toLowerCase().replaceAll('{', 'by-').split(' ')
  const words = path.match(/[a-z0-9]+/g) ?? []
  return verb + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
