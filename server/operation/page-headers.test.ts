import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

function headersOf(kind: { hasProvider?: boolean } = {}, answer = new Response()) {
  const photoOrigin = 'https://photos.example.com'
  pageHeaders({ nonce: 'abc', photoOrigin, ...kind }, answer)
  return answer.headers
}

function policyOf(kind: { hasProvider: boolean }) {
  return headersOf(kind).get('content-security-policy') ?? ''
}

test('a page is asked about each time, and one that is not there is not kept', () => {
  expect(headersOf().get('cache-control')).toBe('no-cache')
  const missing = new Response(null, { status: 404 })
  expect(headersOf({}, missing).get('cache-control')).toBe('no-store')
  const own = new Response(null, { headers: { 'cache-control': 'private, no-store' } })
  expect(headersOf({}, own).get('cache-control')).toBe('private, no-store')
})

test('a page shares its window and what it holds with no other site', () => {
  expect(headersOf().get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headersOf().get('cross-origin-resource-policy')).toBe('same-origin')
})

test('pages name the payment provider only where payments are real', () => {
  expect(policyOf({ hasProvider: false })).not.toContain('stripe')
  const policy = policyOf({ hasProvider: true })
  expect(policy).toContain("script-src 'self' 'nonce-abc' https://js.stripe.com;")
  expect(policy).toContain("form-action 'self' https://checkout.stripe.com")
})

test('photos are shown from wherever they are kept', () => {
  expect(policyOf({ hasProvider: false })).toContain(
    "img-src 'self' data: blob: https://photos.example.com;",
  )
})
