import { paths } from '#schema/paths.ts'
import { coach } from '#web/features/featured/works.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Gilt } from '#web/ui/gilt.tsx'
import { Link } from '#web/ui/link.tsx'
import { AgentAnswer } from './agent-answer.tsx'
import { AnchoredSection } from './anchored-section.tsx'

/** Somebody's agent at work, and the way to talk to it. */
export function AgentProfile() {
  return (
    <AnchoredSection id="agents" className="agent-profile pb-room-gap">
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
          <p className="text-ink-soft">{coach.currentRole} · Sample profile</p>
          <Gilt>4 stories validated · 5 referees</Gilt>
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
