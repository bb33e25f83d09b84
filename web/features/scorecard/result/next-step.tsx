import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { whoHelps } from '#schema/scorecard/help-promise.ts'
import { resultsFile } from '#schema/scorecard/results-file.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import type { Stage } from '#schema/scorecard/stages.ts'
import { copyText } from '#web/features/sharing/copy-text.ts'
import { saveFile } from '#web/features/sharing/save-file.ts'
import { Button, ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { isPlainClick } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ScorecardOwnerPage, useScorecard } from '../scorecard-context.tsx'

/** The meaning of the stage and the next step. */
export function ResultNextStep({ result, stage }: { result: ScorecardSubmission; stage: Stage }) {
  const { isDialog } = useScorecard()
  const meaning = [
    ['Desires', stage.desires],
    ['Blockages', stage.blockages],
    ['Consequences', stage.consequences],
    ['Impact', stage.impact],
  ]
  return (
    <section className="wide scorecard-told">
      <div>
        <h2>What this stage means</h2>
        <dl className="scorecard-meaning">
          {meaning.map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2>Your next step</h2>
        <p className="mt-s5 max-w-[34rem] font-book font-serif text-title">{stage.nextStep}</p>
        {result.categoryFeedback.nextSteps && (
          <p className="mt-s4 max-w-[34rem] text-ink-soft">{result.categoryFeedback.nextSteps}</p>
        )}
        {result.wantsSupport && (
          <p className="mt-s4 max-w-[34rem]">
            <b className="font-bold">You asked for help with it.</b> {whoHelps(contacts.support)}
          </p>
        )}
        <div className="mt-s6 flex flex-wrap items-center gap-s3 print:hidden">
          <ButtonLink variant="main" to={paths.solutionProfileQuestions.href()} className="max-sm:w-full">
            Take Your Next Step Now
          </ButtonLink>
          <a
            href={contacts.call}
            target="_blank"
            rel="noopener"
            className={buttonLook('plain', 'max-sm:w-full')}
          >
            Book A Free Roadmap Coaching Session Now
            <span className="sr-only"> (opens a new window)</span>
          </a>
        </div>
        <div className="mt-s4 flex flex-wrap gap-x-s5 print:hidden">
          <Button variant="quiet" onClick={() => saveResults(result)}>
            Download Your Scorecard Results
          </Button>
          {isDialog ? (
            <ScorecardOwnerPage />
          ) : (
            <Button variant="quiet" onClick={() => print()}>
              Print or save as PDF
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() =>
              void copyText(privateLink(result.token), {
                label: 'Link',
                next: 'Anybody who has the link can open this result.',
              })
            }
          >
            Copy your private link
          </Button>
          <RestartLink />
        </div>
        <p className="mt-s2 max-w-[34em] text-ink-soft text-small print:hidden">
          This result has its own private address: whoever has the link sees it, and nobody else finds it. It
          is mailed to the address that was given, too. Taken again with this browser, the scorecard sets both
          results side by side.
        </p>
      </div>
    </section>
  )
}

/** Restarts the scorecard without answers. */
function RestartLink() {
  const { href, show, isDialog } = useScorecard()
  return (
    <ButtonLink
      variant="quiet"
      to={href()}
      onClick={(event) => {
        if (!isDialog || !isPlainClick(event)) return
        event.preventDefault()
        show({})
      }}
    >
      Take it again
    </ButtonLink>
  )
}

const privateLink = (token: string) => new URL(paths.scorecard.href({ result: token }), location.origin).href

/** Saves the result as a text file. */
function saveResults(result: ScorecardSubmission) {
  const contact = [
    `Email: ${contacts.support}`,
    `Book a session: ${contacts.call.replace(/^mailto:([^?]+).*/, 'write to $1')}`,
    `This result: ${privateLink(result.token)}`,
  ].join('\n')
  const { filename, text } = resultsFile(result, contact)
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), filename)
  showToast({
    title: 'Results Downloaded',
    description: 'Your assessment results and Solution Profile information have been saved.',
  })
}
