import { useEffect } from 'react'
import { placeOfAddress } from './addresses.ts'
import type { FormAccess } from './form-access.ts'

/** In the address of the editor: which text of the guide it opens at. */
const addressParameter = 'at'

/** Once, when the editor opens: leads to the text that its address names. */
export function useShownAddress({ getValues }: FormAccess, jumpTo: (path: string) => void) {
  useEffect(() => {
    const address = new URL(location.href).searchParams.get(addressParameter)
    const path = address ? placeOfAddress(getValues(), address) : undefined
    if (path) jumpTo(path)
  }, [getValues, jumpTo])
}
