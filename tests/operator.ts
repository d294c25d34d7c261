import type { Pool } from 'pg'
import { sayFailure, toolsOn } from '#server/command-line/open-admin.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { findErrorLines } from '#server/operation/find-error.ts'
import { runAdmin } from '#server/operator/commands/program.ts'
import type { Tools } from '#server/operator/tools.ts'

type Wishes = Partial<Tools> & { dataDir?: string; log?: readonly string[]; pool?: Pool }

export const loadSite = async () => (await import('#web/guest/render-site.tsx')).renderSite

/** Only what holds photos wants one. */
export const noPool = undefined as unknown as Pool

/** The operator's command on a database: what it ends with, says and complains of. */
export function adminOn(
  db: Db,
  { dataDir = '/nowhere', log = [], pool = noPool, ...parts }: Wishes = {},
) {
  const config = readConfig({ APP_URL: 'http://zaguan.test', DATA_DIR: dataDir })
  return async (...args: string[]) => {
    const said: string[] = []
    const complaints: string[] = []
    const code = await runAdmin(args, {
      open: async ({ operator = 'tester' }) => ({
        tools: { ...toolsOn({ config, db, pool, operator, loadSite }), ...parts },
        close: async () => {},
      }),
      say: (words) => said.push(words),
      complain: (words) => complaints.push(words),
      findLines: (errorCode) => findErrorLines(errorCode, log),
      sayFailure,
    })
    const words = said.join('\n')
    return { code, words, complaint: complaints.join('\n'), data: () => JSON.parse(words) }
  }
}
