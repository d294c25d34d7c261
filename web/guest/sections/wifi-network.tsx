import type { GuestWifi } from '#domain/guest/guest-guide.ts'
import { Icon } from '#web/guest/frame/icons.tsx'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { CopyRow } from './copy-row.tsx'
import { Locked } from './locked.tsx'
import { wifiCodeId } from './wifi-codes.tsx'

/** How to get a device online: copy on this one, scan with another. */
export function WifiNetwork({ network }: { network: GuestWifi }) {
  const { words } = useGuestScreen()
  const { ssid, password, qr } = network
  return (
    <>
      <CopyRow label={words.network} value={ssid} what={words.networkName} />
      {password ? (
        <CopyRow label={words.password} value={password} what={words.passwordOf(ssid)} isMain />
      ) : qr ? (
        <p className="g-row g-soft">{words.noPassword}</p>
      ) : (
        <Locked />
      )}
      {qr && <CodeToScan network={network} />}
    </>
  )
}

function CodeToScan({ network }: { network: GuestWifi }) {
  const screen = useGuestScreen()
  const { words } = screen
  return (
    <details className="g-row g-code">
      <summary>
        <span className="g-soft">{words.otherDevice}</span>
        <span className="g-button">
          <Icon name="qr" />
          {words.showCode}
        </span>
      </summary>
      <svg className="g-qr" role="img" aria-label={words.wifiCode(network.ssid)}>
        <use href={`#${wifiCodeId(screen, network)}`} />
      </svg>
      <p className="g-soft">{words.scanCode}</p>
    </details>
  )
}
