import { type KeyboardEvent, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Draft } from '#schema/drafts/drafts.ts'
import { paths } from '#schema/paths.ts'
import { keepPerson, withKnownPerson } from '#web/features/accounts/known-person.ts'
import {
  type Answers,
  areBlank,
  forgetAnswers,
  keepAnswers,
  keptAnswers,
  onOtherTab,
} from '#web/features/drafts/answers.ts'
import { type Saved, useSaveDraft } from '#web/features/drafts/use-save-draft.ts'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { StepButtons } from '#web/ui/forms/step-buttons.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { NotSavedNotice } from './not-saved-notice.tsx'
import { OtherAnswers } from './other-answers.tsx'
import { QuestionsProgress } from './progress.tsx'
import { StepFields } from './step-fields.tsx'
import { firstOpenQuestion, isStepValid, stepOf, steps } from './steps.ts'

const contract = lazyContract(async () => (await import('#schema/drafts/drafts.ts')).draftFrom<Answers>())
const last = steps.length - 1

/** The eight steps, one at a time; the step is in the address, so that the back button goes back one step. */
export function Questionnaire() {
  const form = useForm<Answers, unknown, Draft>({
    defaultValues: withKnownPerson(keptAnswers()),
    resolver: contract,
    shouldFocusError: false,
  })
  const { register, handleSubmit, setFocus, clearErrors, reset, trigger, formState } = form
  const answers = useWatch({ control: form.control }) as Answers
  const { stepIndex, goTo } = useStep(answers)
  const step = steps[stepIndex] as (typeof steps)[number]
  const navigate = useNavigate()
  const { save, isSaving } = useSaveDraft()
  const [refusal, setRefusal] = useState<Extract<Saved, { sentence: string }>>()
  const heading = useFocusOnChange(stepIndex)
  const canGoOn = isStepValid(stepIndex, answers) && !isSaving

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepAnswers(values) }),
    [form],
  )
  useEffect(() => onOtherTab((typed) => reset(typed)), [reset])

  /** Reports the first missing answer in the specified order, and opens its step. */
  const showFirstMissing = (errors: typeof formState.errors) => {
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
    setRefusal(undefined)
    const saved = await save(draft)
    if (saved.outcome === 'saved') {
      forgetAnswers()
      await navigate(paths.freePreview.href(), { viewTransition: true })
    } else if (saved.outcome !== 'failed') setRefusal(saved)
  }, showFirstMissing)

  const goOn = async () => {
    if (!canGoOn) return
    if (stepIndex === last) return void create()
    clearErrors()
    // An invalid address is reported here, not seven steps later.
    if (step.fields === 'details') {
      if (!(await trigger(['fullName', 'email'], { shouldFocus: true }))) return
      keepPerson(answers)
    }
    goTo(stepIndex + 1)
  }
  /**
   * Enter goes on, and at the last step to the button; Shift with Enter, and Enter in a long text on a touch
   * keyboard, make a new line.
   */
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const target = event.target as Element
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.repeat) return
    if (target.matches('button, a, summary')) return
    if (target.matches('textarea') && matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    const open = target.matches('input') && nextEmpty(event.currentTarget, target)
    if (open) open.focus()
    else if (stepIndex === last && target.matches('input, textarea'))
      event.currentTarget.querySelector<HTMLElement>('button[type=submit]')?.focus()
    else void goOn()
  }

  return (
    <div className="account-asking">
      <QuestionsProgress stepIndex={stepIndex} answers={answers} />
      <form
        noValidate
        className="account-asked"
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault()
          void goOn()
        }}
      >
        <div className="grid gap-s3">
          <h2 ref={heading} tabIndex={-1} className="text-head outline-none">
            {step.title}
          </h2>
          <p className="max-w-[32em] text-ink-soft">{step.lead}</p>
        </div>
        <div className="grid max-w-[36rem] gap-s5">
          <StepFields key={stepIndex} step={step} register={register} errors={formState.errors} />
          <div className="grid">
            {step.examples && <Examples key={step.title} examples={step.examples} />}
            <OtherAnswers answers={answers} onUse={(others) => reset(others)} />
          </div>
          {refusal && <NotSavedNotice refusal={refusal} />}
        </div>
        <StepButtons
          onBack={stepIndex === 0 || isSaving ? undefined : () => goTo(stepIndex - 1)}
          next={
            stepIndex < last
              ? 'Next'
              : isSaving
                ? 'Creating Profile...'
                : 'Create My Solution Profile Preview'
          }
          canGoOn={canGoOn}
          status={(!isStepValid(stepIndex, answers) && step.missing) || ''}
        />
      </form>
    </div>
  )
}

/** Collapsed examples; opening them fills in nothing. */
function Examples({ examples }: { examples: NonNullable<(typeof steps)[number]['examples']> }) {
  return (
    <details className="text-label">
      <summary className="min-h-tap content-center font-semibold text-madder-text">
        {examples.length > 1 ? 'Two examples' : 'An example'}
      </summary>
      <dl className="grid gap-s4 border-line border-l-2 py-s2 pl-s4">
        {examples.map(({ whose, says }) => (
          <div key={whose}>
            <dt className="text-ink-soft text-small">{whose}</dt>
            <dd className="font-serif text-lead italic">“{says}”</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The shown step: the address’s, but never beyond the first incomplete one. */
function useStep(answers: Answers) {
  const [search, setSearch] = useSearchParams()
  const furthest = firstOpenQuestion(answers)
  // Without answers the first step comes first, even if name and address are known.
  const [isNew] = useState(() => areBlank(keptAnswers()))
  const asked = search.get('step')
  const stepIndex =
    asked && /^[1-8]$/.test(asked) ? Math.min(Number(asked) - 1, furthest) : isNew ? 0 : furthest
  const goTo = (next: number) => setSearch({ step: String(next + 1) }, { preventScrollReset: true })
  const [wasResumed] = useState(() => !asked)
  useEffect(() => {
    // Writes the first step into the address, so that typing does not move on by itself.
    if (wasResumed && !asked)
      setSearch({ step: String(stepIndex + 1) }, { replace: true, preventScrollReset: true })
  }, [wasResumed, asked, stepIndex, setSearch])
  return { stepIndex, goTo }
}

/** The next empty field of the step. */
function nextEmpty(form: HTMLFormElement, after: Element) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input')]
  return fields.slice(fields.indexOf(after as HTMLInputElement) + 1).find(({ value }) => !value.trim())
}
