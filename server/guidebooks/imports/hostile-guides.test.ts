import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { openHome } from '#tests/guides/leaving-home.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import {
  expectRefused,
  guideJson,
  many,
  type RefusedZips,
  withForm,
  zipsOf,
} from '#tests/guides/refused-zips.ts'
import { test } from '#tests/server-test.ts'
import { type MadeFile, zipOf } from '#tests/zips.ts'

const scriptLink = 'javascript:alert(1)'

const refused: RefusedZips = {
  import_not_a_guide: {
    'has a guide.json that is none': () => withGuideJson('{"a":'),
    'has a list for a guide': () => withGuideJson('[]'),
    'has a guide of a thousand brackets': () => withGuideJson('['.repeat(1000)),
    'has another program’s JSON': () => zipOf([guideJson({ format: 'other' })]),
    'has a version that is none': () => zipOf([guideJson({ version: '1' })]),
    'has a version of nothing': () => zipOf([guideJson({ version: 0 })]),
    'has a version without end': () =>
      withGuideJson('{"format":"zaguan-guide","version":1e999,"form":{}}'),
    'has no form': () => zipOf([guideJson({ form: 'x' })]),
    'has a guide.json in another encoding': () =>
      withGuideJson(Buffer.from(String(guideJson().content), 'utf16le')),
    'has half a letter': () =>
      withGuideJson(Buffer.concat([Buffer.from('{"a":"'), Buffer.of(0xff), Buffer.from('"}')])),
  },
  import_newer_version: {
    'comes from a newer version': () => zipOf([guideJson({ version: 2 })]),
  },
  import_wrong_content: {
    'has texts that are no texts': () => withForm({ houseRules: { rules: [{ title: { a: 1 } }] } }),
    'has a list that is none': () => withForm({ houseRules: { rules: 7 } }),
    'has a link that is a script': () =>
      withForm({ sections: { checkout: { items: [{ title: 'x', linkUrl: scriptLink }] } } }),
    'has a maps link that is a script': () =>
      withForm({ localGuide: { places: [{ name: 'x', mapsLink: scriptLink }] } }),
    'has a video that is a script': () =>
      withForm({ checkout: { steps: [{ title: 'x', videoUrl: scriptLink }] } }),
    'has a text without end': () => withForm({ welcome: { note: 'x'.repeat(1_000_000) } }),
    'waits with nine thousand texts to be confirmed': () =>
      withForm({ unconfirmed: nineThousand('hash') }),
    'has nine thousand texts in another language': () =>
      withForm({ translations: { en: nineThousand({ text: 'x' }) } }),
    'has no name': () => withForm({ welcome: { propertyName: ' ' } }),
    'has numbers without end': () => withForm({ houseManual: { bedrooms: 1e300, maxGuests: -1 } }),
  },
  guide_text_limit: {
    'has more text than a guide may hold': () => {
      const rules = many(60, (n) => ({ title: `${n}`, notes: '→'.repeat(2900) }))
      return withForm({ houseRules: { rules } })
    },
  },
  import_photo: {
    'has a photo that is none': () => withPhoto('<script>alert(1)</script>'),
    'has a photo that is a page with a picture’s first letters': async () =>
      withPhoto(await headed()),
    'has a photo of fifty megabytes': () => withPhoto(Buffer.alloc(50 * 1024 * 1024, 'ab')),
    'has a photo that was cut off': async () => withPhoto((await picture()).subarray(0, 900)),
    'has a drawing with a script for a photo': () =>
      withPhoto('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'has a photo that is a zip as well': async () =>
      withPhoto(Buffer.concat([await picture(), zipOf([guideJson()])])),
  },
  import_encrypted: {
    'has a photo with a password': async () =>
      withPhoto(await picture(), { says: { flags: 0x801 }, isPacked: true }),
  },
  import_damaged: {
    'has a photo that is not what its sum says': async () =>
      withPhoto(await picture(), { says: { crc: 3 } }),
  },
  import_too_many_photos: {
    'has more photos than an account has room for': () => withPhotos(1_501),
  },
}

function nineThousand(text: unknown) {
  return Object.fromEntries(many(9000, (n) => [`houseRules.rules.r${n}.title`, text]))
}

describe('a zip that', () => {
  test.for(zipsOf(refused))(
    '%s is refused in words, and nothing is made',
    async ([, make, code], { server }) => {
      await expectRefused(server, await make(), code)
    },
  )

  test('has scripts in its texts and names of our own keeps them as text, and nothing of ours changes', async ({
    server,
  }) => {
    const home = await openHome(server)
    const script = '<script>alert(1)</script>'
    const zip = zipOf([
      {
        name: 'guide.json',
        content: `{"format":"zaguan-guide","version":1,"__proto__":{"isAdmin":true},"form":{
          "__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},
          "translations":{"en":{"__proto__":{"text":"x"},"welcome.greeting":{"text":"${script}"}}},
          "welcome":{"propertyName":"${script}","greeting":"hola","photoUrl":"https://elsewhere.example/a.jpg"}}}`,
      },
    ])
    const id = randomUUID()
    expect((await home.send(zip)).body.summary).toMatchObject({ title: script, missing_photos: 1 })
    expect((await home.send(zip, id)).body.property.name).toBe(script)
    expect(Object.prototype).not.toHaveProperty('isAdmin')
    const { form } = (await home.call('GET', `/guidebooks/${id}`)).body
    expect(form.translations.en['welcome.greeting'].text).toBe(script)
    expect(form.welcome.photoUrl).toBe('')
  })
})

function withGuideJson(content: string | Uint8Array) {
  return zipOf([{ name: 'guide.json', content }])
}

function withPhoto(content: string | Uint8Array, file: Partial<MadeFile> = {}) {
  const photo = { name: 'photos/001.jpg', content, isPacked: false, ...file }
  return zipOf([
    guideJson({ form: { welcome: { propertyName: 'Casa', photoUrl: photo.name } } }),
    photo,
  ])
}

function picture() {
  return makePicture().toBuffer()
}

async function headed() {
  return Buffer.concat([
    (await picture()).subarray(0, 40),
    Buffer.from('<script>alert(1)</script>'),
  ])
}

/** As many as a guide has places for them, and more than it may bring. */
function withPhotos(count: number) {
  const names = many(count, (n) => `photos/${n}.jpg`)
  const parts = ['welcome', 'house_manual', 'local_guide', 'wifi_tech', 'emergency', 'house_rules']
  const sections = parts.map((part, at) => {
    const own = names.slice(at * 300, at * 300 + 300)
    const items = many(60, (n) => ({
      title: 'x',
      photos: own.slice(n * 5 - 4, n * 5).map((photoUrl) => ({ photoUrl })),
      photoUrl: own[n * 5 - 5] ?? '',
    }))
    return [part, { items }]
  })
  return zipOf([
    guideJson({
      form: { welcome: { propertyName: 'Casa' }, sections: Object.fromEntries(sections) },
    }),
    ...names.map((name) => ({ name, content: name })),
  ])
}
