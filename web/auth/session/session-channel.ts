type Found = { hostId: string; email: string }
type News = 'signed_in' | 'signed_out'

export type SessionChannel = ReturnType<typeof openSessionChannel>

/** Who the server says is signed in; `unknown` when it cannot be asked just now. */
export async function checkSession(): Promise<Found | null | 'unknown'> {
  try {
    const answer = await fetch('/api/session', { cache: 'no-store' })
    if (answer.status === 401) return null
    if (!answer.ok) return 'unknown'
    const { user } = await answer.json()
    return { hostId: user.id, email: user.email }
  } catch {
    return 'unknown'
  }
}

/** What happens in the other tabs of this browser, and a way to tell them. */
export function openSessionChannel(onNews: (news: News) => void) {
  const channel = new BroadcastChannel('zaguan-session')
  channel.addEventListener('message', ({ data }) => {
    if (data === 'signed_in' || data === 'signed_out') onNews(data)
  })
  return {
    tell: (news: News) => channel.postMessage(news),
    close: () => channel.close(),
  }
}
