/**
 * A process of its own that takes a photo on the database and folder of its arguments, answers with its path, and
 * begins to make its AVIF: then it says which process it has for that.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { openLog } from '#server/operation/log.ts'
import { openAvifs } from '#server/photos/make-avifs.ts'
import { uploadPhoto } from '#server/photos/upload-photo.ts'
import { resourcesOn } from '#server/resources.ts'
import { makeHost } from '#tests/guides/factories.ts'
import { makePicture } from '#tests/guides/pictures.ts'

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const resources = await resourcesOn({
  config: readConfig({ DATA_DIR: dataDir, APP_URL: 'http://zaguan.test' }),
  log: openLog({ level: 'fatal', readable: false }),
  database: await openDatabase({ databaseUrl, dataDir, poolSize: 2 }),
})
const { id: hostId } = await makeHost(resources.db)
const bytes = await makePicture({ width: 1600, height: 1200 }).toBuffer()
const { path } = await uploadPhoto(resources, { hostId, bytes })
console.log(path)
const { afterwards } = resources.photos.encoders
const making = openAvifs(resources).workOff()
while (afterwards.pid() === undefined) await wait(1)
console.log(afterwards.pid())
await making
