/** Without a statement's parameters, the value a database stumbled over, addresses and password hashes. */
export function withoutInput(text: string) {
  return withoutLast(withoutLast(text, '\nparams: '), ': "')
    .replace(/[\w.+@-]+/g, (run) => (run.includes('@') ? '(address)' : run))
    .replace(/[\w$:.=+/,-]+/g, (run) => {
      // Of argon2, or of scrypt.
      const isHash = (part: string) => /\$argon2|^[0-9a-f]{32}:[0-9a-f]{64}/.test(part)
      return run.split(',').some(isHash) ? '(hash)' : run
    })
}

/** What follows such a beginning came from outside; only the calls that led there stay. */
function withoutLast(text: string, beginning: string) {
  const from = text.indexOf(beginning)
  if (from < 0) return text
  const calls = text.indexOf('\n    at ', from)
  return text.slice(0, from) + (calls < 0 ? '' : text.slice(calls))
}
