import type { GuestWifi } from '#domain/guest-guide.ts'
import { QrShape } from '#web/ui/qr-code.tsx'
import { type GuestScreen, useGuestScreen } from './guest-screen.ts'

/** Every network's code, drawn once: a network stands in more than one section. */
export function WifiCodes() {
  const screen = useGuestScreen()
  return (
    <svg className="g-shapes" aria-hidden="true" focusable="false">
      {screen.guide.wifi.map((network) => (
        <QrShape key={network.ssid} id={wifiCodeId(screen, network)} text={network.qr} />
      ))}
    </svg>
  )
}

export function wifiCodeId({ guide, idPrefix }: GuestScreen, network: GuestWifi) {
  return `${idPrefix}wifi-code-${guide.wifi.indexOf(network)}`
}
