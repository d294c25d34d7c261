import { useGuestScreen } from './guest-screen.ts'

export function PreviewNote() {
  const { words } = useGuestScreen()
  return <footer className="g-foot">{words.previewNote}</footer>
}
