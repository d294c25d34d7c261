export type FieldWords = {
  readonly label: string
  readonly example?: string
  readonly hint?: string
}

type ChoiceWords<Choice extends string> = FieldWords & {
  readonly choices: Readonly<Record<Choice, string>>
}

export type ListWords = {
  readonly title: string
  readonly hint?: string
  /** What one of them is called. */
  readonly entry: string
  readonly add: string
}

/** What nobody fills in. */
type Inner = 'id' | 'entryId' | 'key' | 'featureIds'

/** Locks are called the same wherever they stand. */
type Lock = `${string}tayOnly`

/** The words of a part of the guide under the same keys: a field without words does not type-check. */
export type WordsOf<Part> = [Part] extends [readonly (infer Entry)[]]
  ? string extends Entry
    ? ListWords & { readonly examples: readonly string[] }
    : ListWords & { readonly each: WordsOf<Entry> }
  : [Part] extends [string]
    ? string extends Part
      ? FieldWords
      : ChoiceWords<Part>
    : [Part] extends [number | boolean | null]
      ? FieldWords
      : {
          readonly [Key in Exclude<keyof Part, Inner | Lock>]: WordsOf<
            Exclude<Part[Key], undefined>
          >
        }
