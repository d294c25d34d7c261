import { useGuestScreen } from '#web/guest/guest-screen.ts'

export function PreviewNote() {
  const { words } = useGuestScreen()
  return <p className="g-foot">{words.previewNote}</p>
}
