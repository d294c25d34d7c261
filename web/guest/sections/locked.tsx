import { chatAddress } from '#domain/values/links/chat-address.ts'
import { timeIn } from '#domain/values/zoned-time.ts'
import { formatDay } from '#web/copy/formats/format-days.ts'
import { placeOfZone } from '#web/copy/formats/place-of-zone.ts'
import { Icon, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { ActionLink } from './contact-links.tsx'
import { HostText } from './host-text.tsx'

type LockedProps = {
  what?: 'code' | 'password' | 'part'
  /** Offers a file for the calendar: once on a page. */
  remind?: boolean
}

/** In the place of what is only for those who stay: when it comes, or where it is and whom to ask. */
export function Locked({ what = 'code', remind = false }: LockedProps) {
  const { stay } = useGuestScreen().guide
  return (
    <div className="g-lock">
      <Icon name="lock" />
      {stay ? <OpensLater {...stay.moments} remind={remind} /> : <IsOnTheOtherLink what={what} />}
    </div>
  )
}

/** The same of an entry whose name stands; with the stay open nothing stands in its place. */
export function LockedPart() {
  const { guide } = useGuestScreen()
  return guide.stay?.isOpen ? null : <Locked what="part" />
}

export function TextOrLock({ text, isLocked }: { text?: string; isLocked?: boolean }) {
  return isLocked ? <Locked what="part" /> : text && <HostText text={text} />
}

function OpensLater({ opensAt, remind }: { opensAt: number; remind: boolean }) {
  const { guide, words, locale, stayPath } = useGuestScreen()
  const { timeZone } = guide
  const day = formatDay(opensAt, locale, timeZone)
  const hour = timeIn(timeZone, opensAt)
  return (
    <>
      <p>{words.opensAt({ day, hour, place: placeOfZone(timeZone, locale) })}</p>
      {remind && stayPath && (
        <p className="g-actions">
          <ActionLink href={`${stayPath}/codes.ics`} icon="bell">
            {words.remindMe}
          </ActionLink>
        </p>
      )}
    </>
  )
}

function IsOnTheOtherLink({ what }: Required<Pick<LockedProps, 'what'>>) {
  const { guide, words, idPrefix } = useGuestScreen()
  const { host, tabs } = guide
  const name = tabs.welcome.arrival.hostName ?? words.yourHostInText
  const { dial, whatsapp } = host?.phone?.phone ?? {}
  const isByChat = host?.phone?.type === 'whatsapp' && whatsapp
  return (
    <p>
      {words.lockedWhere[what]}
      <span>
        {dial && (
          <>
            {' '}
            {words.noLink}{' '}
            {isByChat ? (
              <a
                href={chatAddress({ number: whatsapp, text: words.askForCode(guide.name) })}
                target="_blank"
                rel="noopener"
              >
                {words.writeName(name)}
              </a>
            ) : (
              <a href={`tel:${dial}`}>{words.callName(name)}</a>
            )}
          </>
        )}
        {host && (
          <>
            {' · '}
            <a href={`#${idPrefix}locked`} data-sheet="">
              {words.otherWays}
            </a>
          </>
        )}
      </span>
    </p>
  )
}
