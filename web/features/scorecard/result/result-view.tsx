import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { hashOf } from '#schema/picture/random.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import { statusOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { storeAttempt } from '../attempts.ts'
import { resultQuery } from '../queries.ts'
import { useScorecard } from '../scorecard-context.tsx'
import { AnswersReview } from './answers-review.tsx'
import { AttemptsTable } from './attempts-table.tsx'
import { GapMap } from './gap-map.tsx'
import { ResultNextStep } from './next-step.tsx'
import { ResultParties, useOwnAddress } from './result-parties.tsx'
import { ResultToChat } from './result-to-chat.tsx'
import { ScoreMarks } from './score-marks.tsx'
import { SectionPoints } from './section-points.tsx'
import { CategoryFeedback, StageList } from './where-you-stand.tsx'

/** The result of a private link, or why it cannot be shown. */
export function ResultView({ token }: { token: string }) {
  const { href } = useScorecard()
  const { data, error, isPending, refetch } = useQuery(resultQuery(useApi(), token))
  if (data) return <Result result={data} />
  if (isPending)
    return (
      <p role="status" className="wide min-h-dvh py-room-gap text-ink-soft">
        Opening your result…
      </p>
    )
  const isUnknown = statusOf(error) === 404
  return (
    <div className="wide py-room-gap">
      <EmptyState
        heading="h1"
        title={isUnknown ? 'There is no result at this link' : 'Your result could not be fetched'}
        action={
          isUnknown ? (
            <ButtonLink variant="main" to={href()}>
              Take the scorecard
            </ButtonLink>
          ) : (
            <Button variant="main" onClick={() => void refetch()}>
              Try again
            </Button>
          )
        }
      >
        <p>
          {isUnknown
            ? 'Perhaps the link is not whole. Copy it once more from where you kept it.'
            : 'It is kept. Please try again in a moment.'}
        </p>
      </EmptyState>
    </div>
  )
}

function Result({ result }: { result: ScorecardSubmission }) {
  const { store } = useScorecard()
  const stage = stageOf(result.totalScore)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (store.read().submitted !== result.token) return
    // The answers became this result, so the wizard is emptied.
    store.startOver()
    storeAttempt(result)
    heading.current?.focus({ preventScroll: true })
  }, [result, store])
  useOwnAddress(result)
  const work = { slug: `your-work-${hashOf(result.name)}`, areas: [], skillCount: 4 }
  return (
    <div className="scorecard-result">
      <section className="wide scorecard-result-top">
        <div>
          <ResultParties result={result} />
          <h1 ref={heading} tabIndex={-1} className="my-s4 outline-none">
            {stage.stage}
          </h1>
          <p className="max-w-[30em] text-lead">{stage.description}</p>
          <ButtonLink
            variant="main"
            to={paths.solutionProfileQuestions.href()}
            className="mt-s6 max-sm:w-full print:hidden"
          >
            Get Your {brand.name} Profile Now - Free Trial
          </ButtonLink>
          <p className="mt-s2 max-w-[30em] text-ink-soft text-small print:hidden">
            First come eight questions, then you see your profile. Free, without a card.
          </p>
        </div>
        <div className="lamp">
          <Frame stage={stage.frame} picture={<WorkPicture work={work} format="square" loading="lazy" />} />
        </div>
      </section>
      <ScoreMarks total={result.totalScore} />
      <StageList current={stage.stage} work={work} />
      <SectionPoints result={result} />
      <AttemptsTable token={result.token} />
      <CategoryFeedback feedback={result.categoryFeedback} />
      <AnswersReview result={result} />
      <GapMap total={result.totalScore} />
      <ResultNextStep result={result} stage={stage} />
      <ResultToChat token={result.token} />
    </div>
  )
}
