import { saysNothing as isEmpty } from '#domain/guide/blanks.ts'
import { isLockName } from '#domain/guide/facts.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { room as roomSchema } from '#domain/guide/sections/house-manual.ts'
import { isRecord } from '#domain/values/read-json.ts'
import { findStayTime, storedTimeOf } from '#domain/values/stay-times.ts'
import { isBlank } from '#domain/values/text.ts'
import { toEditorRoom } from '#web/editor/form/editor-form.ts'

/** The form without what says nothing: outer spaces, blank entries, and two ways to write one time. */
export function comparableForm(form: GuidebookForm): unknown {
  const { translations: _, unconfirmed: __, ...own } = form
  const { welcome, houseManual } = form
  const { checkInPeriod, checkOutPeriod, ...told } = welcome
  const times = {
    checkInHour: timeText(welcome.checkInHour, checkInPeriod),
    checkOutHour: timeText(welcome.checkOutHour, checkOutPeriod),
  }
  const filled = houseManual.rooms.filter((room) => !isEmpty(roomSchema, room))
  const rooms = filled.map(toEditorRoom)
  return withoutBlanks({
    ...own,
    welcome: { ...told, ...times },
    houseManual: { ...houseManual, rooms },
  })
}

export function isPhotoPath(path: readonly string[]) {
  return path.at(-1) === 'photoUrl'
}

function timeText(hour: string, period: GuidebookForm['welcome']['checkInPeriod']) {
  return findStayTime(storedTimeOf({ hour, period }))?.time24 ?? hour
}

function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return isBlank(value) ? '' : value.trim()
  if (Array.isArray(value)) return value.map(withoutBlanks).filter((entry) => !saysNothing(entry))
  if (!isRecord(value)) return value
  // A lock that is open and one that nobody speaks of are the same.
  const told = Object.entries(value).filter(([key, part]) => part === true || !isLockName(key))
  return Object.fromEntries(told.map(([key, part]) => [key, withoutBlanks(part)]))
}

/** An entry that says nothing is not stored, whatever is chosen in it. */
function saysNothing(value: unknown): boolean {
  if (typeof value === 'string') return value === ''
  if (typeof value === 'number') return false
  if (Array.isArray(value)) return value.every(saysNothing)
  if (!isRecord(value)) return true
  return Object.entries(value).every(([key, part]) => isChosen(key) || saysNothing(part))
}

/** What an entry has without anybody having typed it. */
const isChosen = (key: string) => ['id', 'entryId', 'key', 'category', 'kind', 'by'].includes(key)
