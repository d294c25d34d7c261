import { type Command, InvalidArgumentError } from 'commander'
import { findErrorCode } from '#domain/values/error-code.ts'
import { OperatorProblem } from '#server/operator/problem.ts'

type Log = {
  findLines: (errorCode: string) => AsyncIterable<string>
  quote: (lines: string[]) => void
}

/** What the log says of the request whose code somebody read out; it needs no database. */
export function addErrorCommand(program: Command, { findLines, quote }: Log) {
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
