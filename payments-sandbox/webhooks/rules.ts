/** Plans for deliveries that have not happened yet: the next so many, perhaps of one type. */
export type Rule = { next: number; type?: string }

type Rules = {
  add(rule: Rule): void
  applies(type: string): boolean
  clear(): void
}

export function openRules(): Rules {
  let rules: Rule[] = []
  return {
    add(rule) {
      rules.push({ ...rule })
    },
    applies(type) {
      const rule = rules.find(
        (candidate) => candidate.type === undefined || candidate.type === type,
      )
      if (!rule) return false
      rule.next -= 1
      rules = rules.filter(({ next }) => next > 0)
      return true
    },
    clear() {
      rules = []
    },
  }
}
