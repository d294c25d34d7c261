import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ConnectionLimits } from './connection-limits.ts'

export type TurnedAway = 'full' | 'headers' | 'late' | 'malformed' | 'requests' | 'slow'

type ServerOptions = {
  limits: ConnectionLimits
  /** Hears of everybody whom the listener did not answer, or not to the end. */
  onTurnedAway?: (reason: TurnedAway) => void
  clock?: () => number
}

/** One connection. */
type Visit = { asked: number; unanswered: Set<ServerResponse> }

/** A server in front of the listener that gives no connection more than its share. */
export function openServer(
  listener: RequestListener,
  { limits, onTurnedAway = () => {}, clock }: ServerOptions,
) {
  const server = createServer({
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
  })
  server.maxConnections = limits.maxConnections
  server.maxRequestsPerSocket = limits.maxRequestsPerConnection
  // What is beyond it is left out unsaid: one more than we take tells that there were too many.
  server.maxHeadersCount = limits.maxHeaders + 1
  const visits = new Map<Socket, Visit>()
  const pace = openPaceKeeper(limits, () => onTurnedAway('slow'), clock)

  server.on('connection', (socket: Socket) => {
    visits.set(socket, { asked: 0, unanswered: new Set() })
    socket.once('close', () => visits.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    const visit = visits.get(socket)
    // What came with the same bytes as the one that was too many is still read out.
    if (socket.destroyed) return
    if (visit) note(visit, response)
    if (visit && visit.unanswered.size > limits.maxUnanswered) {
      onTurnedAway('requests')
      socket.destroy()
      return
    }
    response.once('close', () => {
      visit?.unanswered.delete(response)
      if (!server.listening && visit?.unanswered.size === 0) socket.destroySoon()
    })
    if (request.rawHeaders.length / 2 > limits.maxHeaders) {
      onTurnedAway('headers')
      response.writeHead(431, goodbye).end()
      return
    }
    pace.watch(request, response)
    listener(request, response)
  })

  function note(visit: Visit, response: ServerResponse) {
    visit.asked += 1
    visit.unanswered.add(response)
    // Node itself only announces the end: it would answer each further one with a 503.
    if (visit.asked === limits.maxRequestsPerConnection) sayGoodbye(response)
  }

  server.on('drop', () => onTurnedAway('full'))
  server.on('dropRequest', () => onTurnedAway('requests'))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') return void socket.destroy()
    const { reason, status } = mistakes[error.code ?? ''] ?? malformed
    onTurnedAway(reason)
    const { unanswered = [] } = visits.get(socket as Socket) ?? {}
    const isSpokenTo = [...unanswered].some(({ headersSent }) => headersSent)
    if (isSpokenTo) socket.destroy()
    else refuse(socket, status)
  })
  server.once('close', pace.stop)

  return {
    server,
    connections: () => visits.size,
    /** Lets nobody in any more, and ends when what was asked is answered. Who asks nothing is not waited for. */
    end() {
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      server.close(() => resolve())
      for (const [socket, { unanswered }] of visits) {
        if (unanswered.size === 0) socket.destroy()
        // After an answer that says so Node closes: it is said with the last one.
        const last = [...unanswered].at(-1)
        if (last) sayGoodbye(last)
      }
      return ended
    },
  }
}

function sayGoodbye(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

const goodbye = { Connection: 'close', 'Content-Length': 0 }

const malformed = { reason: 'malformed', status: 400 } as const

const mistakes: Record<string, { reason: TurnedAway; status: number }> = {
  HPE_HEADER_OVERFLOW: { reason: 'headers', status: 431 },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { reason: 'malformed', status: 413 },
  ERR_HTTP_REQUEST_TIMEOUT: { reason: 'late', status: 408 },
}

/** There is no request that could be answered: the line alone, and the end. */
function refuse(socket: Duplex, status: number) {
  if (!socket.writable) return void socket.destroy()
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`, () =>
    socket.destroy(),
  )
}

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
