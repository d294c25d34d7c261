/** A menu that leads to a place on this page is closed on the way. */
export function closeMenu() {
  document.addEventListener('click', ({ target }) => {
    const menu = target instanceof Element && target.closest('a') && target.closest('[popover]')
    if (menu instanceof HTMLElement) menu.hidePopover()
  })
}
