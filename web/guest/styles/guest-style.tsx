import guestStyle from './preview.css?url'

/** The guests' own style. A page names it where it begins: what is drawn over the page later then finds it there. */
export function GuestStyle() {
  return <link rel="stylesheet" href={guestStyle} precedence="guest" />
}
