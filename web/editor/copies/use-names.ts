import { copiesCopy } from '#web/copy/copies.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import type { OtherGuide } from './copying.ts'

const mostNamed = 3

/** Some guides in one phrase; of many the first few, and how many more. */
export function useNames() {
  const { more } = useCopy(copiesCopy)
  const list = new Intl.ListFormat(regionOf[useLocale()], { type: 'conjunction' })
  return (guides: readonly OtherGuide[]) => {
    const names = guides.map(({ name }) => name.trim())
    const rest = names.length - mostNamed
    return list.format(rest > 1 ? [...names.slice(0, mostNamed), more(rest)] : names)
  }
}
