import type { KeyboardEvent } from 'react'
import { StepButtons } from '#web/ui/forms/step-buttons.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { NotSavedNotice } from './not-saved-notice.tsx'
import { OtherAnswers } from './other-answers.tsx'
import { QuestionsProgress } from './progress.tsx'
import { StepFields } from './step-fields.tsx'
import { isStepValid, type QuestionsStep } from './steps.ts'
import { useQuestionnaire } from './use-questionnaire.ts'

type Questions = ReturnType<typeof useQuestionnaire>

/** The eight steps, one at a time; the step is in the address, so that the back button goes back one step. */
export function Questionnaire() {
  const questions = useQuestionnaire()
  const { form, answers, step, stepIndex, isLast, isSaving, canGoOn, saveError, goOn, goBack } = questions
  const heading = useFocusOnChange(stepIndex)
  return (
    <div className="account-asking">
      <QuestionsProgress stepIndex={stepIndex} answers={answers} />
      <form
        noValidate
        className="account-questions"
        onKeyDown={(event) => handleEnter(event, questions)}
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
          <StepFields key={stepIndex} step={step} register={form.register} errors={form.formState.errors} />
          <div className="grid">
            {step.examples && <Examples key={step.title} examples={step.examples} />}
            <OtherAnswers answers={answers} onUse={(others) => form.reset(others)} />
          </div>
          {saveError && <NotSavedNotice error={saveError} />}
        </div>
        <StepButtons
          onBack={goBack}
          next={!isLast ? 'Next' : isSaving ? 'Creating Profile...' : 'Create My Solution Profile Preview'}
          canGoOn={canGoOn}
          status={(!isStepValid(stepIndex, answers) && step.missing) || ''}
        />
      </form>
    </div>
  )
}

/** Collapsed examples; opening them fills in nothing. */
function Examples({ examples }: { examples: NonNullable<QuestionsStep['examples']> }) {
  return (
    <details className="text-label">
      <summary className="min-h-tap content-center font-semibold text-madder-text">
        {examples.length > 1 ? 'Two examples' : 'An example'}
      </summary>
      <dl className="grid gap-s4 border-line border-l-2 py-s2 pl-s4">
        {examples.map(({ by, answer }) => (
          <div key={by}>
            <dt className="text-ink-soft text-small">{by}</dt>
            <dd className="font-serif text-lead italic">“{answer}”</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/**
 * Enter goes on, and at the last step to the button; Shift with Enter, and Enter in a long text on a touch keyboard,
 * make a new line.
 */
function handleEnter(event: KeyboardEvent<HTMLFormElement>, { isLast, goOn }: Questions) {
  const target = event.target as Element
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.repeat) return
  if (target.matches('button, a, summary')) return
  if (target.matches('textarea') && matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  const open = target.matches('input') && nextEmpty(event.currentTarget, target)
  if (open) open.focus()
  else if (isLast && target.matches('input, textarea'))
    event.currentTarget.querySelector<HTMLElement>('button[type=submit]')?.focus()
  else void goOn()
}

/** The next empty field of the step. */
function nextEmpty(form: HTMLFormElement, after: Element) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input')]
  return fields.slice(fields.indexOf(after as HTMLInputElement) + 1).find(({ value }) => !value.trim())
}
