/** Puts a text on the clipboard; false when the browser refuses. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Pages without https have no clipboard of their own: an address in the local network, for one. */
function copyBySelection(text: string) {
  const source = document.createElement('textarea')
  source.value = text
  source.readOnly = true
  source.style.position = 'fixed'
  source.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(source)
  source.select()
  const isCopied = document.execCommand('copy')
  source.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
