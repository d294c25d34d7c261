import type { Fact } from '#domain/guide/reader/fact.ts'
import { trimMarks } from '#domain/guide/reader/form/trim-marks.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { findLabelled, type Labelled } from './values.ts'

const longestTitle = 80
/** A sentence without a mark in it stays whole up to there. */
const longestWhole = 160

/** "Hot water – the switch is by the pantry": few words before the only stroke, but behind an hour a stroke parts hours. */
export function findDashed(words: string): Labelled | undefined {
  const [label = '', value = '', ...others] = words.split(/\s[-–—]\s/).map((part) => part.trim())
  const isHour = /\d(?:\s?[ap]\.?m\.?)?$/i.test(label) && !/^\p{Lu}\p{L}{3,20}\s\d$/u.test(label)
  const isName = /^[^.:;!?\n]{2,60}$/.test(label) && !isHour
  return isName && value !== '' && others.length === 0 ? { label, value } : undefined
}

/** "Hot tub: five people", "Hot tub – five people": a name, and what is said of it. */
export function findNamed(words: string): Labelled | undefined {
  return findLabelled(words) ?? findDashed(words)
}

/** The first clause of some words as their title, and the rest. */
export function splitTitle(words: string): { title: string; notes: string } {
  // "No fumar / No smoking": what stands after a stroke. "(Cierra con seguro)": all of it in brackets.
  const text = words
    .trim()
    .replace(/^[/|–-]\s/, '')
    .replace(/^\(([^()]{1,400})\)$/, '$1')
  const end = text.length <= longestTitle && !/[.;:\n]\s/.test(text) ? text.length : endOf(text)
  return {
    title: trimMarks(text.slice(0, end), { behind: '.,;:·' }),
    notes: text
      .slice(end)
      .replace(/^(?:[\s.,;:]|[–—-]\s){1,9}/, '')
      .trim(),
  }
}

/**
 * "Mr. Leslie", "Av. Juárez", «10 p. m.»: a short word in capitals before a stop is cut short, and a single letter; so is a
 * small one before the name of a street and its number («en av. Juárez 97»).
 */
const clauseEnd =
  /(?:(?<!(?<!\p{L})(?:\p{Lu}\p{Ll}{1,2}|\p{Ll}|\p{Ll}{2,4}(?=\.(?:\s\p{Lu}\p{Ll}{1,20}){1,3}\s\d)))\.|[;:!\n])\s/gu

function endOf(text: string): number {
  const start = text.slice(0, longestTitle + 1)
  // "(max. 2)" ends nothing.
  const plain = start.replace(/\([^()]{0,80}\)/g, (inside) => '_'.repeat(inside.length))
  for (const marks of [plain.matchAll(clauseEnd), start.matchAll(/,\s|\s[-–—]\s|\s\(/g)]) {
    const found = [...marks].find(({ index }) => index >= 3)
    if (found) return found.index + (found[0].startsWith('!') ? 1 : 0)
  }
  const [sentence = text.length] = Array.from(text.matchAll(clauseEnd), ({ index }) => index)
  if (sentence <= longestWhole) return sentence
  const space = start.lastIndexOf(' ')
  return space > 20 ? space : longestTitle
}

/** What has no field of its own is a block of its section. */
export function blockOf(section: SectionType, words: string): Fact {
  const { title, notes } = splitTitle(words)
  return { kind: 'block', section, title, body: notes }
}
