const codes =
  /^(E(CONNREFUSED|CONNRESET|CONNABORTED|TIMEDOUT|NOTFOUND|PIPE|AI_AGAIN|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|ADDRNOTAVAIL)|08\w{3}|53\w{3}|57P0\d|25006|40P01|55000)$/

/** `pg` gives what happens to a connection words and no code. */
const words =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** A database or store that does not answer, or is out of room: worth asking again, unlike a bug. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // The database's own socket is a file, which is gone while the database is.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  return codes.test(code) || words.test(error.message) || isConnectionLost(error.cause)
}
