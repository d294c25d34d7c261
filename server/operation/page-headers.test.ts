import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

function policyOf(kind: { hasProvider: boolean }) {
  const headers = new Headers()
  pageHeaders({ nonce: 'abc', isProduction: true, ...kind }, headers)
  return headers.get('content-security-policy') ?? ''
}

test('pages name the payment provider only where payments are real', () => {
  expect(policyOf({ hasProvider: false })).not.toContain('stripe')
  const policy = policyOf({ hasProvider: true })
  expect(policy).toContain("script-src 'self' 'nonce-abc' https://js.stripe.com;")
  expect(policy).toContain("form-action 'self' https://checkout.stripe.com")
})
