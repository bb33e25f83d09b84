import type { Answers } from '#web/features/drafts/answers.ts'
import { DraftPicture } from '#web/features/drafts/draft-picture.tsx'
import { steps } from './steps.ts'

/** `Step N of 8` beside the growing profile: its picture, name and problem. */
export function QuestionsProgress({ stepIndex, answers }: { stepIndex: number; answers: Answers }) {
  const { fullName, problemSolved, experience, industry } = answers
  return (
    <div className="account-easel">
      <div className="lamp">
        <DraftPicture draft={answers} format="portrait" className="carried" />
      </div>
      <div className="grid content-start gap-s3">
        <p role="status" className="text-label min-[60rem]:mt-s4">
          <b className="block font-medium font-serif text-title">{`Step ${stepIndex + 1} of ${steps.length}`}</b>
          <span className="sr-only">{steps[stepIndex]?.title}</span>
        </p>
        <span aria-hidden className="account-strokes">
          {steps.map(({ title }, index) => (
            <i key={title} data-done={index <= stepIndex || undefined} />
          ))}
        </span>
        <p aria-hidden className="account-label">
          <b>{fullName.trim() || 'Your name'}</b>
          <span className="whole-lines-3 block font-serif text-lead">
            {problemSolved.trim() || 'The problem you solve'}
          </span>
          {(industry || experience.trim()) && <span className="text-ink-soft text-small">{industry}</span>}
        </p>
        <ol aria-label="Steps" className="account-stepping">
          {steps.map(({ title }, index) => (
            <li
              key={title}
              aria-current={index === stepIndex ? 'step' : undefined}
              data-done={index < stepIndex || undefined}
            >
              {title}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
