/** A page sent asleep can be read, followed and sent as it is; its scripts are asked for at its reader's first sign. */
const moves = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
// What a reading machine does without a pointer.
const signs = [...moves, 'click', 'input', 'change']
const news = new BroadcastChannel('zaguan-session')

function wake() {
  for (const sign of signs) removeEventListener(sign, wake, true)
  news.close()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=asleep]')) {
    link.rel = 'modulepreload'
  }
  const asleep = document.querySelector<HTMLScriptElement>('script[type=asleep]')
  if (!asleep) return
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = asleep.nonce
  script.textContent = asleep.textContent
  asleep.replaceWith(script)
}

for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
// Somebody came in or left in another tab. Nothing was done here yet, so reading the page again loses nothing.
news.addEventListener('message', () => location.reload())
if (scrollY > 0 || document.activeElement !== document.body) wake()
