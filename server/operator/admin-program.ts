import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { findErrorCode } from '#domain/values/error-code.ts'
import { endSessions, eraseAccount, exportAccount } from './accounts.ts'
import { type Input, type OperatorCommand, OperatorProblem, type Tools } from './act.ts'
import { liftSuspension, rotateCode, suspendGuide } from './guides.ts'
import { findHosts, showActs, showHost } from './hosts.ts'
import {
  finishReport,
  listMails,
  listReports,
  resendMail,
  sendConfirmation,
} from './mails-and-reports.ts'
import { endGrant, grantCredits, listIncidents, resolveIncident } from './money.ts'
import { type Answer, escaped, plain, readId, readName } from './terminal.ts'

type Surroundings = {
  /** Opened when a command needs it: help does not. */
  open: (wishes: { operator: string | undefined }) => Promise<{
    tools: Tools
    close: () => Promise<void>
  }>
  say: (words: string) => void
  complain: (words: string) => void
  /** The lines of one request in the log on standard input. */
  findLines: (errorCode: string) => AsyncIterable<string>
  /** What is wrong, as a sentence; of a fault of ours, too, and without what it was given. */
  sayFailure: (error: unknown) => string
}

const exitCodes = { done: 0, refused: 1, misunderstood: 2, notFound: 3 } as const

/** `npm run admin -- …`: answers the code that the process ends with. */
export async function runAdmin(args: readonly string[], surroundings: Surroundings) {
  // Asked for anywhere, also where the rest is not understood.
  const isForProgram = args.includes('--json')
  const speech = speechOf(surroundings, isForProgram)
  try {
    await createProgram(surroundings, speech).parseAsync(args, { from: 'user' })
    return exitCodes.done
  } catch (error) {
    speech.help()
    if (error instanceof CommanderError) return misunderstood(error, speech)
    const isMissing = error instanceof OperatorProblem && error.kind === 'not_found'
    const words = error instanceof OperatorProblem ? error.message : surroundings.sayFailure(error)
    speech.refuse(words, isMissing ? 'not_found' : 'refused')
    return isMissing ? exitCodes.notFound : exitCodes.refused
  }
}

/** The words for it have been said by then. */
function misunderstood({ exitCode, code, message }: CommanderError, speech: Speech) {
  if (exitCode === 0) return exitCodes.done
  const words = code === 'commander.help' ? 'No command was given.' : message
  if (speech.isForProgram) speech.refuse(words, 'misunderstood')
  return exitCodes.misunderstood
}

type Speech = ReturnType<typeof speechOf>

/** One JSON value on standard output for programs; sentences for people, refusals beside them. */
function speechOf(
  { say, complain }: Pick<Surroundings, 'say' | 'complain'>,
  isForProgram: boolean,
) {
  const held: string[] = []
  const sayJson = (value: unknown) => say(escaped(JSON.stringify(value, undefined, 2)))
  return {
    isForProgram,
    answer: ({ data, lines }: Answer) =>
      isForProgram ? sayJson(data) : say(plain(lines.join('\n'))),
    /** Lines of a log, as JSON has them. */
    quote: (lines: string[]) =>
      isForProgram ? sayJson({ lines }) : say(lines.map(escaped).join('\n')),
    /** Help comes in pieces and is said when the last one is there. */
    hold: (words: string) => void held.push(words),
    help: () => {
      if (held.length === 0) return
      const help = held.join('').trimEnd()
      if (isForProgram) sayJson({ help })
      else say(help)
    },
    refuse: (error: string, code: string) =>
      isForProgram ? sayJson({ error, code }) : complain(plain(error)),
    complain: (words: string) => complain(plain(words)),
  }
}

function createProgram({ open, findLines }: Surroundings, speech: Speech) {
  const program = new Command('npm run admin --')
    .description(
      'What an operator does by hand, on the database of DATABASE_URL or DATA_DIR. HOST is an address, an id or the code of a guide; CODE is that of a guide, alone or in its link. Every act is written down with its reason: see “acts”.',
    )
    .option('--json', 'answer as JSON')
    .option('--as <name>', 'who does it, when it is not the user of this system', readName)
    .helpOption('-h, --help', 'what there is, of each command too')
    .exitOverride()
    .configureOutput({
      writeOut: speech.hold,
      writeErr: (words) => speech.complain(words.trimEnd()),
    })
    .addHelpText(
      'after',
      '\nEnds with 0 when done, 1 when it could not be done, 2 when it was not understood, 3 when there is no such thing.\nFor programs: node scripts/admin.mjs … --json says nothing else on standard output; npm puts lines of its own before it.',
    )
  const perform: Perform = async (work) => {
    const { as } = program.opts<{ as?: string }>()
    const { tools, close } = await open({ operator: as })
    try {
      speech.answer(await work(tools))
    } finally {
      await close()
    }
  }
  addCommands(program, perform)
  addErrorCommand(program, { findLines, quote: speech.quote })
  return program
}

const groups: Record<string, string> = {
  sessions: 'where a host is signed in',
  mail: 'mails to a host',
  account: 'the account as a whole',
  guide: 'one guide, by its code',
  credits: 'courtesy credits for a time',
  incidents: 'mishaps of money',
  reports: 'what visitors wrote or reported',
}

/** Everything an operator does by hand, in the order of the help. */
const commands: OperatorCommand[] = [
  ...[findHosts, showHost, endSessions],
  ...[listMails, resendMail, sendConfirmation],
  ...[exportAccount, eraseAccount, showActs],
  ...[suspendGuide, liftSuspension, rotateCode],
  ...[grantCredits, endGrant, listIncidents, resolveIncident],
  ...[listReports, finishReport],
]

/** Does one thing with the product's data and tells what came of it. */
type Perform = (work: (tools: Tools) => Promise<Answer>) => Promise<void>

function addCommands(program: Command, perform: Perform) {
  const known = new Map<string, Command>()
  const groupOf = (name: string) => {
    const group = known.get(name) ?? program.command(name).description(groups[name] ?? '')
    known.set(name, group)
    return group
  }
  for (const { usage, id, about, options = [], required = [], run } of commands) {
    const [, group, name, argument] = /^(?:(\w+) )?([\w-]+)(?: (<\w+>))?$/.exec(usage) ?? []
    const command = (group ? groupOf(group) : program).command(name ?? usage).description(about)
    if (argument && id) command.argument(argument, id, readId)
    else if (argument) command.argument(argument)
    for (const [flags, words] of options) command.option(flags, words)
    for (const [flags, words, read = (typed: string) => typed] of required) {
      command.requiredOption(flags, words, read)
    }
    command.action(() => {
      const typed = String(command.processedArgs[0] ?? '')
      return perform((tools) => run({ ...command.opts<Input>(), tools, typed }))
    })
  }
}

type Log = {
  findLines: (errorCode: string) => AsyncIterable<string>
  quote: (lines: string[]) => void
}

/** What the log says of the request whose code somebody read out; it needs no database. */
function addErrorCommand(program: Command, { findLines, quote }: Log) {
  program
    .command('error')
    .argument('<code>', 'as the failure screen shows it, such as K7M3-9CWT', readCode)
    .description('the lines of that request in the log on standard input')
    .action(async (code: string) => {
      const found: string[] = []
      for await (const line of findLines(code)) found.push(line)
      if (found.length === 0) {
        throw new OperatorProblem(
          `Nothing in this log is of ${code}. Is it the log of that day, and of every process?`,
          'not_found',
        )
      }
      quote(found)
    })
}

function readCode(typed: string): string {
  const code = findErrorCode(typed)
  if (!code) throw new InvalidArgumentError('It is no code of an error.')
  return code
}
