/**
 * Which words of dictionaries some files read, each followed from the name of its dictionary through the variables of a file:
 * as `deskCopy.search.label`, and from which of them one is chosen (`names[kind]`) or all are handed on (`words={names}`).
 */
export function wordsRead(dictionaries: string[], files: string[]) {
  const [ways, chosenFrom, handedOn] = [new Set<string>(), new Set<string>(), new Set<string>()]
  // A dictionary in one language is followed as the dictionary is.
  const inLanguage = `\\b(${dictionaries.join('|')})(?:\\[[^\\]]*\\]|\\.(?:es|en)\\b)`
  for (const file of files) {
    const held = new Map(dictionaries.map((name) => [name, [name]]))
    const follow = (name: string, chain: string) =>
      (held.get(name) ?? []).map((start) => {
        const steps = chain.split('.').slice(1)
        return steps.reduce((way, step) => {
          ways.add(`${way}.${step}`)
          return `${way}.${step}`
        }, start)
      })
    const hold = (name: string, more: string[]) =>
      held.set(name, [...(held.get(name) ?? []), ...more])
    const text = file
      .replace(/^import [^;]*? from '.*'$/gm, '')
      .replaceAll('?.', '.')
      .replace(new RegExp(inLanguage, 'g'), '$1')
      .replace(/useCopy\((\w+)\)/g, '$1')
      .replace(/PageMeta\(args, (\w+)\)/g, '[$1.title, $1.description]')
      .replace(variable, (all, name, pattern, of, chain) => {
        if (!held.has(of)) return all
        if (name) hold(name, follow(of, chain))
        for (const [, key, local = key] of pattern?.matchAll(/(\w+)(?:: (\w+))?/g) ?? []) {
          hold(local, follow(of, `${chain}.${key}`))
        }
        return ''
      })
    for (const name of held.keys()) {
      for (const { groups = {} } of text.matchAll(new RegExp(mentionOf(name), 'g'))) {
        const { all, chain = '', index } = groups
        for (const way of follow(name, chain)) (all || index ? chosenFrom : handedOn).add(way)
      }
    }
  }
  return { ways, chosenFrom, handedOn }
}

const variable = /const (?:(\w+)|\{([^}]*)\}) = (\w+)((?:\.\w+)*)$/gm

/** Neither the property of something else, nor the name of a type, a key or an attribute. */
function mentionOf(name: string) {
  const before = `(?<all>\\.{3}|Object\\.\\w+\\()?(?<![\\w'"-]|[^.]\\.|typeof |const )`
  return `${before}${name}(?<chain>(?:\\.\\w+)*)(?![\\w.:]|=[^=>])(?<index>\\[)?`
}
