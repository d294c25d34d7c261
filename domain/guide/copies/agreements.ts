/** When an entry was last the same as in other guides, and what it said then. */
export type Agreement = {
  /** The same in every guide that said the same then. */
  agreement: string
  /** Of what it said. */
  digest: string
  /** Those before, the newest last. */
  earlier: readonly string[]
  /** Of what it said before it was last changed here. */
  said?: string | null
}

/** So many are remembered; one that is forgotten can only make an entry count as changed there. */
const mostEarlier = 20

/** What is known of an entry once it says the same as in other guides. */
export function agreedOn(
  known: Agreement | undefined,
  { agreement, digest }: Pick<Agreement, 'agreement' | 'digest'>,
): Agreement {
  if (!known || known.agreement === agreement) {
    return { agreement, digest, earlier: known?.earlier ?? [] }
  }
  return { agreement, digest, earlier: [...known.earlier, known.agreement].slice(-mostEarlier) }
}

type There = {
  /** Of what the entry says in the other guide now. */
  digest: string
  known: Agreement | undefined
}

/**
 * Whether an entry of another guide may follow this one: nobody has changed it there since the two last said the same.
 * Guides that were duplicated before anything was remembered are compared with what this one said before its change.
 */
export function mayFollow(there: There, here: Agreement | undefined): boolean {
  if (!here || !there.known) return [here?.said, here?.digest].includes(there.digest)
  return there.known.digest === there.digest && allOf(here).includes(there.known.agreement)
}

/** Whether two entries ever said the same as one another: the same id alone may be of a client's making. */
export function haveAgreed(one: Agreement | undefined, other: Agreement | undefined): boolean {
  if (!one || !other) return false
  const others = allOf(other)
  return allOf(one).some((agreement) => others.includes(agreement))
}

function allOf({ agreement, earlier }: Agreement) {
  return [...earlier, agreement]
}
