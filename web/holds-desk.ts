/** Whether `/` was answered with a host's desk; for everybody else it is the landing page. */
export function holdsDesk(home: unknown) {
  return typeof home === 'object' && home !== null && 'desk' in home
}
