import type { Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { type ActName, act } from '#server/operator/act.ts'
import type { Tools } from '#server/operator/tools.ts'
import type { Answer } from './answer.ts'
import { readReason } from './options.ts'

type Option = [flags: string, words: string, read?: (typed: string) => unknown]

/** What an operator typed: the command's argument, and the options that this command has. */
export type Asked = {
  tools: Tools
  typed: string
  reason: string
  all?: boolean
  host?: string
  to: string
  confirm: string
  count: number
  until: Date
}

type Facts = {
  /** Perhaps the group, the name, perhaps the argument: `mail list <host>`. */
  usage: string
  /** Which id the argument is: where an operator finds it. */
  id?: string
  about: string
  options?: Option[]
  required?: Option[]
}

export type OperatorCommand = Facts & { run: (asked: Asked) => Promise<Answer> }

export const why: Option = ['--reason <words>', 'why; kept with the act', readReason]

/** A command that looks at something. */
export function look(
  facts: Facts,
  read: (tx: Transaction, asked: Asked) => Promise<Answer>,
): OperatorCommand {
  return { ...facts, run: (asked) => asSystem(asked.tools.db, (tx) => read(tx, asked)) }
}

type Work = (tx: Transaction, asked: Asked) => ReturnType<Parameters<typeof act>[2]>

/** A command that does something: for a reason, with which it is written down under the act's name. */
export function deed(
  { required = [], act: name, ...facts }: Facts & { act: ActName },
  work: Work,
): OperatorCommand {
  return {
    ...facts,
    required: [...required, why],
    run: (asked) => act(asked.tools, { act: name, reason: asked.reason }, (tx) => work(tx, asked)),
  }
}
