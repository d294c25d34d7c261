import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The guide a host is back from paying for, told once: it goes from the address, so that a reload or back says nothing. */
export function useBought() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('bought')
  const [bought, setBought] = useState(inAddress)
  if (inAddress !== null && inAddress !== bought) setBought(inAddress)
  const isInAddress = inAddress !== null
  useEffect(() => {
    if (!isInAddress) return
    const withoutIt = (params: URLSearchParams) =>
      new URLSearchParams([...params].filter(([name]) => name !== 'bought'))
    setParams(withoutIt, { replace: true, preventScrollReset: true })
  }, [isInAddress, setParams])
  return bought
}
