import { contacts } from '#schema/contacts.ts'
import { whoHelps } from '#schema/scorecard/help-promise.ts'
import { tryOut } from '#schema/try-out.ts'
import { categoryOf } from '../assessment.ts'
import { useAssessment, useScorecard } from '../scorecard-context.tsx'

/** Asks whether the expert may see the result; unticked by default, and then they see nothing. */
export function SharingConsentField() {
  const { owner, store } = useScorecard()
  const assessment = useAssessment()
  const category = categoryOf(assessment)
  if (!owner) return null
  return (
    <label className="scorecard-choice max-w-[34rem]">
      <input
        type="checkbox"
        name="sharesWithOwner"
        checked={assessment.sharesWithOwner}
        onChange={(event) => store.change({ sharesWithOwner: event.target.checked })}
      />
      <span>
        Share my result with {owner.firstName} so that they can reply to me
        <span className="mt-s1 block text-ink-soft text-small">
          {owner.firstName} then has your name, email address, score and category
          {category && ` (${category})`}, but not your answers.{owner.isSample && ` ${tryOut.result}`}
        </span>
      </span>
    </label>
  )
}

/** Asks whether the visitor wants help, and says who gives it. */
export function HelpRequestField() {
  const { store } = useScorecard()
  const { wantsSupport } = useAssessment()
  return (
    <label className="scorecard-choice max-w-[34rem]">
      <input
        type="checkbox"
        name="wantsSupport"
        checked={wantsSupport}
        onChange={(event) => store.change({ wantsSupport: event.target.checked })}
      />
      <span>
        I would like help with my next step
        <span className="mt-s1 block text-ink-soft text-small">{whoHelps(contacts.support)}</span>
      </span>
    </label>
  )
}
