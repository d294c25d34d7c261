import { type Setting, type SettingName, type Settings, settings } from './settings.ts'

export type Environment = Record<string, string | undefined>

/** What is wrong with the settings, all of it in one message. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Config = ReturnType<typeof readConfig>

/** Reads and checks every setting once; throws one ConfigError that names each mistake. */
export function readConfig(environment: Environment) {
  const { values, mistakes } = readSettings(environment)
  const broken = (rules: Rule[]) => rules.flatMap(([says, is]) => (is(values) ? [says] : []))
  if (mistakes.length === 0) mistakes.push(...broken(contradictions))
  if (mistakes.length === 0 && values.ZAGUAN_ENV === 'production') {
    mistakes.push(...missingInProduction(values), ...broken(productionRules))
  }
  if (mistakes.length > 0) {
    throw new ConfigError(
      `The settings need attention:\n${mistakes.map((m) => `  ${m}`).join('\n')}`,
    )
  }
  const isProduction = values.ZAGUAN_ENV === 'production'
  const stripeMode = values.STRIPE_MODE ?? (values.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox')
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    appUrl: values.APP_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    authSecret: values.AUTH_SECRET,
    staySecrets: values.STAY_SECRETS?.split(',') ?? [],
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${values.PRODUCT_NAME} <hola@localhost>`,
    supportEmail: values.SUPPORT_EMAIL ?? 'soporte@localhost',
    operator: {
      name: values.OPERATOR_NAME,
      address: values.OPERATOR_ADDRESS,
      email: values.SUPPORT_EMAIL,
    },
    socialLinks: values.SOCIAL_LINKS ?? [],
    translator: values.TRANSLATOR_URL
      ? { url: values.TRANSLATOR_URL, key: values.TRANSLATOR_KEY }
      : undefined,
    readerModel:
      values.READER_URL && values.READER_MODEL
        ? { url: values.READER_URL, name: values.READER_MODEL, key: values.READER_KEY }
        : undefined,
    photos: values.PHOTOS ?? 'disk',
    productName: values.PRODUCT_NAME,
    courtesyCredits: values.COURTESY_CREDITS,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    isDemo: !isProduction && (values.DEMO ?? values.DATABASE_URL === undefined),
    guestCacheMb: values.GUEST_CACHE_MB,
    cdnSeconds: values.CDN_SECONDS,
    cdnPurge: values.CDN_PURGE ?? [],
    backup: {
      every: values.BACKUP_EVERY,
      keep: values.BACKUP_KEEP,
      to: values.BACKUP_TO,
      key: values.BACKUP_KEY,
    },
    stripe: {
      mode: stripeMode,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecrets: values.STRIPE_WEBHOOK_SECRETS?.split(',') ?? [],
      apiHost: values.STRIPE_API_HOST,
      apiPort: values.STRIPE_API_PORT,
      apiProtocol: values.STRIPE_API_PROTOCOL,
      priceLookupKey: values.STRIPE_PRICE_LOOKUP_KEY,
    },
    graceDays: values.BILLING_GRACE_DAYS,
    maxPaidGuides: values.MAX_PAID_GUIDES,
  }
}

function readSettings(environment: Environment) {
  const values: Record<string, unknown> = {}
  const mistakes: string[] = []
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    const given = environment[name] === '' ? undefined : environment[name]
    const result = setting.schema.safeParse(given)
    if (result.success) values[name] = result.data
    else mistakes.push(`${name}: got ${shown(setting, given)}, wants ${setting.wants}`)
  }
  return { values: values as Settings, mistakes }
}

function shown(setting: Setting, given: string | undefined) {
  if (given === undefined) return 'nothing'
  return setting.secret || given.includes('@') ? 'something else' : JSON.stringify(given)
}

const laptopDefaults: Partial<Record<SettingName, string>> = {
  APP_URL: 'guests and mails need the public address',
  AUTH_SECRET: 'it signs every session',
  SMTP_URL: 'hosts confirm their address by mail',
  MAIL_FROM: 'mails need a sender',
  SUPPORT_EMAIL: 'people who need help write there',
  PHOTOS: 'say disk (one machine, backed up) or s3://…',
}

function missingInProduction(values: Settings) {
  return Object.entries(laptopDefaults)
    .filter(([name]) => values[name as SettingName] === undefined)
    .map(([name, why]) => `${name}: missing in production (${why})`)
}

/** What is said, and when. */
type Rule = [says: string, is: (values: Settings) => unknown]

/** What else is missing in production, and what is there and would let strangers in. */
const productionRules: Rule[] = [
  [
    'DATABASE_URL: missing in production (or say DATABASE=embedded)',
    ({ DATABASE_URL, DATABASE }) => !DATABASE_URL && DATABASE !== 'embedded',
  ],
  [
    'STRIPE_SECRET_KEY: missing in production (or say STRIPE_MODE=sandbox)',
    ({ STRIPE_SECRET_KEY, STRIPE_MODE }) => !STRIPE_SECRET_KEY && STRIPE_MODE !== 'sandbox',
  ],
  [
    'STRIPE_WEBHOOK_SECRETS: missing in production (payments are announced by webhook)',
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS }) => STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRETS,
  ],
  [
    'AUTH_SECRET: can be guessed (make one by chance: openssl rand -hex 32)',
    ({ AUTH_SECRET }) => AUTH_SECRET && countTurns(AUTH_SECRET) < fewestTurns,
  ],
  [
    'APP_URL: without TLS anybody on the way reads passwords (say https://…, or ALLOW_HTTP=true for a trial)',
    ({ APP_URL, ALLOW_HTTP }) => APP_URL?.startsWith('http:') && !ALLOW_HTTP,
  ],
  ['DEMO: a demo host is for laptops (leave it out)', ({ DEMO }) => DEMO],
]

const isLive = ({ STRIPE_SECRET_KEY }: Settings) => STRIPE_SECRET_KEY?.includes('_live_')

/** How long a shared cache may show what is not so any more, where nobody tells it. */
const longestUnpurgedSeconds = 60

/** What would lose something without a word, or says one half of what it means; on a laptop too. */
const contradictions: Rule[] = [
  [
    'STRIPE_MODE: a live key cannot be used with the sandbox',
    (values) => isLive(values) && (values.STRIPE_MODE === 'sandbox' || values.STRIPE_API_HOST),
  ],
  [
    'STRIPE_WEBHOOK_SECRETS: missing with a live key (payments are announced by webhook)',
    (values) => isLive(values) && !values.STRIPE_WEBHOOK_SECRETS,
  ],
  [
    'STRIPE_SECRET_KEY: missing, and STRIPE_MODE says stripe',
    ({ STRIPE_MODE, STRIPE_SECRET_KEY }) => STRIPE_MODE === 'stripe' && !STRIPE_SECRET_KEY,
  ],
  [
    'BACKUP_TO: missing, and BACKUP_EVERY says that backups are made (a folder, or s3://…)',
    ({ BACKUP_EVERY, BACKUP_TO }) => BACKUP_EVERY && !BACKUP_TO,
  ],
  [
    'DATABASE_URL: missing, and DATABASE_DIRECT_URL says how to go past its pooler',
    ({ DATABASE_DIRECT_URL, DATABASE_URL }) => DATABASE_DIRECT_URL && !DATABASE_URL,
  ],
  [
    'DATABASE: says embedded, and DATABASE_URL names another one (leave one of them out)',
    ({ DATABASE, DATABASE_URL }) => DATABASE && DATABASE_URL,
  ],
  [
    'READER_MODEL: missing, and READER_URL says where one is',
    ({ READER_URL, READER_MODEL }) => READER_URL && !READER_MODEL,
  ],
  [
    'READER_URL: missing, and READER_MODEL names one',
    ({ READER_URL, READER_MODEL }) => READER_MODEL && !READER_URL,
  ],
  [
    `CDN_PURGE: missing, and CDN_SECONDS is above ${longestUnpurgedSeconds} (guests would read for so long what a host has taken back)`,
    ({ CDN_SECONDS, CDN_PURGE }) => CDN_SECONDS > longestUnpurgedSeconds && !CDN_PURGE,
  ],
]

/** A word said over and over has no more than letters; 32 hexadecimal digits by chance had 22 or more. */
const fewestTurns = 20

/** In how many ways a text goes on: the step from one character to the next, and the one after that. */
function countTurns(text: string) {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? 0)).slice(1)
  return new Set(steps.slice(1).map((step, at) => `${steps[at]} ${step}`)).size
}
