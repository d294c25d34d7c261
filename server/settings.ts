import { z } from 'zod'

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most))

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))

/** All its parts: a place, a bucket, and both halves of its key, as they are read back. */
function isS3Address(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, host, username, password, pathname, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint')
  if (protocol !== 's3:' || (endpoint !== null && !isHttp(endpoint))) return false
  const parts = [host, username, password, pathname.split('/')[1] ?? '']
  return parts.every((part) => /^(?:[^%]|%[\da-f]{2})+$/i.test(part))
}

const isHttp = (text: string) => /^https?:\/\/./.test(text)

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
  PORT: { schema: wholeNumber(0, 65535).default(3000), wants: 'a whole number from 0 to 65535' },
  HOST: { schema: z.string().min(1).optional(), wants: 'an address to listen on, such as 0.0.0.0' },
  APP_URL: {
    schema: url('http:', 'https:')
      .refine((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`)
      .transform((value) => new URL(value).origin)
      .optional(),
    wants: 'the public address without a path, such as https://guias.example.com',
  },
  ALLOW_HTTP: { schema: flag.optional(), wants: 'true or false' },
  DATA_DIR: { schema: z.string().min(1).default('.data'), wants: 'a folder' },
  DATABASE: { schema: z.enum(['embedded']).optional(), wants: 'embedded, or nothing' },
  DATABASE_URL: {
    schema: url('postgres:', 'postgresql:').optional(),
    wants: 'a Postgres address, such as postgres://user:password@host:5432/zaguan',
  },
  DATABASE_DIRECT_URL: {
    schema: url('postgres:', 'postgresql:').optional(),
    wants:
      'the address of the same database past its pooler, such as postgres://user:password@host:5432/zaguan',
  },
  DATABASE_POOL: { schema: wholeNumber(1, 200).default(10), wants: 'a whole number from 1 to 200' },
  AUTH_SECRET: {
    schema: z.string().min(32).optional(),
    wants: 'at least 32 random characters',
    secret: true,
  },
  STAY_SECRETS: {
    schema: z
      .string()
      .regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/)
      .optional(),
    wants: 'one or more of at least 32 random characters, newest first, separated by commas',
    secret: true,
  },
  SMTP_URL: {
    schema: url('smtp:', 'smtps:')
      .refine((value) => URL.canParse(value) && new URL(value).host !== '')
      .optional(),
    wants: 'a mail server, such as smtps://user:password@host:465',
  },
  MAIL_FROM: {
    schema: z.string().includes('@').optional(),
    wants: 'a sender, such as Zaguán <hola@example.com>',
  },
  SUPPORT_EMAIL: { schema: z.email().optional(), wants: 'an e-mail address' },
  OPERATOR_NAME: { schema: z.string().min(1).optional(), wants: 'a name or company' },
  OPERATOR_ADDRESS: { schema: z.string().min(1).optional(), wants: 'a postal address' },
  SOCIAL_LINKS: {
    schema: z
      .string()
      .transform((value) => value.split(',').map((link) => link.trim()))
      .pipe(z.array(url('https:')))
      .optional(),
    wants: 'addresses separated by commas, such as https://www.instagram.com/example',
  },
  TRANSLATOR_URL: {
    schema: url('http:', 'https:').optional(),
    wants: 'a service of LibreTranslate’s protocol, such as https://translate.example.com',
  },
  TRANSLATOR_KEY: { schema: z.string().min(1).optional(), wants: 'its key', secret: true },
  READER_URL: {
    schema: url('http:', 'https:').optional(),
    wants: 'a service of OpenAI’s chat protocol, such as http://localhost:11434/v1',
  },
  READER_MODEL: { schema: z.string().min(1).max(100).optional(), wants: 'the name of a model' },
  READER_KEY: { schema: z.string().min(1).optional(), wants: 'its key', secret: true },
  PHOTOS: {
    schema: z.union([z.literal('disk'), z.string().refine(isS3Address)]).optional(),
    wants: 'disk, or s3://KEY:SECRET@host/bucket?region=…&endpoint=…&public=…',
  },
  PRODUCT_NAME: { schema: z.string().min(1).max(40).default('Zaguán'), wants: 'a short name' },
  COURTESY_CREDITS: {
    schema: wholeNumber(0, 100).default(3),
    wants: 'a whole number from 0 to 100',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    wants: 'fatal, error, warn, info, debug or silent',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10).default(0),
    wants: 'how many proxies stand in front, from 0 to 10',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    wants: 'at least 16 random characters',
    secret: true,
  },
  DEMO: { schema: flag.optional(), wants: 'true or false' },
  GUEST_CACHE_MB: {
    schema: wholeNumber(1, 4096).default(64),
    wants: 'a whole number from 1 to 4096',
  },
  CDN_SECONDS: {
    schema: wholeNumber(0, 86400).default(0),
    wants: 'a whole number from 0 to 86400',
  },
  CDN_PURGE: {
    schema: z
      .string()
      .transform((value) => value.split(',').map((address) => address.trim()))
      .pipe(z.array(z.string().refine(isPurgeAddress)))
      .optional(),
    wants:
      'one or more of varnish://host:port, cloudflare://TOKEN@ZONE and fastly://KEY@SERVICE, separated by commas',
    secret: true,
  },
  BACKUP_EVERY: { schema: z.enum(['hour', 'day', 'week']).optional(), wants: 'hour, day or week' },
  BACKUP_KEEP: {
    schema: wholeNumber(1, 1000).default(14),
    wants: 'a whole number from 1 to 1000',
  },
  BACKUP_TO: {
    schema: z
      .union([z.string().refine(isS3Address), z.string().regex(/^(?!\w+:\/\/)./)])
      .optional(),
    wants: 'a folder, or s3://KEY:SECRET@host/bucket/folder?region=…&endpoint=…',
    secret: true,
  },
  BACKUP_KEY: {
    schema: z.string().min(20).optional(),
    wants: 'at least 20 random characters, or a key of age (age1… or AGE-SECRET-KEY-…)',
    secret: true,
  },
  STRIPE_MODE: { schema: z.enum(['sandbox', 'stripe']).optional(), wants: 'sandbox or stripe' },
  STRIPE_PUBLISHABLE_KEY: {
    schema: z.string().startsWith('pk_').optional(),
    wants: 'a key that starts with pk_',
  },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^(sk|rk)_(test|live)_/)
      .optional(),
    wants: 'a key that starts with sk_ or rk_',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRETS: {
    schema: z
      .string()
      .regex(/^whsec_[^,\s]+(,whsec_[^,\s]+)*$/)
      .optional(),
    wants: 'one or more whsec_… separated by commas',
    secret: true,
  },
  STRIPE_API_HOST: { schema: z.string().min(1).optional(), wants: 'a host name' },
  STRIPE_API_PORT: { schema: wholeNumber(1, 65535).optional(), wants: 'a port' },
  STRIPE_API_PROTOCOL: { schema: z.enum(['http', 'https']).optional(), wants: 'http or https' },
  STRIPE_PRICE_LOOKUP_KEY: {
    schema: z.string().min(1).default('guide_monthly_mxn_v1'),
    wants: 'the lookup key of the price',
  },
  BILLING_GRACE_DAYS: {
    schema: wholeNumber(0, 90).default(7),
    wants: 'a whole number from 0 to 90',
  },
  MAX_PAID_GUIDES: { schema: wholeNumber(1, 15).default(15), wants: 'a whole number from 1 to 15' },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

export type Settings = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> }
