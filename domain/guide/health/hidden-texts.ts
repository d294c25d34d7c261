import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { fieldPathOf, mapTexts } from '#domain/guide/translations/words.ts'
import { hiddenFacts } from '#domain/guide/unconfirmed/waiting-facts.ts'

export type HiddenTexts = {
  /** The guide without them. */
  shown: GuidebookForm
  /** Their paths in the form. */
  paths: readonly string[]
}

/** What guests are not shown until the host confirms it; undefined where they are shown everything. */
export function hiddenTextsOf(form: GuidebookForm): HiddenTexts | undefined {
  const texts = hiddenFacts(form, form.unconfirmed).flatMap((fact) => fact.texts)
  if (texts.length === 0) return undefined
  const hidden = new Set(texts.map(({ path }) => path))
  const shown = mapTexts(form, ({ path, original }) => (hidden.has(path) ? '' : original))
  return { shown, paths: texts.map(fieldPathOf) }
}

/** Of what answers at a path, the text that waits: it may be a detail of the entry whose name stands there. */
export function waitingPath({ paths }: HiddenTexts, path: string): string {
  if (paths.includes(path)) return path
  const entry = /^.*?\.\d{1,6}(?=\.)/.exec(path)?.[0]
  return paths.find((each) => entry !== undefined && each.startsWith(`${entry}.`)) ?? path
}
