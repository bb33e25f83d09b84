import { brand } from '#schema/brand.ts'
import type { Answer } from '#schema/scorecard/answer-types.ts'
import { categoryLines } from '#schema/scorecard/categories.ts'
import { categoryOfGoal } from '#schema/scorecard/goals.ts'
import { isAnswerTo, sections } from '#schema/scorecard/questions.ts'
import type { AssessmentStore } from '../assessment-store.ts'
import { useAssessment, useScorecard } from '../scorecard-context.tsx'
import { FlowContact } from './flow-contact.tsx'
import { firstOpenIndex, flowOf, sectionLabels } from './flow-questions.ts'
import { QuestionField, toggleOption } from './question-field.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { meaningOf } from './section-meanings.ts'
import { useWizardKeys } from './use-wizard-keys.ts'

/** The question flow, one question at a time, with the contact screen last. */
export function QuestionFlow() {
  const assessment = useAssessment()
  const flow = flowOf(assessment)
  const index = Math.min(assessment.flowPlace, firstOpenIndex(assessment))
  return flow[index] ? <FlowQuestion index={index} /> : <FlowContact />
}

function FlowQuestion({ index }: { index: number }) {
  const assessment = useAssessment()
  const flow = flowOf(assessment)
  const shown = flow[index] ?? flow[0]
  if (!shown) return null
  return <ShownQuestion key={shown.question.id} index={index} shown={shown} />
}

type ShownProps = { index: number; shown: ReturnType<typeof flowOf>[number] }

function ShownQuestion({ index, shown: { section, question } }: ShownProps) {
  const { store } = useScorecard()
  const assessment = useAssessment()
  const questions = flowOf(assessment).length
  const answer = assessment.answers[question.id]
  const canGoOn = isAnswerTo(question, answer ?? '')
  const goTo = (next: number) => store.change({ flowPlace: next })
  const goOn = () => {
    if (canGoOn) goTo(index + 1)
  }
  const goBack = index > 0 ? () => goTo(index - 1) : undefined
  const isCategory = section === 'category_selection'
  const choose = (category: string) => chooseCategory(store, category)
  const setAnswer = (answered: Answer) => {
    if (isCategory) choose(String(answered))
    else store.change({ answers: { ...store.read().answers, [question.id]: answered } })
  }
  useWizardKeys({
    onNext: goOn,
    onPrevious: goBack,
    onChoose: (chosen) => {
      const option = question.options[chosen]
      if (option) setAnswer(toggleOption(question, store.read().answers[question.id], option))
    },
  })
  const isLast = !isCategory && index === questions - 1
  return (
    <ScreenFrame
      screen={`flow-${question.id}`}
      title={`${brand.name} Assessment`}
      heading={<span id="asked">{question.question}</span>}
      labels={sections.map((one) => sectionLabels[one])}
      current={sections.indexOf(section)}
      where={
        isCategory
          ? 'The first question'
          : [`Question ${index + 1} of ${questions}`, meaningOf(sectionLabels[section])]
              .filter(Boolean)
              .join('. ')
      }
      percent={isCategory ? 0 : Math.round((index / questions) * 100)}
      onPrevious={goBack}
      onNext={goOn}
      canGoOn={canGoOn}
      {...(question.type !== 'text_input' && {
        keys: `Keys 1–9 choose${question.type === 'scale_1_10' ? ', 0 is ten' : ''}. Enter goes on, Backspace goes back.`,
      })}
      {...(isLast && { nextLabel: 'Complete Assessment' })}
    >
      {isCategory ? (
        <Categories chosen={answer} onChoose={choose} />
      ) : (
        <QuestionField
          question={question}
          answer={answer}
          onAnswer={setAnswer}
          headingId="asked"
          withKeys
          error={assessment.error?.id === question.id ? assessment.error.message : undefined}
        />
      )}
    </ScreenFrame>
  )
}

/** Buttons for the categories, because choosing moves on at once. */
function Categories({
  chosen,
  onChoose,
}: {
  chosen: Answer | undefined
  onChoose: (category: string) => void
}) {
  return (
    <div className="scorecard-choices">
      {Object.entries(categoryLines).map(([category, line], index) => (
        <button
          key={category}
          type="button"
          className="scorecard-choice"
          aria-pressed={chosen === category}
          onClick={() => onChoose(category)}
        >
          <span>
            <b className="block font-medium font-serif text-title">{category}</b>
            <span className="text-ink-soft text-label">{line}</span>
          </span>
          <kbd aria-hidden>{index + 1}</kbd>
        </button>
      ))}
    </div>
  )
}

/** Sets the category and clears a goal that belongs to another one. */
function chooseCategory(store: AssessmentStore, category: string) {
  const { answers, currentGoal } = store.read()
  store.change({
    answers: { ...answers, category },
    currentGoal: categoryOfGoal(currentGoal) === category ? currentGoal : '',
    flowPlace: 1,
  })
}
