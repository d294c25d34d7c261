import { OpenAPIHono } from '@hono/zod-openapi'
import { Refusal } from '#domain/refusals.ts'
import { answerError } from './answer-error.ts'
import type { Resources } from './resources.ts'

export type Api = ReturnType<typeof createApi>

/** The whole API from what the process owns; opens nothing itself. The only file that joins features. */
export function createApi(resources: Resources) {
  const api = new OpenAPIHono()
  api.onError(answerError(resources.log))
  api.notFound((c) => answerError(resources.log)(new Refusal('page_not_found'), c))
  return api
}
