import type { Command } from 'commander'
import { rotateCode } from '#server/operator/rotate-code.ts'
import { liftSuspension, suspendGuide } from '#server/operator/suspend-guide.ts'
import { shown } from './answer.ts'
import { reasonOption } from './options.ts'
import type { Perform } from './program.ts'

type Why = { reason: string }

/** Guides: kept from guests, given back, under a new code. */
export function addGuideCommands(program: Command, perform: Perform) {
  const guide = program.command('guide').description('one guide, by its code')

  guide
    .command('suspend <code>')
    .description('keep a guide from guests; its host reads the reason on the desk and by mail')
    .requiredOption(...reasonOption)
    .action((code: string, { reason }: Why) =>
      perform(async (tools) => {
        const data = await suspendGuide(tools, { code, reason })
        const lines = [`${data.code} (${shown(data.name)}) is suspended. ${data.host} is told why.`]
        return { data, lines }
      }),
    )

  guide
    .command('lift <code>')
    .description('end a suspension')
    .requiredOption(...reasonOption)
    .action((code: string, { reason }: Why) =>
      perform(async (tools) => {
        const data = await liftSuspension(tools, { code, reason })
        const now = data.isPublished ? 'guests can open it again' : 'it is not published'
        return { data, lines: [`${data.code} is not suspended any more; ${now}.`] }
      }),
    )

  guide
    .command('rotate-code <code>')
    .description('give a guide a new code; the old address leads nowhere from then on')
    .requiredOption(...reasonOption)
    .action((code: string, { reason }: Why) =>
      perform(async (tools) => {
        const data = await rotateCode(tools, { code, reason })
        const lines = [
          `${shown(data.name)}: ${data.before} is now ${data.after}. ${data.host} is told.`,
          'Printed QR codes, sent links and the links of stays are to be made again.',
        ]
        return { data, lines }
      }),
    )
}
