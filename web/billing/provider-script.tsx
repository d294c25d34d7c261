import { useEffect } from 'react'

const address = 'https://js.stripe.com/v3/'

type Provider = { Stripe?: (publishableKey: string) => unknown }

/** The provider's own script, which watches for fraud; only with a real key. The pages to pay at do without it. */
export function ProviderScript({ publishableKey }: { publishableKey: string | undefined }) {
  useEffect(() => {
    if (!publishableKey || document.querySelector(`script[src="${address}"]`)) return
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => (window as Provider).Stripe?.(publishableKey)
    document.head.append(script)
  }, [publishableKey])
  return null
}
