import type { ReactNode } from 'react'
import { contacts } from '#schema/contacts.ts'
import { levels, plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { CommunityApplicationButton } from '#web/features/community/community-application-button.tsx'
import { laterPrice, Price } from '#web/features/levels/price.tsx'
import { ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { AnchoredSection } from './anchored-section.tsx'

/** The five steps to one's own profile. */
export function Registration() {
  return (
    <AnchoredSection id="registration" className="home-beside py-room-gap">
      <div className="self-start lg:sticky lg:top-s7">
        <h2 id="registration-heading">Hang your own</h2>
        <p>Five steps. The first three cost nothing.</p>
        <div className="ghost mt-s7 max-lg:hidden lg:w-56" />
      </div>
      <ol className="home-entry">
        <Step title="Take the scorecard" sentence="In three minutes you know what your profile will need.">
          <ButtonLink variant="quiet" to={paths.scorecard.href()}>
            Solution Scorecard
          </ButtonLink>
        </Step>
        <Step
          title="Create your profile"
          sentence="Name the problem you solve, and for whom. A profile with one public story and a basic agent is free."
        >
          <ButtonLink variant="quiet" to={paths.pricing.href()}>
            Create Profile
          </ButtonLink>
        </Step>
        <Step
          title="Tell one story, name two referees"
          sentence="They are asked by mail and confirm by a link, and a validator reads the story. Then the profile hangs."
        />
        <Step
          title="Choose how much of it is seen"
          sentence="More stories, booking, your own signature system."
        >
          <Prices />
        </Step>
        <Step
          title="Meet the others"
          sentence="The Solution Community has three levels: Humble Heirs, Hungry Facilitators and Courageous Overcomers. You can also talk to us first."
        >
          <div className="mt-s4 flex flex-wrap items-center gap-x-s5 gap-y-s3">
            <CommunityApplicationButton>Join the Solution Community</CommunityApplicationButton>
            <ButtonLink variant="quiet" to={paths.waitlist.href()}>
              Join the webinar waitlist
            </ButtonLink>
            <a href={contacts.call} target="_blank" rel="noopener noreferrer" className={buttonLook('quiet')}>
              Book a discussion call
              <span className="sr-only"> (opens a new window)</span>
            </a>
          </div>
        </Step>
      </ol>
    </AnchoredSection>
  )
}

function Step({ title, sentence, children }: { title: string; sentence: string; children?: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="mt-s1 max-w-[36em] text-ink-soft">{sentence}</p>
      {children}
    </li>
  )
}

/** The paid plans as a price list. */
function Prices() {
  return (
    <ul className="home-prices">
      {levels.map(({ plan, gives }) => (
        <li key={plan}>
          <p className="home-plan">{plans[plan].levelName}</p>
          <p className="text-ink-soft text-label max-sm:col-span-full">
            {gives}
            <span className="block text-small">{laterPrice(plan)}</span>
          </p>
          <Price plan={plan} className="home-price max-sm:col-start-2 max-sm:row-start-1" />
          <ButtonLink
            variant="quiet"
            to={plan === 'sprint' ? paths.sprint.href() : paths.checkout.href(plans[plan].level)}
            className="justify-self-start max-sm:col-span-full sm:justify-self-end"
          >
            Choose {plans[plan].levelName}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
