import { Hono } from 'hono'
import { sendPage } from './guest/answer-ready.ts'
import { moduleFile } from './guest/guest-files.ts'

/** The one script of visitors' pages: its address, and the route that answers there. */
export function openVisitorModule(script: string) {
  const file = moduleFile('/-/', script)
  const routes = new Hono().get('/-/:file', (c) =>
    sendPage(file.find(c.req.param('file')), {
      accepts: c.req.header('accept-encoding'),
      knows: c.req.header('if-none-match'),
    }),
  )
  return { address: file.address, routes }
}
