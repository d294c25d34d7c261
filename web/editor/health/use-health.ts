import { useCallback, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { healthOf, type QuestionHealth } from '#domain/guide/health/health.ts'
import { questions } from '#domain/guide/health/questions.ts'
import { toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'

/** What a host says of one question: guests need not know or do, what they find is no answer, or it may be one after all. */
export type Verdict = 'applies' | 'denied' | 'open'

/** How the form that is being edited stands with what guests ask; what a host says of it is kept and saved with it. */
export function useHealth() {
  const { control, getValues, setValue } = useFormAccess()
  const [notApplicable, notAnswers] = useWatch({
    control,
    name: ['welcome.notApplicable', 'welcome.notAnswers'],
  })
  // Nobody types while the list is open: it covers the form.
  const form = useMemo(() => {
    const typed = toGuidebookForm(getValues())
    return { ...typed, welcome: { ...typed.welcome, notApplicable, notAnswers } }
  }, [getValues, notApplicable, notAnswers])
  const judge = useCallback(
    ({ question, found }: QuestionHealth, verdict: Verdict) => {
      const keep = { shouldDirty: true }
      if (verdict === 'applies') {
        const marked = new Set(getValues('welcome.notApplicable'))
        if (!marked.delete(question)) marked.add(question)
        const inOrder = questions.filter((each) => marked.has(each))
        return setValue('welcome.notApplicable', inOrder, keep)
      }
      const kept = getValues('welcome.notAnswers') ?? []
      const others = kept.filter((each) => !each.startsWith(`${question} `))
      const denied = found ? [...kept, found.notAnswer] : kept
      setValue('welcome.notAnswers', verdict === 'denied' ? denied : others, keep)
    },
    [getValues, setValue],
  )
  const health = useMemo(() => healthOf(form), [form])
  return { form, health, judge }
}
