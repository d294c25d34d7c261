import { Writable } from 'node:stream'
import pino, { type DestinationStream, type LogFn, type Logger } from 'pino'

export type Log = Logger

type LogOptions = { level: string; readable: boolean; destination?: DestinationStream }

/** One JSON line an event for machines, or one plain line for a person at a laptop. */
export function openLog({ level, readable, destination }: LogOptions): Log {
  const options = {
    level,
    base: undefined,
    redact: ['password', 'token', 'cookie', 'authorization', 'email', '*.password', '*.token'],
    serializers: { err: presentError },
    hooks: {
      /** A sentence that another program wrote may hold what it was given. */
      logMethod(given: Parameters<LogFn>, log: LogFn) {
        const said = given.map((part) => (typeof part === 'string' ? withoutInput(part) : part))
        return log.apply(this, said as Parameters<LogFn>)
      },
    },
  }
  if (destination) return pino(options, destination)
  return readable ? pino(options, readableLines()) : pino(options)
}

/** Database and mail errors carry their input along: only what names the fault is kept. */
function presentError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  const reason = cause instanceof Error ? withoutInput(cause.message) : undefined
  return { name, message: withoutInput(message), code, reason, stack: withoutInput(stack ?? '') }
}

const scryptHash = /^[0-9a-f]{32}:[0-9a-f]{64}/

/** Without a statement's parameters, the value a database stumbled over, addresses and password hashes. */
export function withoutInput(text: string) {
  return withoutLast(withoutLast(text, '\nparams: '), ': "')
    .replace(/[\w.+@-]+/g, (run) => (run.includes('@') ? '(address)' : run))
    .replace(/[\w$:.=+/,-]+/g, (run) => (holdsHash(run) ? '(hash)' : run))
}

function holdsHash(run: string) {
  return run.split(',').some((part) => part.includes('$argon2') || scryptHash.test(part))
}

/** What follows such a beginning came from outside; only the calls that led there stay. */
function withoutLast(text: string, beginning: string) {
  const from = text.indexOf(beginning)
  if (from < 0) return text
  const calls = text.indexOf('\n    at ', from)
  return text.slice(0, from) + (calls < 0 ? '' : text.slice(calls))
}

function readableLines() {
  return new Writable({
    write(chunk, _encoding, done) {
      process.stdout.write(`${readableLine(JSON.parse(String(chunk)))}\n`)
      done()
    },
  })
}

const levelNames: Record<number, string> = { 30: '', 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' }

function readableLine({ time, level, msg, err, ...rest }: Record<string, unknown>) {
  const at = new Date(Number(time)).toTimeString().slice(0, 8)
  const details = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
  const stack = err && typeof err === 'object' && 'stack' in err ? `\n${err.stack}` : ''
  const name = levelNames[Number(level)] ?? ''
  return [`${at} ${name}${msg ?? ''}`, ...details].join(' ') + stack
}
