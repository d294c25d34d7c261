import { useGuestScreen } from '#web/guest/guest-screen.ts'

/** What floats above the bar when the guide on screen is not the newest there is. */
export function Notices() {
  const { words } = useGuestScreen()
  return (
    <>
      <p
        className="g-notice g-notice-alone"
        role="status"
        data-when={words.offlineSince('{when}')}
      />
      <p className="g-notice g-notice-changed" role="status">
        <span>{words.updated}</span>
        <button type="button" className="g-button" data-reload="">
          {words.showUpdate}
        </button>
      </p>
    </>
  )
}
