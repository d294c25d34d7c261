/** Ends with 0 while the product of this machine answers that it is alive. */
const url = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`
const isAlive = await fetch(url, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isAlive ? 0 : 1
