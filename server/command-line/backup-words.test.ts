import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { notInside } from './backup-words.ts'

const inside = (settings: Record<string, string>) => notInside(readConfig(settings)).join('\n')

test('a backup says which secrets it does not hold, and what goes without each', () => {
  expect(inside({})).not.toContain('keep them elsewhere')
  const authSecret = { AUTH_SECRET: 'a secret of some forty random characters' }
  expect(inside(authSecret)).toMatch(/AUTH_SECRET: .* second step .* only come in by a passkey/)
  expect(inside(authSecret)).toMatch(/STAY_SECRETS, or AUTH_SECRET where it is unset/)
  const staySecrets = { STAY_SECRETS: 'x'.repeat(40) }
  expect(inside(staySecrets)).toMatch(/STAY_SECRETS, or AUTH_SECRET where it is unset/)
  expect(inside(staySecrets)).not.toContain('AUTH_SECRET: without it')
  expect(inside({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hola@zaguan.test' })).toMatch(
    /SMTP_URL: without it no mail leaves/,
  )
})
