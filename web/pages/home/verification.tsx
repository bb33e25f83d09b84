import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { AnchoredSection } from './anchored-section.tsx'
import { referee, story } from './excerpts.ts'

/** The three steps before a profile goes live, shown on one story. */
export function Verification() {
  return (
    <AnchoredSection id="verification" className="pb-room-gap">
      <h2 id="verification-heading">How a profile goes live</h2>
      <p className="mt-s4 mb-s7 max-w-[36em] text-lead">
        Three steps, followed here along one story from a sample profile.
      </p>
      <ol className="home-steps">
        <Step
          title="Solution assessment and story collection"
          sentence="You say which problem you solve, and tell it as stories. Every story has the same four parts, in your own words."
        >
          <ConfirmedStory />
        </Step>
        <Step
          title="Two or more references verify the results"
          sentence="Professional referees put their names to it, and beside each stands which checks ran, and when. Verification includes a 30-minute discovery call."
        >
          <Confirmation />
        </Step>
        <Step
          title="Going live"
          sentence="With two references and one story validated, the profile hangs in the searchable gallery."
        >
          <Publication />
        </Step>
      </ol>
    </AnchoredSection>
  )
}

function Step({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  return (
    <li className="home-beside">
      <div>
        <h3>{title}</h3>
        <p>{sentence}</p>
      </div>
      {children}
    </li>
  )
}

/** An open story of a profile. */
function ConfirmedStory() {
  return (
    <div className="home-excerpt">
      <i>
        <span className="sr-only">Story </span>I
      </i>
      <p>
        <b>{story.title}</b>
        {story.subtitle}
      </p>
      <dl className="term-list stories-star">
        {story.parts.map(([part, words]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A referee's words and the checks that ran on them. */
function Confirmation() {
  return (
    <div className="references-referee border-t-0 py-0">
      <figure>
        <blockquote>“{referee.words}”</blockquote>
        <figcaption className="mt-s4 text-label">
          <b>{referee.name}</b>
          <br />
          {referee.role}
        </figcaption>
      </figure>
      <div className="references-checks">
        <p className="mb-s2 font-bold">Which checks ran, when</p>
        <ul>
          {referee.checks.map(([check, day]) => (
            <li key={check}>
              <Check size={16} aria-hidden />
              <span>
                {check}
                <span className="block text-ink-soft">{day}</span>
              </span>
            </li>
          ))}
        </ul>
        <VerifiedLine className="mt-s3">{story.confirmed}</VerifiedLine>
      </div>
    </div>
  )
}

const facts = [
  ['Seen by', 'Everybody. A visitor needs no account to read it.'],
  ['Found by', 'Whoever describes the problem it solves, in their own words.'],
  ['Spoken for by', 'Its own agent, which quotes what is published and nothing else.'],
  ['Kept up', 'Profiles are updated monthly.'],
]

/** What it means for a work to be published. */
function Publication() {
  return (
    <div>
      <dl className="home-publication">
        {facts.map(([fact, words]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink variant="quiet" to={paths.gallery.href()} className="mt-s4">
        See what hangs in the Solution Gallery
      </ButtonLink>
    </div>
  )
}
