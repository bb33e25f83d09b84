import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { agentPages, paths, storyAnchor } from '#schema/paths.ts'
import { asSentence } from '#schema/text/as-sentence.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { useApi } from '#web/client/queries.ts'
import { profileQuery } from '#web/features/profiles/queries.ts'
import { ScorecardButton } from '#web/features/scorecard/scorecard-button.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import type { CarouselExpert } from './carousel-experts.ts'

const AgentPanel = hydrateOnIdle(async () => (await import('#web/features/chat/agent-panel.tsx')).AgentPanel)

/** One slide: the claim, the diagram whose topics link to the stories, links, and the agent. */
export function CarouselSlide({ expert }: { expert: CarouselExpert }) {
  const navigate = useNavigate()
  const openStory = (storyId: number) =>
    void navigate(agentPages.get(expert.profileUrl)?.page.href(storyAnchor(storyId)) ?? expert.page)
  const { diagram: Diagram } = expert
  return (
    <>
      <div className="gallery-claim">
        <h3>{expert.headline}</h3>
        <p className="mt-s4 text-lead">{asSentence(expert.coreProblemSolved)}</p>
        <div className="mt-s5 grid gap-s1 border-room-line border-t pt-s4">
          <p className="font-medium font-serif text-title leading-[1.2]">{expert.name}</p>
          <p className="text-label text-room-soft">
            {expert.currentRole} · {expert.yearsExperience} in practice · Sample profile
          </p>
          <VerifiedLine>
            {expert.stories.length} stories validated · {expert.refereeCount} referees
          </VerifiedLine>
        </div>
      </div>
      <div className="gallery-drawn">
        <div className="lamp">
          <Frame className="[--m:clamp(12px,1.5vw,20px)]" picture={<Diagram topics={expert.topics} />} />
        </div>
        <p className="mt-s5 text-room-soft text-small">{expert.invitation}</p>
      </div>
      <div className="gallery-ways">
        <ButtonLink to={expert.page}>
          View Full Interactive Solution Profile
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        </ButtonLink>
        <ScorecardButton profile={expert} />
        <SignatureSystemButton profileUrl={expert.profileUrl} />
      </div>
      <div className="chat-place">
        <AgentPanel profile={expert} source={`${expert.firstName}’s page`} onOpenStory={openStory}>
          <ButtonLink variant="main" to={paths.booking.href(expert.profileUrl)}>
            Book Call with {expert.firstName}
          </ButtonLink>
        </AgentPanel>
      </div>
    </>
  )
}

/** Opens the expert's method, whose steps are fetched with the dialog. */
function SignatureSystemButton({ profileUrl }: { profileUrl: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const load = async () => {
    const [{ SignatureSystem }, profile] = await Promise.all([
      import('#web/features/profiles/signature-system.tsx'),
      queryClient.fetchQuery(profileQuery(api, profileUrl)),
    ])
    return { SignatureSystem, profile }
  }
  return (
    <DialogButton
      variant="quiet"
      load={load}
      dialog={({ SignatureSystem, profile }, state) => <SignatureSystem profile={profile} {...state} />}
    >
      Signature System
    </DialogButton>
  )
}
