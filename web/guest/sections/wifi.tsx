import type { GuestWifi } from '#domain/guest/guest-guide.ts'
import { type GuestScreen, Icon, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { QrShape } from '#web/ui/qr-code.tsx'
import { CopyRow } from './card.tsx'
import { Locked } from './locked.tsx'

export function WifiNetwork({ network }: { network: GuestWifi }) {
  const screen = useGuestScreen()
  const { words } = screen
  const { ssid, password, qr } = network
  return (
    <>
      <CopyRow label={words.network} value={ssid} what={words.networkName} />
      {password ? (
        <CopyRow label={words.password} value={password} what={words.passwordOf(ssid)} isMain />
      ) : qr ? (
        <p className="g-row g-soft">{words.noPassword}</p>
      ) : (
        <Locked what="password" />
      )}
      {qr && (
        <details className="g-row g-code">
          <summary>
            <span className="g-soft">{words.otherDevice}</span>
            <span className="g-button">
              <Icon name="qr" />
              {words.showCode}
            </span>
          </summary>
          <svg className="g-qr" role="img" aria-label={words.wifiCode(ssid)}>
            <use href={`#${wifiCodeId(screen, network)}`} />
          </svg>
          <p className="g-soft">{words.scanCode}</p>
        </details>
      )}
    </>
  )
}

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

const wifiCodeId = ({ guide, idPrefix }: GuestScreen, network: GuestWifi) =>
  `${idPrefix}wifi-code-${guide.wifi.indexOf(network)}`
