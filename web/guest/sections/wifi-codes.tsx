import type { GuestWifi } from '#domain/guest/guest-guide.ts'
import { type GuestScreen, useGuestScreen } from '#web/guest/guest-screen.ts'
import { QrShape } from '#web/ui/qr-code.tsx'

/** Every network's code, drawn once: a network stands in more than one section. */
export function WifiCodes() {
  const screen = useGuestScreen()
  return (
    <svg className="g-shapes" aria-hidden="true" focusable="false">
      {screen.guide.wifi.map(
        (network) =>
          network.qr && (
            <QrShape key={network.ssid} id={wifiCodeId(screen, network)} text={network.qr} />
          ),
      )}
    </svg>
  )
}

export function wifiCodeId({ guide, idPrefix }: GuestScreen, network: GuestWifi) {
  return `${idPrefix}wifi-code-${guide.wifi.indexOf(network)}`
}
