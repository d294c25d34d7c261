import { Writable } from 'node:stream'
import pino, { type DestinationStream, type LogFn, type Logger } from 'pino'
import { withoutInput } from '#server/db/without-input.ts'

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

const mostNamed = 5

/** Database and mail errors carry their input along: only what names the fault is kept. */
function presentError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  const reason = cause instanceof Error ? withoutInput(cause.message) : undefined
  const errors =
    error instanceof AggregateError ? error.errors.slice(0, mostNamed).map(presentError) : undefined
  const said = { name, message: withoutInput(message), code, reason }
  return { ...said, stack: withoutInput(stack ?? ''), errors }
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
