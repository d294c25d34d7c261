import type { Pool } from 'pg'
import { sayFailure } from '#server/command-line/open-admin.ts'
import { readConfig } from '#server/config.ts'
import type { Database, Db } from '#server/db/database.ts'
import { findErrorLines } from '#server/operation/find-error.ts'
import { openLog } from '#server/operation/log.ts'
import type { Tools } from '#server/operator/act.ts'
import { runAdmin } from '#server/operator/admin-program.ts'
import { resourcesOn } from '#server/resources.ts'
import { emptyFolder } from './postgres/postgres-embedded.ts'

type Parts = Partial<Pick<Tools, 'now' | 'random'>> & {
  mail?: Pick<Tools['mail'], 'enqueue'>
  guideChanges?: Pick<Tools['guideChanges'], 'announce' | 'tell'>
}

type Wishes = Parts & { dataDir?: string; log?: readonly string[]; pool?: Pool }

const loadSite = async () => (await import('#web/guest/render-site.tsx')).renderSite

type Place = { db: Db; pool: Pool; dataDir: string; operator: string }

/** An operator's tools on a database that somebody else closes. */
async function openTools({ db, pool, dataDir, operator }: Place) {
  const database: Database = {
    ...{ db, pool, direct: pool, kind: 'embedded', hasRowSecurity: true },
    ...{ ping: async () => {}, upkeep: async () => {}, close: async () => {} },
  }
  const config = readConfig({ APP_URL: 'http://zaguan.test', DATA_DIR: dataDir })
  const log = openLog({ level: 'silent', readable: false })
  const resources = await resourcesOn({ config, log, database, loadSite })
  return { tools: { ...resources, operator }, close: resources.close }
}

/** Only what holds photos wants one. */
const noPool = undefined as unknown as Pool

/** The operator's command on a database: what it ends with, says and complains of. */
export function adminOn(
  db: Db,
  { dataDir = emptyFolder(), log = [], pool = noPool, ...parts }: Wishes = {},
) {
  return async (...args: string[]) => {
    const said: string[] = []
    const complaints: string[] = []
    const code = await runAdmin(args, {
      open: async ({ operator = 'tester' }) => {
        const { tools, close } = await openTools({ db, pool, dataDir, operator })
        return { tools: { ...tools, ...parts } as Tools, close }
      },
      say: (words) => said.push(words),
      complain: (words) => complaints.push(words),
      findLines: (errorCode) => findErrorLines(errorCode, log),
      sayFailure,
    })
    const words = said.join('\n')
    return { code, words, complaint: complaints.join('\n'), data: () => JSON.parse(words) }
  }
}
