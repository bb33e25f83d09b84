import { useEffect, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Draft } from '#schema/drafts/drafts.ts'
import { paths } from '#schema/paths.ts'
import { storePerson, withStoredPerson } from '#web/features/accounts/stored-person.ts'
import {
  type Answers,
  areBlank,
  clearAnswers,
  followAnswers,
  storeAnswers,
  storedAnswers,
} from '#web/features/drafts/answers.ts'
import { type Saved, useSaveDraft } from '#web/features/drafts/use-save-draft.ts'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { firstOpenQuestion, isStepValid, stepOf, steps } from './steps.ts'

const contract = lazyContract(async () => (await import('#schema/drafts/drafts.ts')).draftFrom<Answers>())
const last = steps.length - 1

/** The state of the questionnaire: its form, the shown step, and the ways to the others. */
export function useQuestionnaire() {
  const form = useForm<Answers, unknown, Draft>({
    defaultValues: withStoredPerson(storedAnswers()),
    resolver: contract,
    shouldFocusError: false,
  })
  const { handleSubmit, setFocus, clearErrors, reset, trigger } = form
  const answers = useWatch({ control: form.control }) as Answers
  const { stepIndex, goTo } = useStep(answers)
  const step = steps[stepIndex] as (typeof steps)[number]
  const navigate = useNavigate()
  const { save, isSaving } = useSaveDraft()
  const [saveError, setSaveError] = useState<Extract<Saved, { sentence: string }>>()
  const canGoOn = isStepValid(stepIndex, answers) && !isSaving

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeAnswers(values) }),
    [form],
  )
  useEffect(() => followAnswers((typed) => reset(typed)), [reset])

  /** Reports the first missing answer in the specified order, and opens its step. */
  const showFirstMissing = (errors: FieldErrors<Answers>) => {
    // The contract's order is the specified one.
    const [field] = Object.keys(errors) as (keyof Answers)[]
    if (!field) return
    const { message } = errors[field]?.root ?? errors[field] ?? {}
    showToast({ variant: 'destructive', title: 'Missing Information', description: message })
    goTo(stepOf(field))
    const name = field === 'keySkills' ? 'keySkills.0' : field
    requestAnimationFrame(() => setFocus(name))
  }
  const create = handleSubmit(async (draft) => {
    setSaveError(undefined)
    const saved = await save(draft)
    if (saved.outcome === 'saved') {
      clearAnswers()
      await navigate(paths.freePreview.href(), { viewTransition: true })
    } else if (saved.outcome !== 'failed') setSaveError(saved)
  }, showFirstMissing)

  const goOn = async () => {
    if (!canGoOn) return
    if (stepIndex === last) return void create()
    clearErrors()
    // An invalid address is reported here, not seven steps later.
    if (step.fields === 'details') {
      if (!(await trigger(['fullName', 'email'], { shouldFocus: true }))) return
      storePerson(answers)
    }
    goTo(stepIndex + 1)
  }

  return {
    form,
    answers,
    step,
    stepIndex,
    isLast: stepIndex === last,
    isSaving,
    canGoOn,
    saveError,
    goOn,
    goBack: stepIndex === 0 || isSaving ? undefined : () => goTo(stepIndex - 1),
  }
}

/** The shown step: the address’s, but never beyond the first incomplete one. */
function useStep(answers: Answers) {
  const [search, setSearch] = useSearchParams()
  const furthest = firstOpenQuestion(answers)
  // Without answers the first step comes first, even if name and address are known.
  const [isNew] = useState(() => areBlank(storedAnswers()))
  const stepParam = search.get('step')
  const stepIndex =
    stepParam && /^[1-8]$/.test(stepParam) ? Math.min(Number(stepParam) - 1, furthest) : isNew ? 0 : furthest
  const goTo = (next: number) => setSearch({ step: String(next + 1) }, { preventScrollReset: true })
  const [wasResumed] = useState(() => !stepParam)
  useEffect(() => {
    // Writes the first step into the address, so that typing does not move on by itself.
    if (wasResumed && !stepParam)
      setSearch({ step: String(stepIndex + 1) }, { replace: true, preventScrollReset: true })
  }, [wasResumed, stepParam, stepIndex, setSearch])
  return { stepIndex, goTo }
}
