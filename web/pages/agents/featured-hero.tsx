import { ArrowLeft } from 'lucide-react'
import type { ComponentType } from 'react'
import { initialsOf } from '#schema/labels.ts'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { asSentence } from '#schema/text/as-sentence.ts'
import { type Topic, topicsOf } from '#web/features/featured/diagram.tsx'
import { HeroLabel } from '#web/features/profiles/hero.tsx'
import { HeroActions } from '#web/features/profiles/hero-actions.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Link } from '#web/ui/link.tsx'

type Props = {
  profile: PublicProfile
  diagram: ComponentType<{ topics: Topic[] }>
  scorecardCall: string | undefined
}

/** The hero of an interactive page: the claim, and the diagram of four stories. */
export function FeaturedHero({ profile, diagram: Diagram, scorecardCall }: Props) {
  const { headline, coreProblemSolved, solutionProfile, stories } = profile
  return (
    <div className="wide agents-hero pt-[clamp(0.5rem,2.5vw,2.5rem)]">
      <div>
        <Link to={paths.home.href()} className={buttonLook('quiet', 'print:hidden')}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          Back to Home
        </Link>
        <h1 className="mt-s5 mb-s5 text-[min(clamp(2.5rem,1.6rem+3.4vw,4.5rem),14vw)] print:my-0 print:text-head">
          {headline}
        </h1>
        <p className="max-w-[34em] text-lead print:mt-s3 print:text-body">{asSentence(coreProblemSolved)}</p>
        <HeroLabel profile={profile} />
        <HeroActions profile={profile} />
        {scorecardCall && (
          <p className="mt-s4 flex flex-wrap items-center gap-x-s3 print:hidden">
            {scorecardCall}
            <Link to={paths.scorecard.href()} className={buttonLook('quiet')}>
              Take the 3 minute scorecard
            </Link>
          </p>
        )}
      </div>
      <div className="lamp">
        <Frame
          className="[--m:clamp(12px,1.5vw,20px)]"
          picture={<Diagram topics={topicsOf(stories)} />}
          signature={initialsOf(profile.name)}
        />
        <p className="mt-s6 text-room-soft text-small">What the stories show</p>
        <ul className="agents-topics">
          {solutionProfile.keySkills.map((skill) => (
            <li key={skill}>
              <Link to="#stories" className={buttonLook('quiet')}>
                {skill}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
