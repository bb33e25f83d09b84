import { brand } from '#schema/brand.ts'
import type { Answer, Question } from '#schema/scorecard/answer-types.ts'
import { categoryOfGoal } from '#schema/scorecard/goals.ts'
import { RetentionLink } from '#web/features/privacy/data-consent.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { Assessment } from '../assessment.ts'
import type { AssessmentStore } from '../assessment-store.ts'
import { useAssessment, useScorecard } from '../scorecard-context.tsx'
import { formLabels } from './form-labels.ts'
import { firstOpenScorecardStep, isStepComplete, questionsOfStep } from './form-steps.ts'
import { HelpRequestField, SharingConsentField } from './privacy-choices.tsx'
import { QuestionField, toggleOption } from './question-field.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { meaningOf } from './section-meanings.ts'
import { useSubmission } from './use-submission.ts'
import { useWizardKeys } from './use-wizard-keys.ts'

const last = formLabels.length - 1

/** The eight-step form from its second step on. */
export function FormSteps() {
  const { store } = useScorecard()
  const assessment = useAssessment()
  const { submit, isSending } = useSubmission('form')
  const step = Math.min(assessment.formStep, firstOpenScorecardStep(assessment), last)
  const isLast = step === last
  const canGoOn = isStepComplete(step, assessment) && !isSending
  const goTo = (next: number) => store.change({ formStep: next })
  const goOn = () => {
    if (canGoOn) isLast ? void submit() : goTo(step + 1)
  }
  const goBack = () => goTo(step - 1)
  const questions = questionsOfStep(step, assessment)
  useWizardKeys({
    onNext: goOn,
    sends: isLast,
    onPrevious: goBack,
    onChoose: (option) => chooseOption(questions, store, option),
  })
  return (
    <ScreenFrame
      screen={`form-${step}`}
      heading={formLabels[step]}
      meaning={meaningOf(formLabels[step])}
      labels={formLabels}
      current={step}
      where={`Step ${step + 1} of ${formLabels.length}: ${formLabels[step]}`}
      percent={Math.round((step / formLabels.length) * 100)}
      onPrevious={goBack}
      onNext={goOn}
      canGoOn={canGoOn}
      {...(isLast && { nextLabel: isSending ? 'Calculating...' : 'Get My Results' })}
    >
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answerTo(question, assessment)}
          onAnswer={(answer) => enter(store, question, answer)}
          error={assessment.error?.id === question.id ? assessment.error.message : undefined}
        />
      ))}
      {isLast && <FinalDetails />}
    </ScreenFrame>
  )
}

function FinalDetails() {
  const { store } = useScorecard()
  const { mobile, error } = useAssessment()
  return (
    <div className="grid max-w-[34rem] gap-s5">
      <TextField
        label="Mobile number (optional)"
        name="mobile"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={mobile}
        onChange={(event) => store.change({ mobile: event.target.value })}
        error={error?.id === 'mobile' ? error.message : undefined}
      />
      <HelpRequestField />
      <SharingConsentField />
      <p className="text-ink-soft text-label">
        When you ask for your result, {brand.name} keeps your answers and mails you a private link to it.
      </p>
      <RetentionLink of="scorecard" />
    </div>
  )
}

const answerTo = ({ id }: Question, { currentGoal, shortTermGoals, answers }: Assessment) =>
  id === 'currentGoal' ? currentGoal : id === 'shortTermGoals' ? shortTermGoals : answers[id]

function enter(store: AssessmentStore, { id }: Question, answer: Answer) {
  const { answers } = store.read()
  if (id === 'shortTermGoals') return store.change({ shortTermGoals: [answer].flat() })
  if (id !== 'currentGoal') return store.change({ answers: { ...answers, [id]: answer } })
  const goal = String(answer)
  store.change({
    currentGoal: goal,
    answers: { ...answers, category: categoryOfGoal(goal) ?? '' },
  })
}

/** Handles a number key: chooses in the focused question, else in the first unanswered one. */
function chooseOption(questions: readonly Question[], store: AssessmentStore, index: number) {
  const assessment = store.read()
  const focused = document.activeElement?.closest<HTMLElement>('[data-question]')?.dataset.question
  const question =
    questions.find(({ id }) => id === focused) ??
    questions.find((one) => !answerTo(one, assessment)?.length) ??
    questions[0]
  const option = question?.options[index]
  if (question && option)
    enter(store, question, toggleOption(question, answerTo(question, assessment), option))
}
