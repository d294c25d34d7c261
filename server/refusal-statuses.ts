import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusalCode } from '#domain/refusals.ts'

/** The HTTP status of each refusal that is not an ordinary 400. */
const statuses: Partial<Record<RefusalCode, ContentfulStatusCode>> = {
  card_declined: 402,
  card_expired: 402,
  card_insufficient_funds: 402,
  payment_action_required: 402,
  payment_past_due: 402,
  unauthorized: 401,
  wrong_credentials: 401,
  forbidden: 403,
  email_not_confirmed: 403,
  cross_site: 403,
  no_credit: 403,
  over_limit: 403,
  guidebook_limit: 403,
  photo_storage_limit: 403,
  not_found: 404,
  page_not_found: 404,
  property_not_found: 404,
  checkout_not_found: 404,
  method_not_allowed: 405,
  stale: 409,
  already_subscribed: 409,
  busy: 409,
  no_subscription: 409,
  subscription_cancelling: 409,
  subscription_ended: 409,
  too_large: 413,
  photo_too_large: 413,
  unsupported_media_type: 415,
  photo_not_image: 415,
  photo_heic: 415,
  rate_limited: 429,
  too_many_attempts: 429,
  photo_uploads_limit: 429,
  unexpected: 500,
  billing_misconfigured: 500,
  upload_failed: 500,
  unavailable: 503,
  account_not_deleted: 503,
  outcome_unknown: 503,
  payment_provider_unavailable: 503,
  bucket_unavailable: 503,
}

export function statusOfRefusal(code: RefusalCode): ContentfulStatusCode {
  return statuses[code] ?? 400
}
