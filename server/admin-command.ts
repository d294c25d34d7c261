/** `npm run admin -- …`: what an operator does by hand. */
import { userInfo } from 'node:os'
import { createInterface } from 'node:readline'
import { runAdmin } from '#server/operator/admin-program.ts'
import { openAdmin, sayFailure } from './command-line/open-admin.ts'
import { findErrorLines } from './operation/find-error.ts'
import { OperatorProblem } from './operator/act.ts'

/** Under sudo the person is who called it; a user of a container may have no name. */
function findUser() {
  try {
    return process.env.SUDO_USER || userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

// Who reads along may stop reading: what is done is done.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

process.exitCode = await runAdmin(process.argv.slice(2), {
  open: ({ operator = findUser() }) => openAdmin(process.env, operator),
  say: (words) => console.log(words),
  complain: (words) => console.error(words),
  findLines: (code) => {
    if (process.stdin.isTTY) {
      throw new OperatorProblem('The log comes on standard input: … error CODE < log')
    }
    return findErrorLines(code, createInterface({ input: process.stdin }))
  },
  sayFailure,
})
