const minute = 60
const hour = 60 * minute

/** How long what a mail carries can be used. */
export const linkSeconds = {
  confirm: 24 * hour,
  reset: hour,
  magic: 15 * minute,
  code: 10 * minute,
}
