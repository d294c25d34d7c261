import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { welcome, withoutRowSecurity } from './welcome.ts'

const config = { ...readConfig({}), isProduction: true }
const rest = { config, appUrl: () => 'https://guias.example.com', mail: { keepsMails: false } }

test('a start in production without row-level security says so loudly', () => {
  const payments = { sandboxUrl: undefined }
  const words = (hasRowSecurity: boolean) =>
    welcome({ ...rest, payments, database: { hasRowSecurity } }, undefined)
  expect(words(true)).toBe('Zaguán listens at https://guias.example.com')
  expect(words(false)).toContain(withoutRowSecurity)
  expect(withoutRowSecurity).toMatch(/^WARNING: row-level security is OFF/)
})
