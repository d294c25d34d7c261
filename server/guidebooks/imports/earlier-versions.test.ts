import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { guideFormatVersion } from '#domain/guide/exports/guide-file.ts'
import { sayCodes } from '#domain/guide/locks/keep-locks.ts'
import { openHome } from '#tests/guides/leaving-home.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { test } from '#tests/server-test.ts'
import { guideIn, unzip, zipOf } from '#tests/zips.ts'

/** As each version wrote it: these files are never changed. */
const versions = Array.from({ length: guideFormatVersion }, (_, at) => at + 1)

test.for(versions)(
  'a guide that left with version %i of the format comes in whole',
  async (version, { server }) => {
    const content = await readFile(
      new URL(`fixtures/guide-${version}.json`, import.meta.url),
      'utf8',
    )
    const picture = await makePicture().toBuffer()
    const photos = ['photos/001.jpg', 'photos/002.jpg'].map((name) => ({ name, content: picture }))
    const home = await openHome(server)
    const id = randomUUID()
    const sent = await home.send(zipOf([{ name: 'guide.json', content }, ...photos]), id)
    expect(sent.status).toBe(201)
    const left = JSON.parse(content)
    left.form = sayCodes(left.form, true)
    const again = guideIn(await unzip((await home.call('GET', `/guidebooks/${id}/export`)).bytes))
    expect(again.form.welcome).toEqual(left.form.welcome)
    expect(again.form.checkout).toEqual(left.form.checkout)
    expect(again.form.translations).toEqual(left.form.translations)
    if (version === guideFormatVersion) expect(again.form).toEqual(left.form)
  },
)
