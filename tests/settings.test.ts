import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Environment, readConfig } from '#server/config.ts'
import { settings } from '#server/settings.ts'

const refusalOf = (environment: Environment) => {
  try {
    readConfig(environment)
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}

const production: Environment = {
  ZAGUAN_ENV: 'production',
  APP_URL: 'https://guias.example.com',
  DATABASE_URL: 'postgres://app:secret@db.example.com/zaguan',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://app:secret@mail.example.com',
  MAIL_FROM: 'Zaguán <hola@example.com>',
  SUPPORT_EMAIL: 'ayuda@example.com',
  PHOTOS: 'disk',
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1',
}

describe('settings', () => {
  test('.env.example lists every setting once, and nothing else', () => {
    const listed = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm)
    expect(listed?.sort()).toEqual(Object.keys(settings).sort())
  })

  test('a laptop needs none', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      courtesyCredits: 3,
      isDemo: true,
    })
    expect(config.stripe.mode).toBe('sandbox')
  })

  test('an empty value counts as unset', () => {
    expect(readConfig({ PORT: '', APP_URL: '' }).port).toBe(3000)
  })

  test.each([
    ['PORT', 'three'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['APP_URL', 'guias.example.com'],
    ['APP_URL', 'https://example.com/guias'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['COURTESY_CREDITS', '2.5'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['AUTH_SECRET', 'short'],
    ['STRIPE_SECRET_KEY', 'hello'],
    ['PHOTOS', 'ftp://host/bucket'],
    ['ZAGUAN_ENV', 'staging'],
  ])('%s refuses %j, naming itself and what it wants', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`${name}: got .+, wants .+`))
  })

  test('every mistake stands in one message', () => {
    const refusal = refusalOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })
    for (const name of ['PORT', 'DEMO', 'LOG_LEVEL']) expect(refusal).toContain(name)
  })

  test.each([
    ['AUTH_SECRET', 'tooshort'],
    ['DATABASE_URL', 'http://app:hunter2@db/x'],
    ['STRIPE_SECRET_KEY', 'live_hunter2'],
  ])('a wrong %s is not repeated back', (name, value) => {
    expect(refusalOf({ [name]: value })).not.toMatch(/hunter2|tooshort/)
  })
})

describe('production', () => {
  test('starts with everything named', () => {
    expect(refusalOf(production)).toBe('accepted')
  })

  test('refuses a laptop’s defaults, all in one message', () => {
    const refusal = refusalOf({ ZAGUAN_ENV: 'production' })
    for (const name of Object.keys(production).filter((key) => key !== 'ZAGUAN_ENV')) {
      if (name !== 'STRIPE_WEBHOOK_SECRETS') expect(refusal).toContain(`${name}: missing`)
    }
  })

  test('runs on the embedded database and the sandbox only when they are named', () => {
    const { DATABASE_URL: _, STRIPE_SECRET_KEY: __, ...rest } = production
    expect(refusalOf(rest)).toMatch(/DATABASE_URL: missing.*\n.*STRIPE_SECRET_KEY: missing/)
    expect(refusalOf({ ...rest, DATABASE: 'embedded', STRIPE_MODE: 'sandbox' })).toBe('accepted')
  })

  test('refuses a live key with the sandbox, and payments without a webhook secret', () => {
    expect(
      refusalOf({ ...production, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_MODE: 'sandbox' }),
    ).toContain('STRIPE_MODE')
    expect(refusalOf({ ...production, STRIPE_WEBHOOK_SECRETS: undefined })).toContain(
      'STRIPE_WEBHOOK_SECRETS',
    )
  })

  test.each([{}, production])(
    'a live key goes with Stripe and a webhook secret, everywhere',
    (base) => {
      const live = { ...base, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1' }
      expect(refusalOf(live)).toBe('accepted')
      expect(refusalOf({ ...live, STRIPE_MODE: 'sandbox' })).toContain('STRIPE_MODE')
      expect(refusalOf({ ...live, STRIPE_API_HOST: '127.0.0.1' })).toContain('STRIPE_MODE')
      expect(refusalOf({ ...live, STRIPE_WEBHOOK_SECRETS: '' })).toContain('STRIPE_WEBHOOK_SECRETS')
    },
  )

  test('Stripe without a key is no payments at all', () => {
    expect(refusalOf({ STRIPE_MODE: 'stripe' })).toContain('STRIPE_SECRET_KEY')
  })

  test('has no demo host unless asked for one', () => {
    expect(readConfig(production).isDemo).toBe(false)
    expect(readConfig({ ...production, DEMO: 'true' }).isDemo).toBe(true)
  })
})
