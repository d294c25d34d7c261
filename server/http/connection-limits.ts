export type ConnectionLimits = ReturnType<typeof connectionLimits>

const second = 1000

/** What one connection may cost us, whoever is behind it. A proxy in front has limits of its own, and these hold without one. */
export function connectionLimits({ isBehindProxy }: { isBehindProxy: boolean }) {
  return {
    /** Ten thousand phones that rest, with room for those that ask; fewer than the files a process may open (LimitNOFILE). */
    maxConnections: 15_000,
    /** Those who knock in the same moment wait here to be let in; the system's own limit is usually 4,096. */
    waitingConnections: 4_096,
    /** Line and headers together: a browser sends 1 to 2 kB, an access token about 1, cookies of a neighbouring site some more. */
    maxHeaderBytes: 16 * 1024,
    /** A browser sends 20, proxies add as many. More is refused: left out quietly, one of them might be the proxy's. */
    maxHeaders: 128,
    /** Of a new connection, too: who says nothing for so long is not about to. */
    headersMs: 20 * second,
    /** From the first byte to the last of the body: 200 MB, the largest one, takes 28 minutes at 1 Mbit/s. */
    requestMs: 45 * 60 * second,
    /** A proxy that takes up a connection in the moment we end it shows its visitor a 502: it must be first. Caddy ends its own after 120 s, nginx and most balancers after 60. */
    keepAliveMs: isBehindProxy ? 125 * second : 10 * second,
    /** Then it is closed, so that none grows for ever: nginx's `keepalive_requests` is as many. */
    maxRequestsPerConnection: 1_000,
    /** Sent ahead of the answers, each would be worked on at once. Browsers and proxies wait for one before they ask the next. */
    maxUnanswered: 16,
    /** Who has let us wait for so long, sending or reading, must have moved this much a second: a telephone on 2G moves 5 kB. */
    patienceMs: 60 * second,
    leastBytesPerSecond: 2_000,
    /** How often all of these are looked at. */
    checkMs: 5 * second,
  }
}
