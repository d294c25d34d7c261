/** What was typed unseen is shown, and hidden again, by the button beside it; its other name waits in the attribute. */
export function showPasswords() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-shows-password]')) {
    button.addEventListener('click', () => {
      const field = button.parentElement?.querySelector('input')
      if (!field) return
      field.type = field.type === 'password' ? 'text' : 'password'
      const label = button.ariaLabel ?? ''
      button.ariaLabel = button.dataset.showsPassword ?? ''
      button.dataset.showsPassword = label
      for (const icon of button.children) icon.classList.toggle('hidden')
    })
  }
}
