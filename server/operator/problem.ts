/** What an operator asked for and cannot have: the message is the whole sentence. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem'
  readonly kind: 'refused' | 'not_found'

  constructor(message: string, kind: 'refused' | 'not_found' = 'refused') {
    super(message)
    this.kind = kind
  }
}
