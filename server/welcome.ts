import { Hono } from 'hono'
import { sendPage } from './guest/finished-page.ts'
import { moduleFile } from './guest/guest-files.ts'
import type { Resources } from './resources.ts'
import type { DemoLogin } from './seed-demo.ts'

type Greeted = Pick<Resources, 'config' | 'appUrl'> & {
  database: Pick<Resources['database'], 'hasRowSecurity'>
  mail: Pick<Resources['mail'], 'keepsMails'>
  payments: Pick<Resources['payments'], 'sandboxUrl'>
}

export const withoutRowSecurity =
  'WARNING: row-level security is OFF: the database role may not take zaguan_host, zaguan_guest and zaguan_system, so one wrong query could show a host the data of another. docs/operating.md says which roles to create and grant.'

/** What a person at a terminal reads once everything runs. */
export function welcome(
  { config, database, appUrl, mail, payments }: Greeted,
  demo: DemoLogin | undefined,
) {
  const address = appUrl()
  if (config.isProduction) {
    const listens = `${config.productName} listens at ${address}`
    return database.hasRowSecurity ? listens : `${listens}\n${withoutRowSecurity}`
  }
  return [
    '',
    `  ${config.productName}      ${address}`,
    `  Sample guide ${address}/g/muestra`,
    ...(demo ? [`  Demo host    ${demo.email}, password ${demo.password}`] : []),
    ...(mail.keepsMails ? [`  Mails        ${address}/dev/mailbox`] : []),
    ...(payments.sandboxUrl
      ? [`  Payments     ${payments.sandboxUrl} (sandbox, no real money)`]
      : []),
    '',
  ].join('\n')
}

/** The one script of visitors' pages: its address, and the route that answers there. */
export function openVisitorModule(script: string) {
  const file = moduleFile('/-/', script)
  const routes = new Hono().get('/-/:file', (c) => sendPage(c, file.find(c.req.param('file'))))
  return { address: file.address, routes }
}
