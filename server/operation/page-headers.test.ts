import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

function policyOf(kind: { hasProvider: boolean }) {
  const headers = new Headers()
  const photoOrigin = 'https://photos.example.com'
  pageHeaders({ nonce: 'abc', photoOrigin, ...kind }, headers)
  return headers.get('content-security-policy') ?? ''
}

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
