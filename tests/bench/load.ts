/**
 * Many at once, against one process as it runs in production: guests while hosts save, a stampede, ten thousand who rest.
 * `--minutes 10` is the long version, which judges memory too; `--guests` and `--hosts` say how many, `--every 1`
 * that a host saves each second; names of parts say which.
 */
import os from 'node:os'
import { parseArgs } from 'node:util'
import { measureStampede, measureTheResting } from './load/crowds.ts'
import { measureLive } from './load/live.ts'
import { openStage } from './load/stage.ts'
import { startMaker } from './load/start-maker.ts'
import { conclude, type Row, shown } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '1' },
    guests: { type: 'string', default: '200' },
    hosts: { type: 'string', default: '20' },
    every: { type: 'string', default: '3' },
  },
})
const wants = (part: string) => positionals.length === 0 || positionals.includes(part)

const machine = shown(
  'cores, and what else the machine did at the start (load of a minute)',
  `${os.availableParallelism()}, ${os.loadavg()[0]?.toFixed(1)}`,
)
const on = { stage: await openStage({ hosts: Number(values.hosts) }), maker: startMaker() }
const rows: Row[] = [machine]
try {
  if (wants('live')) {
    const [guests, saveEverySeconds] = [Number(values.guests), Number(values.every)]
    const seconds = Number(values.minutes) * 60
    rows.push(...(await measureLive(on, { guests, seconds, saveEverySeconds })))
  }
  if (wants('stampede')) rows.push(...(await measureStampede(on)))
  if (wants('idle')) rows.push(...(await measureTheResting(on)))
} finally {
  on.maker.stop()
  await on.stage.close()
}
await conclude('load', rows)
