import { checkSession, openSessionChannel } from './session-channel.ts'

/** Agrees with the other tabs of this browser on who is signed in, on a page that has no router to do it. */
export function followSession(hostId: string | undefined) {
  openSessionChannel(async (news) => {
    if (!hostId) return news === 'signed_in' ? readAgain() : undefined
    const found = await checkSession()
    if (found === null && news === 'signed_out') location.assign('/login?notice=signed_out')
    if (found && found !== 'unknown' && found.hostId !== hostId) location.assign('/')
  })
}

/** Unless the page is what a form was answered: reading that again would send the form again. */
function readAgain() {
  if (!document.querySelector('[data-answer]')) location.reload()
}
