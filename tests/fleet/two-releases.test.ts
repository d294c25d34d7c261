/** @module-tag long */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/product.ts'
import { withoutNginx } from './fleet.ts'
import { startNginx } from './nginx.ts'

describe.skipIf(withoutNginx)(withoutNginx ?? 'nginx with the file that is shipped', () => {
  test('finds the files of a page with the process of its release', async () => {
    const behind = [await openRelease('older'), await openRelease('newer')]
    const nginx = await startNginx({ port: await freePort(), behind })
    onTestFinished(nginx.stop)
    const statusOf = async (path: string) => (await nginx.ask({ path })).status
    for (const name of ['older', 'newer', 'older', 'newer', 'newer']) {
      expect(await statusOf(`/assets/${name}.js`)).toBe(200)
    }
    expect(await statusOf('/assets/forgotten.js')).toBe(404)
    expect(await statusOf('/healthz')).toBe(200)
  })
})

/** A process that has the files of its own release only. */
async function openRelease(name: string) {
  const release = createServer(({ url }, response) => {
    response.statusCode = ['/healthz', `/assets/${name}.js`].includes(url ?? '') ? 200 : 404
    response.end()
  })
  release.listen(0, '127.0.0.1')
  await once(release, 'listening')
  onTestFinished(() => {
    release.closeAllConnections()
    release.close()
  })
  return (release.address() as AddressInfo).port
}
