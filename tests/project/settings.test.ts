import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { type Environment, readConfig } from '#server/config.ts'
import { type Setting, settings } from '#server/settings.ts'

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
  AUTH_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
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

  test('.env.example says what the social links are: three to fill, hidden while empty', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n')
    const [says = '', example = ''] = lines.slice(0, lines.indexOf('SOCIAL_LINKS=')).slice(-2)
    expect(says).toMatch(/three places .* while empty they are hidden/)
    expect(readConfig({}).socialLinks).toEqual([])
    expect(readConfig({ SOCIAL_LINKS: example.slice(2) }).socialLinks).toHaveLength(3)
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
    const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))
    expect(readConfig(empty)).toEqual(readConfig({}))
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
    ['PHOTOS', 's3://'],
    ['PHOTOS', 's3://host/bucket'],
    ['PHOTOS', 's3://KEY@host/bucket'],
    ['PHOTOS', 's3://KEY:SECRET@host'],
    ['PHOTOS', 's3://KEY:SEC%RET@host/bucket'],
    ['PHOTOS', 's3://KEY:SECRET@host/bucket?endpoint=host'],
    ['PHOTOS', 's3://KEY:SECRET@host/bucket?public=fotos.example.com'],
    ['PHOTOS', 's3://KEY:SECRET@host/bucket?public=https://fotos example.com'],
    ['BACKUP_TO', 's3://bucket'],
    ['SMTP_URL', 'smtp://'],
    ['CDN_SECONDS', '86401'],
    ['CDN_PURGE', '127.0.0.1:6081'],
    ['CDN_PURGE', 'http://127.0.0.1:6081'],
    ['CDN_PURGE', 'varnish://'],
    ['CDN_PURGE', 'varnish://10.0.0.1:6081,'],
    ['CDN_PURGE', 'cloudflare://zone'],
    ['CDN_PURGE', 'cloudflare://t%zz@0123'],
    ['CDN_PURGE', 'fastly://k%ff@SvC'],
    ['CDN_PURGE', 'varnish://10.0.0.1:6081/cache'],
    ['CDN_PURGE', 'fastly://key@service?endpoint=ftp://host'],
    ['BACKUP_EVERY', 'daily'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_TO', 'ftp://host/folder'],
    ['BACKUP_TO', '~/copies'],
    ['DATA_DIR', '~/zaguan'],
    ['BACKUP_KEY', 'too short'],
    ['BACKUP_KEY', 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8X'],
    ['BACKUP_KEY', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`],
    ['ZAGUAN_ENV', 'staging'],
  ])('%s refuses %j, naming itself and what it wants', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`${name}: got .+, wants .+`))
  })

  test('every mistake stands in one message', () => {
    const refusal = refusalOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })
    for (const name of ['PORT', 'DEMO', 'LOG_LEVEL']) expect(refusal).toContain(name)
  })

  test('a shared cache that keeps pages for longer than a minute is one that is told of changes', () => {
    expect(refusalOf({ CDN_SECONDS: '61' })).toContain('CDN_PURGE: missing')
    expect(refusalOf({ CDN_SECONDS: '60' })).toBe('accepted')
    const told =
      'varnish://10.0.0.1:6081, varnish://[::1]:6081, cloudflare://t%2Fk@0123, fastly://k@SvC'
    expect(refusalOf({ CDN_SECONDS: '86400', CDN_PURGE: told })).toBe('accepted')
    expect(readConfig({ CDN_PURGE: told }).cdnPurge).toHaveLength(4)
  })

  test('backups that are asked for need a place to go', () => {
    expect(refusalOf({ BACKUP_EVERY: 'day' })).toContain('BACKUP_TO: missing')
    expect(refusalOf({ BACKUP_EVERY: 'day', BACKUP_TO: '/var/backups' })).toBe('accepted')
    expect(refusalOf({ BACKUP_EVERY: 'day', BACKUP_TO: 's3://k:s@host/bucket/a' })).toBe('accepted')
  })

  test('the key of backups is a long word, or one of either half of an age key', async () => {
    const identity = await generateIdentity()
    for (const key of ['a word of more than twenty', identity, await identityToRecipient(identity)])
      expect(refusalOf({ BACKUP_KEY: key })).toBe('accepted')
  })

  test('a way past a pooler needs the pooler, and without one there is one way', () => {
    const [pooled, direct] = ['postgres://app:s@pool:6432/zaguan', 'postgres://app:s@db/zaguan']
    expect(refusalOf({ DATABASE_DIRECT_URL: direct })).toContain('DATABASE_URL: missing')
    const config = readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })
    expect([config.databaseUrl, config.databaseDirectUrl]).toEqual([pooled, direct])
    expect(readConfig({ DATABASE_URL: direct }).databaseDirectUrl).toBe(direct)
  })

  test.each([
    ['AUTH_SECRET', 'tooshort'],
    ['DATABASE_URL', 'http://app:hunter2@db/x'],
    ['DATABASE_URL', 'jdbc:postgresql://db:5432/x?user=app&password=hunter2'],
    ['DATABASE_DIRECT_URL', 'jdbc:postgresql://db:5432/x?user=app&password=hunter2'],
    ['PHOTOS', 's3://s3.example.com/fotos?access_key=KEY&secret_key=hunter2'],
    ['SMTP_URL', 'smtp.example.com:587?user=hola&password=hunter2'],
    ['STRIPE_SECRET_KEY', 'live_hunter2'],
    ['CDN_PURGE', 'bunny://hunter2@zone'],
    ['STAY_SECRETS', 'hunter2'],
    ['METRICS_TOKEN', 'hunter2'],
    ['BACKUP_TO', 'ftp://hunter2'],
    ['BACKUP_KEY', 'hunter2'],
    ['STRIPE_WEBHOOK_SECRETS', 'live_hunter2'],
  ])('a wrong %s is not repeated back', (name, value) => {
    const refusal = refusalOf({ [name]: value })
    expect(refusal).toContain(name)
    expect(refusal).not.toMatch(/hunter2|tooshort/)
  })

  test('what is named a key, a token or a secret is one', () => {
    const named = Object.entries<Setting>(settings).filter(([name]) =>
      /_(KEY|TOKEN|SECRETS?)$/.test(name),
    )
    const open = named.filter(([, { secret }]) => !secret).map(([name]) => name)
    expect(open).toEqual(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICE_LOOKUP_KEY'])
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

  test('refuses the embedded database beside the address of another one', () => {
    expect(refusalOf({ ...production, DATABASE: 'embedded' })).toContain('DATABASE: says embedded')
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

  test('has no demo host, and refuses one that is asked for', () => {
    expect(readConfig(production).isDemo).toBe(false)
    const embedded = { ...production, DATABASE_URL: undefined, DATABASE: 'embedded' }
    expect(readConfig(embedded).isDemo).toBe(false)
    expect(refusalOf({ ...production, DEMO: 'true' })).toContain('DEMO: ')
    expect(refusalOf({ ...production, DEMO: 'false' })).toBe('accepted')
  })

  test.each([
    'x'.repeat(64),
    'changeme'.repeat(8),
    'password1'.repeat(5).slice(0, 40),
    '0123456789abcdefghijklmnopqrstuvwxyz',
    'abababababababababababababababababab',
    '11111111222222223333333344444444',
  ])('refuses %j to sign sessions with, and does not repeat it', (secret) => {
    const refusal = refusalOf({ ...production, AUTH_SECRET: secret })
    expect(refusal).toContain('AUTH_SECRET: can be guessed')
    expect(refusal).not.toContain(secret)
    expect(refusalOf({ AUTH_SECRET: secret })).toBe('accepted')
  })

  test.each([
    '9f86d081884c7d659a2feaa0c55ad015',
    'q8Zt1VwS7cYb2NfKxG5uJdR0mHaPe4Lo',
    'a secret of some forty random characters',
  ])('takes %j to sign sessions with', (secret) => {
    expect(refusalOf({ ...production, AUTH_SECRET: secret })).toBe('accepted')
  })

  test('takes every secret that 16 random bytes make', () => {
    for (let count = 0; count < 2000; count += 1) {
      const secret = randomBytes(16).toString('hex')
      expect([secret, refusalOf({ ...production, AUTH_SECRET: secret })]).toEqual([
        secret,
        'accepted',
      ])
    }
  })

  test('has a public address with TLS, unless a setting allows a trial without', () => {
    const plain = { ...production, APP_URL: 'http://guias.example.com' }
    expect(refusalOf(plain)).toContain('APP_URL: ')
    expect(refusalOf({ ...plain, ALLOW_HTTP: 'false' })).toContain('APP_URL: ')
    expect(refusalOf({ ...plain, ALLOW_HTTP: 'true' })).toBe('accepted')
  })

  test('names everything that is unsafe and everything that is missing in one message', () => {
    const refusal = refusalOf({
      ...production,
      APP_URL: 'http://guias.example.com',
      AUTH_SECRET: 'x'.repeat(32),
      DEMO: 'true',
      SMTP_URL: undefined,
    })
    for (const name of ['APP_URL', 'AUTH_SECRET', 'DEMO', 'SMTP_URL']) {
      expect(refusal).toContain(`${name}: `)
    }
  })
})
