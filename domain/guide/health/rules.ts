import type { Question } from './questions.ts'
import type { Rule } from './rule.ts'
import { rulesOfArriving } from './rules-arriving.ts'
import { rulesOfHome } from './rules-home.ts'
import { rulesOfLiving } from './rules-living.ts'

export const rules: Readonly<Record<Question, Rule>> = {
  ...rulesOfArriving,
  ...rulesOfHome,
  ...rulesOfLiving,
}
