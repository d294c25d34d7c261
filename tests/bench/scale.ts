/**
 * What a million guides and ten million photos need and cost: measured here in small, computed from there on.
 * The assumptions are in `scale/assumptions.ts`; `--guides 2000` fills a smaller database, `--photo FILE` takes a photo of yours.
 */
import { parseArgs } from 'node:util'
import { documentedFigures } from './documented.ts'
import { conclude, type Row, shown } from './report.ts'
import { assumptions, prices } from './scale/assumptions.ts'
import { computeScale } from './scale/compute.ts'
import { measureGuides } from './scale/measure-guides.ts'
import { measurePhoto } from './scale/measure-photo.ts'
import { measureServing } from './scale/measure-serving.ts'

const { values } = parseArgs({
  options: { guides: { type: 'string', default: '20000' }, photo: { type: 'string' } },
})

/** An answer that nothing has changed: its headers. */
const bytesOfNoChange = 900

const serving = await measureServing()
/** More than the short work here makes of it: from the long run of `npm run bench:load`. */
const memoryUnderLoad = '200 guests, 20 hosts saving: memory early, late, peak'
const measured = {
  ...serving,
  ...(await measureGuides(Number(values.guides))),
  ...(await measurePhoto(values.photo)),
  loadedMb: Math.max(serving.workingMb, ...documentedNumbers(memoryUnderLoad)),
  bytesFirstVisit: Math.max(...documentedNumbers('bytes of a first visit')),
  bytesNextVisit: bytesOfNoChange,
}
const scale = computeScale({ measured, use: assumptions, cost: prices })

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const some = (value: number, digits = 1) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits })
const ms = (seconds: number) => `${some(seconds * 1000)} ms`

const rows: Row[] = [
  shown(
    'a guide as full as the sample, in Postgres with its indexes',
    `${whole(measured.bytesAGuide)} B`,
  ),
  shown('each version that is kept of it', `${whole(measured.bytesAVersion)} B`),
  shown('the row of a photo', `${whole(measured.bytesAPhotoRow)} B`),
  shown(
    'the row of a photo that a version shows, and of a save',
    `${whole(measured.bytesAVersionPhoto)}, ${whole(measured.bytesASave)} B`,
  ),
  shown(
    'a photo of 12 megapixels with its copies',
    `${whole(measured.bytesAPhoto)} B in ${measured.filesAPhoto} files`,
  ),
  shown('the copy a phone shows, 828 px', `${whole(measured.bytesShown)} B`),
  shown('processor time: making the copies', ms(measured.cpuSecondsAPhoto)),
  shown(
    'processor time: a save, and in Postgres',
    `${ms(measured.cpuSecondsASave)}, ${ms(measured.databaseSecondsASave)}`,
  ),
  shown(
    'processor time: a page that has to be drawn, and in Postgres',
    `${ms(measured.cpuSecondsADrawnPage)}, ${ms(measured.databaseSecondsADrawnPage)}`,
  ),
  shown('pages at hand for a second of one core', whole(serving.pagesACoreSecond)),
  shown(
    'memory of a process, rested and after work',
    `${serving.restingMb}, ${serving.workingMb} MB`,
  ),
  shown('memory of a process under load, at its most', `${measured.loadedMb} MB`),
  shown(
    'bytes of a first visit, and of the next',
    `${whole(measured.bytesFirstVisit)}, ${whole(measured.bytesNextVisit)}`,
  ),
  shown('published guides', whole(scale.published)),
  shown('guests and visits in a month', `${whole(scale.guests)}, ${whole(scale.visits)}`),
  shown('visits in a second at the peak', some(scale.visitsAtPeak)),
  shown('cores at the peak', some(scale.cores)),
  shown('processes, and their memory', `${scale.processes}, ${some(scale.memoryGb)} GB`),
  shown('database: cores and disk', `${scale.databaseCores}, ${whole(scale.databaseGb)} GB`),
  shown('photos in the store', `${some(scale.photosTb)} TB`),
  shown(
    'sent to guests in a month: pages, photos',
    `${some(scale.pagesTb, 2)} TB, ${some(scale.shownTb, 2)} TB`,
  ),
  shown('of that from the store, past the CDN', `${some(scale.fromStoreTb, 2)} TB`),
  ...Object.entries(scale.costs).map(([what, dollars]) =>
    shown(`a month: ${what}`, `${whole(dollars)} $`),
  ),
  shown('a month: all', `${whole(scale.total)} $`),
  shown(
    'a month: each guide, each published one',
    `${some(scale.aGuide * 100, 2)} ¢, ${some(scale.aPublishedGuide * 100, 2)} ¢`,
  ),
  shown('each guest', `${some(scale.aGuest * 100, 3)} ¢`),
]
await conclude('scale', rows)

function documentedNumbers(what: string) {
  const written = documentedFigures()
    .get(what)
    ?.match(/\d[\d,]*\d/g)
  if (!written) throw new Error(`${what} is not documented`)
  return written.map((number) => Number(number.replaceAll(',', '')))
}
