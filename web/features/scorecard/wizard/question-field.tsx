import { CircleAlert } from 'lucide-react'
import type { Answer, Question } from '#schema/scorecard/answer-types.ts'
import { maxTextLength } from '#schema/scorecard/questions.ts'

type Props = {
  question: Question
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
  error?: string | undefined
  /** The id of the heading, if the question is already shown there. */
  headingId?: string
  /** Shows the keyboard shortcuts. */
  withKeys?: boolean
}

/** One question with the inputs of its type. */
export function QuestionField(props: Props) {
  const { question, error, headingId } = props
  const errorId = error ? `${question.id}-error` : undefined
  return (
    <fieldset
      data-question={question.id}
      aria-labelledby={headingId}
      aria-describedby={errorId}
      className="min-w-0"
    >
      {!headingId && (
        <legend className="mb-s4 max-w-[34rem] font-serif font-title text-title">{question.question}</legend>
      )}
      {error && (
        <p id={errorId} role="alert" className="mb-s3 flex items-start gap-s2 text-label text-madder-text">
          <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {question.type === 'text_input' ? <WrittenAnswer {...props} /> : <OptionInputs {...props} />}
    </fieldset>
  )
}

function WrittenAnswer({ question, answer, onAnswer, headingId }: Props) {
  return (
    <textarea
      aria-label={headingId ? undefined : question.question}
      aria-labelledby={headingId}
      value={typeof answer === 'string' ? answer : ''}
      onChange={(event) => onAnswer(event.target.value)}
      maxLength={maxTextLength}
      rows={3}
      enterKeyHint="next"
      className="field-sizing-content min-h-[8rem] w-full rounded-tool border border-edge bg-wall-lit p-s4 font-serif text-lead"
    />
  )
}

function OptionInputs({ question, answer, onAnswer, withKeys }: Props) {
  const isMany = question.type === 'multiple_select'
  const isScale = question.type === 'scale_1_10'
  return (
    <div className={isScale ? 'scorecard-scale-of-ten' : 'scorecard-choices'}>
      {question.options.map((option, index) => (
        <label key={option} className={isScale ? 'scorecard-mark-of-ten' : 'scorecard-choice'}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={question.id}
            checked={isMany ? [answer].flat().includes(option) : answer === option}
            onChange={() => onAnswer(toggleOption(question, answer, option))}
          />
          <span>{option}</span>
          {withKeys && !isScale && index < 9 && <kbd aria-hidden>{index + 1}</kbd>}
        </label>
      ))}
      {isScale && (
        <p className="flex justify-between text-ink-soft text-small">
          <span>1 is the least</span>
          <span>10 the most</span>
        </p>
      )}
    </div>
  )
}

/** The answer after an option is toggled; a “none of these” option excludes the others. */
export function toggleOption(
  { type, options, none }: Question,
  answer: Answer | undefined,
  option: string,
): Answer {
  if (type !== 'multiple_select') return option
  const chosen = new Set([answer ?? []].flat())
  if (!chosen.delete(option)) chosen.add(option)
  return options.filter((one) => chosen.has(one) && (one === none) === (option === none))
}
