import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ConnectionLimits } from './connection-limits.ts'

type Pace = Pick<ConnectionLimits, 'patienceMs' | 'leastBytesPerSecond' | 'checkMs'>

type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** Since when the visitor alone has been waited for, and what had been moved by then. */
  since: number
  moved: number
  /** Nobody reads what still comes of the body then. */
  isAnswered: boolean
}

/** Ends exchanges in which a visitor sends or reads so slowly that it is no use to anybody. */
export function openPaceKeeper(pace: Pace, onEnded: () => void, clock = () => performance.now()) {
  const exchanges = new Set<Exchange>()
  const leastPerMs = pace.leastBytesPerSecond / 1000

  function check() {
    const nowMs = clock()
    for (const exchange of exchanges) {
      if (exchange.isAnswered) hurry(exchange, nowMs)
      else if (!isWaiting(exchange)) begin(exchange, nowMs)
      else if (nowMs - exchange.since >= patienceWith(exchange)) judge(exchange, nowMs)
    }
  }

  function judge(exchange: Exchange, nowMs: number) {
    const movedPerMs = (movedIn(exchange) - exchange.moved) / (nowMs - exchange.since)
    if (movedPerMs >= leastPerMs) return begin(exchange, nowMs)
    end(exchange)
  }

  /** What is left of a body has the patience in all, however fast it comes: 45 minutes for nothing otherwise. */
  function hurry(exchange: Exchange, nowMs: number) {
    const { complete, socket } = exchange.request
    if (complete || socket.destroyed) exchanges.delete(exchange)
    else if (nowMs - exchange.since >= pace.patienceMs) end(exchange)
  }

  function end(exchange: Exchange) {
    exchanges.delete(exchange)
    onEnded()
    exchange.request.socket.destroy()
  }

  /** What was written in one piece counts once all of it is taken: that takes a while by itself. */
  function patienceWith({ request: { socket } }: Exchange) {
    return pace.patienceMs + socket.writableLength / leastPerMs
  }

  const timer = setInterval(check, pace.checkMs)
  timer.unref()

  return {
    watch(request: IncomingMessage, response: ServerResponse) {
      const exchange = { request, response, since: clock(), moved: 0, isAnswered: false }
      exchange.moved = movedIn(exchange)
      exchanges.add(exchange)
      response.once('close', () => {
        exchange.isAnswered = true
        exchange.since = clock()
        if (request.complete || request.socket.destroyed) exchanges.delete(exchange)
      })
    },
    check,
    stop: () => clearInterval(timer),
  }
}

function begin(exchange: Exchange, nowMs: number) {
  exchange.since = nowMs
  exchange.moved = movedIn(exchange)
}

/** Whether it is the visitor's turn: more of the body is to come and there is room for it, or bytes wait to be taken. */
function isWaiting({ request }: Exchange) {
  const isSending = !request.complete && request.readableLength < request.readableHighWaterMark
  return isSending || request.socket.writableLength > 0
}

/** What is written counts when it has been taken. */
function movedIn({ request: { socket } }: Exchange) {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength
}
