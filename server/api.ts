import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { Refusal } from '#domain/messages/refusals.ts'
import { createAccountRoutes } from './account/account.ts'
import { answerError } from './answer-error.ts'
import { openAuthCalls } from './auth/auth-calls.ts'
import { guardCookieCalls } from './auth/caller.ts'
import { createAuthRoutes } from './auth/routes.ts'
import { endEverything } from './billing/acts/end-subscription.ts'
import { createBillingRoutes } from './billing/routes.ts'
import { createCreditRoutes } from './credits/routes.ts'
import { createCheckRoutes } from './guidebooks/checks.ts'
import { createCopyRoutes } from './guidebooks/copies/routes.ts'
import { createDataRoutes } from './guidebooks/data/routes.ts'
import { createDirectRoutes } from './guidebooks/direct-reads.ts'
import { createExportRoutes } from './guidebooks/exports/routes.ts'
import { createImportRoutes } from './guidebooks/imports/routes.ts'
import { createPublishRoutes } from './guidebooks/publish-guidebook.ts'
import { createPublicGuidebookRoutes } from './guidebooks/published/public-guide.ts'
import { createGuidebookRoutes } from './guidebooks/routes.ts'
import { createTranslateRoutes } from './guidebooks/translations/translate-guide.ts'
import { createVersionRoutes } from './guidebooks/versions/routes.ts'
import { refuseInvalid } from './http/answers.ts'
import { createDocsRoutes } from './http/docs-page.ts'
import { openApiDocument } from './http/openapi-document.ts'
import { createPhotoRoutes } from './photos/upload-photo.ts'
import { createProposalRoutes } from './reader/read-texts.ts'
import type { Resources } from './resources.ts'
import { createStayRoutes } from './stays/stays.ts'
import { createSupportRoutes } from './support/routes.ts'

export type Api = ReturnType<typeof createApi>

/** The whole API from what the process owns; opens nothing itself. Calls of features are joined here, their jobs in job-list.ts. */
export function createApi(resources: Resources) {
  const answer = answerError(resources.log)
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  api.onError(answer)
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '))
        return answer(new Refusal('method_not_allowed'), c)
      },
    }),
  )
  const { auth } = resources
  api.use(keepPrivate)
  api.use(guardCookieCalls(auth))
  const endPlan = (hostId: string) => endEverything(resources, hostId)
  const visitorOf = ({ req, env }: Context) =>
    resources.visitorAddress({ headers: req.raw.headers, incoming: env?.incoming })
  const authCalls = openAuthCalls({ auth, visitorOf })
  const notFound = (c: Context) => answer(new Refusal('page_not_found'), c)
  const routes = api
    .route(
      '/',
      createDocsRoutes(() => openApiDocument(api, resources)),
    )
    .route('/', createAuthRoutes(auth, authCalls))
    .route('/', createAccountRoutes(resources, endPlan, authCalls))
    .route('/', createPublicGuidebookRoutes(resources, visitorOf))
    .route('/', createProposalRoutes(resources))
    .route('/', createImportRoutes(resources))
    .route('/', createGuidebookRoutes(resources))
    .route('/', createTranslateRoutes(resources))
    .route('/', createVersionRoutes(resources))
    .route('/', createCopyRoutes(resources))
    .route('/', createCheckRoutes(resources))
    .route('/', createStayRoutes(resources))
    .route('/', createExportRoutes(resources))
    .route('/', createDataRoutes(resources))
    .route('/', createDirectRoutes(resources))
    .route('/', createCreditRoutes(resources))
    .route('/', createPublishRoutes(resources))
    .route('/', createBillingRoutes(resources))
    .route('/', createPhotoRoutes(resources))
    .route('/', createSupportRoutes(resources, visitorOf))
  // A route and not `notFound`, which a mounted app does not keep: what is under /api is never a page.
  api.all('*', notFound)
  return routes
}

/** Answers are somebody's own unless a call says otherwise. Said before: a finished answer would be made anew for it. */
const keepPrivate = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  c.header('Referrer-Policy', 'no-referrer')
  await next()
})
