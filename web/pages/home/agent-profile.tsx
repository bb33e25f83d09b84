import { paths } from '#schema/paths.ts'
import { coach, proofOf, workOf } from '#web/features/featured/sample-cards.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Link } from '#web/ui/link.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { AnchoredSection } from './anchored-section.tsx'
import { conversation, story } from './excerpts.ts'

/** A sample of an agent's answer, and the link to it. */
export function AgentProfile() {
  return (
    <AnchoredSection id="agents" className="home-agent-profile pb-room-gap">
      <div>
        <h2 id="agents-heading">Ask the work itself</h2>
        <p className="mt-s4 max-w-[30em] text-lead">
          Every profile has an agent. It answers only from what is published and names the story it quotes.
          When it finds nothing, it says so.
        </p>
        <div className="mt-s6 grid gap-s1 border-line border-t pt-s5 text-label">
          <h3>
            <Link to={paths.coachAgent.href()}>{coach.name}</Link>
          </h3>
          <p className="text-ink-soft">{`${coach.currentRole}\u00a0· 25+ years of experience\u00a0· Sample profile`}</p>
          <VerifiedLine>{proofOf(coach)}</VerifiedLine>
        </div>
        <div className="mt-s6 flex flex-wrap gap-s3 max-sm:*:basis-full">
          <ButtonLink variant="main" to={paths.coachAgent.href('agent')}>
            Start Conversation
          </ButtonLink>
          <ButtonLink to={paths.booking.href(coach.profileUrl)}>Book Legacy Session</ButtonLink>
        </div>
      </div>
      <AgentAnswer />
    </AnchoredSection>
  )
}

/** A question, the agent's answer and its cited story, as in the agent's panel. */
function AgentAnswer() {
  return (
    <figure className="home-answer">
      <figcaption>
        <Frame picture={<WorkPicture work={workOf(coach)} format="square" loading="lazy" />} />
        <span>
          <b>Adaeze’s agent</b>
          Automatic. Answers only from her page.
        </span>
      </figcaption>
      <div>
        <p className="chat-said">
          <span className="sr-only">A visitor asks: </span>
          {conversation.question}
        </p>
        <div>
          <p>
            <span className="sr-only">The agent answers: </span>
            {conversation.answer}
          </p>
          <Link to={paths.profile.href(coach.profileUrl)} className="chat-cite">
            <i>
              <span className="sr-only">Story </span>I
            </i>
            <span>
              <b>{story.title}</b>
              <br />
              {story.subtitle}
            </span>
          </Link>
        </div>
      </div>
    </figure>
  )
}
