import { Pool, type PoolClient } from 'pg'

type Borrow = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void

/**
 * A pool that survives connections dying in a borrower's hands: plain `pg` ends the process when nobody listens to
 * the client's error, and loses the place for good when the borrower fails before it could give the client back.
 */
export class SteadyPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(borrow: Borrow): void
  override connect(borrow?: Borrow) {
    if (borrow) return super.connect(borrow)
    // In a promise's `then` it would be too late: what the database says last may come in the same read as the connection.
    return new Promise<PoolClient>((resolve, reject) => {
      super.connect((error, client) => (client ? resolve(returnedAtDeath(client)) : reject(error)))
    })
  }
}

function returnedAtDeath(client: PoolClient) {
  const giveBack = client.release
  let isBack = false
  function giveBackOnce(error?: Error | boolean) {
    if (isBack) return
    isBack = true
    client.off('error', giveBackOnce)
    giveBack(error)
  }
  client.on('error', giveBackOnce)
  client.release = giveBackOnce
  return client
}
