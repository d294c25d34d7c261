import { useCallback, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { healthOf } from '#domain/guide/health/health.ts'
import { type Question, questions } from '#domain/guide/health/questions.ts'
import { toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'

/** How the form that is being edited stands with what guests ask; what does not apply is kept and saved with it. */
export function useHealth() {
  const { control, getValues, setValue } = useFormAccess()
  const notApplicable = useWatch({ control, name: 'welcome.notApplicable' })
  // Nobody types while the list is open: it covers the form.
  const form = useMemo(() => {
    const typed = toGuidebookForm(getValues())
    return { ...typed, welcome: { ...typed.welcome, notApplicable } }
  }, [getValues, notApplicable])
  const toggle = useCallback(
    (question: Question) => {
      const marked = new Set(getValues('welcome.notApplicable'))
      if (!marked.delete(question)) marked.add(question)
      const inOrder = questions.filter((each) => marked.has(each))
      setValue('welcome.notApplicable', inOrder, { shouldDirty: true })
    },
    [getValues, setValue],
  )
  const health = useMemo(() => healthOf(form), [form])
  return { form, health, toggle }
}
