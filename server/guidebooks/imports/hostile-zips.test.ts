import { describe, expect } from 'vitest'
import { openHome } from '#tests/guides/leaving-home.ts'
import {
  expectRefused,
  guideJson,
  many,
  type RefusedZips,
  zipsOf,
} from '#tests/guides/refused-zips.ts'
import { test } from '#tests/server-test.ts'
import { type MadeFile, zipOf } from '#tests/zips.ts'

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)

const unsafe = ['../guide.json', 'photos/../../x', '/etc/passwd', 'C:/x', 'a\\..\\b', 'a\u0000b']

const refused: RefusedZips = {
  import_damaged: {
    'is no zip': () => Buffer.from('<html>not a zip</html>'),
    'is empty': () => Buffer.alloc(0),
    'was cut off': () => zipOf([guideJson()]).subarray(0, -30),
    'was cut in the middle': () => zipOf([guideJson()]).subarray(60),
    'is not what its sums say': () => saying({ crc: 7 }),
    'unpacks to more than it says': () => saying({ size: 10 }),
    'has a guide.json of 100 MB that says it is small': () =>
      zipOf([{ name: 'guide.json', content: zeros(100), says: { size: 5000 } }]),
    'has photos that are all the same bytes': () =>
      zipOf([
        guideJson(),
        ...many(400, (n) => ({ name: `photos/${n}.png`, content: 'x', says: { at: 0 } })),
      ]),
    'has files that begin within each other': () =>
      zipOf([guideJson(), { name: 'a', content: 'x', says: { at: 20 } }]),
    'says that a file begins beyond its end': () => saying({ at: 0x50000000 }),
    'says that a file is longer than it is itself': () => saying({ packedSize: 0x7fffffff }),
    'is packed in a way nobody knows': () => saying({ method: 99 }),
    'has a page before it': () =>
      Buffer.concat([Buffer.from('<script>alert(1)</script>'), zipOf([guideJson()])]),
  },
  import_goes_on: {
    'goes on after its end': () =>
      Buffer.concat([Buffer.from(zipOf([guideJson()])), Buffer.from('more')]),
  },
  import_encrypted: {
    'has a password': () => saying({ flags: 0x801 }),
  },
  import_unpacks_too_large: {
    'has a guide.json of 100 MB': () => zipOf([{ name: 'guide.json', content: zeros(100) }]),
    'has a bomb beside its guide': () =>
      zipOf([guideJson(), { name: 'photos/bomb.jpg', content: zeros(20) }]),
    'says of itself that it unpacks to terabytes': () =>
      zipOf(many(300, (n) => ({ name: `${n}`, content: 'x', says: { size: 0xfffffff0 } }))),
  },
  import_too_many_files: {
    'has 10,000 files': () => zipOf(many(10_000, (n) => ({ name: `${n}`, content: '' }))),
  },
  import_unsafe_names: {
    ...Object.fromEntries(
      unsafe.map((name) => [
        `names a file ${JSON.stringify(name)}`,
        () => zipOf([guideJson(), { name, content: 'x' }]),
      ]),
    ),
    'has a link to elsewhere': () => {
      const says = { attributes: (0o120777 << 16) >>> 0 }
      return zipOf([guideJson(), { name: 'photos/001.jpg', content: '/etc/passwd', says }])
    },
    'has two files of one name': () => zipOf([guideJson(), guideJson()]),
  },
  import_no_guide: {
    'has no guide': () => zipOf([{ name: 'photo.jpg', content: 'x' }]),
    'has several guides': () =>
      zipOf(['a', 'b'].map((folder) => ({ ...guideJson(), name: `${folder}/guide.json` }))),
    'holds another zip and no guide': () =>
      zipOf([{ name: 'inner.zip', content: zipOf([guideJson()]) }]),
  },
}

function saying(says: MadeFile['says'] & {}) {
  return zipOf([{ ...guideJson(), says }])
}

describe('a zip that', () => {
  test.for(zipsOf(refused))(
    '%s is refused in words, and nothing is made',
    async ([, make, code], { server }) => {
      await expectRefused(server, await make(), code)
    },
  )

  test('is larger than we take is refused by its length alone, and as it comes', {
    tags: 'long',
  }, async ({ server }) => {
    const home = await openHome(server)
    const says = await home.call('POST', '/guidebooks/import', {
      body: Buffer.from('x'),
      headers: { 'content-type': 'application/zip', 'content-length': '300000000' },
    })
    expect(says).toMatchObject({ status: 413, body: { code: 'import_too_large' } })
    const { token } = await server.resources.auth.issueAccessToken(home.id)
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(4 * 1024 * 1024))
      },
    })
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/zip', authorization: `Bearer ${token}` },
      body,
      duplex: 'half',
    }
    const comes = await server.front.request('http://zaguan.test/api/guidebooks/import', init)
    expect(comes.status).toBe(413)
    expect(sent).toBeLessThan(60)
  })

  test('nobody has room for is refused before its photos are worked on', { tags: 'long' }, async ({
    server,
  }) => {
    const home = await openHome(server)
    const { zip } = await home.leave()
    const other = await openHome(server)
    await other.fillAccount()
    expect((await other.send(zip)).body.code).toBe('guidebook_limit')
  })
})

test('more than an hour’s worth of zips are asked to wait, and told how long', async ({
  server,
}) => {
  const home = await openHome(server)
  await server.resources.limits.imports.spend(home.id, 60)
  const answer = await home.send(zipOf([guideJson()]))
  expect(answer).toMatchObject({ status: 429, body: { code: 'import_limit' } })
  expect(answer.body.error).toContain('Vuelve a intentar en 60 minutos.')
  expect(answer.headers.get('retry-after')).toMatch(/^3[56]\d\d$/)
})
