import { z } from 'zod'
import { isUsableKey } from './backup/read.ts'

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most))

const someNumber = (least: number, most: number, usual: number) => ({
  schema: wholeNumber(least, most).default(usual),
  wants: `a whole number from ${least} to ${most}`,
})

const flag = {
  schema: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  wants: 'true or false',
}

/** What is never shown. */
const secret = <Schema extends z.ZodType>(schema: Schema, wants: string) => ({
  schema: schema.optional(),
  wants,
  secret: true,
})

const severalOf = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(schema))

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))

/** All its parts: a place, a bucket, and both halves of its key, as they are read back. */
function isS3Address(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, host, username, password, pathname, searchParams } = new URL(text)
  const addresses = ['endpoint', 'public'].flatMap((name) => searchParams.getAll(name))
  if (protocol !== 's3:' || !addresses.every(isHttp)) return false
  const parts = [host, username, password, pathname.split('/')[1] ?? '']
  return parts.every((part) => /^(?:[^%]|%[\da-f]{2})+$/i.test(part))
}

/** Nobody but a shell knows whose home `~` is. */
const folder = z.string().regex(/^(?!~)./)

const isHttp = (text: string) => /^https?:\/\/./.test(text) && URL.canParse(text)

/** Where a shared cache is told, with its key where it has one. */
function isPurgeAddress(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, host, username, pathname, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint')
  if (!host || (endpoint !== null && !isHttp(endpoint))) return false
  if (!['', '/'].includes(pathname) || !isEncoded(username)) return false
  if (protocol === 'varnish:') return true
  return ['cloudflare:', 'fastly:'].includes(protocol) && username !== ''
}

/** Whether its `%` signs can be read back. */
function isEncoded(text: string) {
  try {
    return decodeURIComponent(text).length > 0 || text === ''
  } catch {
    return false
  }
}

export type Setting = { schema: z.ZodType; wants: string; secret?: boolean }

/** Every setting: what it accepts, in words and as a schema. `.env.example` lists the same names. */
export const settings = {
  ZAGUAN_ENV: {
    schema: z.enum(['laptop', 'production']).default('laptop'),
    wants: 'laptop or production',
  },
  PORT: someNumber(0, 65535, 3000),
  HOST: { schema: z.string().min(1).optional(), wants: 'an address to listen on, such as 0.0.0.0' },
  APP_URL: {
    schema: url('http:', 'https:')
      .refine((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`)
      .transform((value) => new URL(value).origin)
      .optional(),
    wants: 'the public address without a path, such as https://guias.example.com',
  },
  ALLOW_HTTP: flag,
  DATA_DIR: { schema: folder.default('.data'), wants: 'a folder, without ~' },
  DATABASE: { schema: z.enum(['embedded']).optional(), wants: 'embedded, or nothing' },
  DATABASE_URL: {
    secret: true,
    schema: url('postgres:', 'postgresql:').optional(),
    wants: 'a Postgres address, such as postgres://user:password@host:5432/zaguan',
  },
  DATABASE_DIRECT_URL: {
    secret: true,
    schema: url('postgres:', 'postgresql:').optional(),
    wants:
      'the address of the same database past its pooler, such as postgres://user:password@host:5432/zaguan',
  },
  DATABASE_POOL: someNumber(1, 200, 10),
  AUTH_SECRET: secret(z.string().min(32), 'at least 32 random characters'),
  STAY_SECRETS: secret(
    z.string().regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/),
    'one or more of at least 32 random characters, newest first, separated by commas',
  ),
  SMTP_URL: {
    secret: true,
    schema: url('smtp:', 'smtps:')
      .refine((value) => URL.canParse(value) && new URL(value).host !== '')
      .optional(),
    wants: 'a mail server, such as smtps://user:password@host:465',
  },
  MAIL_FROM: {
    schema: z.string().includes('@').optional(),
    wants: 'a sender, such as Zaguán <hola@example.com>',
  },
  SUPPORT_EMAIL: { schema: z.email().optional(), wants: 'an email address' },
  OPERATOR_NAME: { schema: z.string().min(1).optional(), wants: 'a name or company' },
  OPERATOR_ADDRESS: { schema: z.string().min(1).optional(), wants: 'a postal address' },
  SOCIAL_LINKS: {
    schema: severalOf(url('https:')).optional(),
    wants: 'addresses separated by commas, such as https://www.instagram.com/example',
  },
  TRANSLATOR_URL: {
    schema: url('http:', 'https:').optional(),
    wants: 'a service of LibreTranslate’s protocol, such as https://translate.example.com',
  },
  TRANSLATOR_KEY: secret(z.string().min(1), 'its key'),
  READER_URL: {
    schema: url('http:', 'https:').optional(),
    wants: 'a service of OpenAI’s chat protocol, such as http://localhost:11434/v1',
  },
  READER_MODEL: { schema: z.string().min(1).max(100).optional(), wants: 'the name of a model' },
  READER_KEY: secret(z.string().min(1), 'its key'),
  PHOTOS: {
    secret: true,
    schema: z.union([z.literal('disk'), z.string().refine(isS3Address)]).optional(),
    wants: 'disk, or s3://KEY:SECRET@host/bucket?region=…&endpoint=…&public=…',
  },
  PRODUCT_NAME: { schema: z.string().min(1).max(40).default('Zaguán'), wants: 'a short name' },
  COURTESY_CREDITS: someNumber(0, 100, 3),
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    wants: 'fatal, error, warn, info, debug or silent',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10).default(0),
    wants: 'how many proxies stand in front, from 0 to 10',
  },
  METRICS_TOKEN: secret(z.string().min(16), 'at least 16 random characters'),
  DEMO: flag,
  GUEST_CACHE_MB: someNumber(1, 4096, 64),
  CDN_SECONDS: someNumber(0, 86400, 0),
  CDN_PURGE: secret(
    severalOf(z.string().refine(isPurgeAddress)),
    'one or more of varnish://host:port, cloudflare://TOKEN@ZONE and fastly://KEY@SERVICE, separated by commas',
  ),
  BACKUP_EVERY: { schema: z.enum(['hour', 'day', 'week']).optional(), wants: 'hour, day or week' },
  BACKUP_KEEP: someNumber(1, 1000, 14),
  BACKUP_TO: secret(
    z.union([z.string().refine(isS3Address), folder.regex(/^(?!\w+:\/\/)/)]),
    'a folder without ~, or s3://KEY:SECRET@host/bucket/folder?region=…&endpoint=…',
  ),
  BACKUP_KEY: secret(
    z.string().min(20).refine(isUsableKey),
    'at least 20 random characters, or a key of age (age1… or AGE-SECRET-KEY-…)',
  ),
  STRIPE_MODE: { schema: z.enum(['sandbox', 'stripe']).optional(), wants: 'sandbox or stripe' },
  STRIPE_PUBLISHABLE_KEY: {
    schema: z.string().startsWith('pk_').optional(),
    wants: 'a key that starts with pk_',
  },
  STRIPE_SECRET_KEY: secret(
    z.string().regex(/^(sk|rk)_(test|live)_/),
    'a key that starts with sk_ or rk_',
  ),
  STRIPE_WEBHOOK_SECRETS: secret(
    z.string().regex(/^whsec_[^,\s]+(,whsec_[^,\s]+)*$/),
    'one or more whsec_… separated by commas',
  ),
  STRIPE_API_HOST: { schema: z.string().min(1).optional(), wants: 'a host name' },
  STRIPE_API_PORT: { schema: wholeNumber(1, 65535).optional(), wants: 'a port' },
  STRIPE_API_PROTOCOL: { schema: z.enum(['http', 'https']).optional(), wants: 'http or https' },
  STRIPE_PRICE_LOOKUP_KEY: {
    schema: z.string().min(1).default('guide_monthly_mxn_v1'),
    wants: 'the lookup key of the price',
  },
  BILLING_GRACE_DAYS: someNumber(0, 90, 7),
  MAX_PAID_GUIDES: someNumber(1, 15, 15),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

export type Settings = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> }
