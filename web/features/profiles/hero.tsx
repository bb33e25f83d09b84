import type { ReactNode } from 'react'
import { initialsOf } from '#schema/labels.ts'
import { pictureShape } from '#schema/picture/shape.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { asSentence } from '#schema/text/as-sentence.ts'
import { counted } from '#schema/text/numbers.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { HeroActions } from './hero-actions.tsx'

/** The hero: the framed picture, the headline and the label. */
export function ProfileHero({ profile, edit }: { profile: PublicProfile; edit?: ReactNode }) {
  const { pictureSlug, businessAreas, headline, coreProblemSolved, solutionProfile } = profile
  const work = { slug: pictureSlug, areas: businessAreas, skillCount: solutionProfile.keySkills.length }
  // Where its owner edits it, the page that holds it has a title of its own.
  const Heading = edit ? 'h2' : 'h1'
  return (
    <div className="room pt-20 pb-[clamp(4rem,7vw,7rem)]">
      <div className="wide profiles-hero pt-[clamp(1.5rem,4vw,4rem)]" data-shape={pictureShape(pictureSlug)}>
        <div className="lamp">
          <Frame
            className="carried [--m:clamp(12px,1.5vw,20px)]"
            picture={<WorkPicture work={work} grain />}
            signature={initialsOf(profile.name)}
          />
        </div>
        <div>
          {businessAreas.length > 0 && <p className="text-room-soft">For: {businessAreas.join(', ')}</p>}
          <Heading dir="auto" className="mt-s4 mb-s5 text-[min(clamp(2.375rem,1.7rem+2.5vw,3.875rem),12vw)]">
            {headline || profile.name}
          </Heading>
          {edit}
          {coreProblemSolved !== headline && (
            <p dir="auto" className="max-w-[34em] text-lead">
              {asSentence(coreProblemSolved)}
            </p>
          )}
          <HeroLabel profile={profile} />
          <HeroActions profile={profile} />
        </div>
      </div>
    </div>
  )
}

/** The label below the headline: name, role and what was checked. */
export function HeroLabel({ profile }: { profile: PublicProfile }) {
  const { name, headline, currentRole, industry, yearsExperience, stories, references, isSample } = profile
  const trade = [currentRole, industry].filter(Boolean).join(', ')
  const validated = stories.filter(({ status }) => status === 'validated').length
  const practice = yearsExperience && `${asYears(yearsExperience)} in practice`
  return (
    <div className="mt-s6 grid gap-s2 border-room-line border-t pt-s5 print:mt-s3 print:gap-0 print:pt-s3">
      {/* Without a headline the name is the heading. */}
      {headline && (
        <p dir="auto" className="font-medium font-serif text-title leading-[1.2]">
          {name}
        </p>
      )}
      {(trade || practice) && (
        <p className="text-room-soft">{[trade, practice].filter(Boolean).join(' · ')}</p>
      )}
      <div className="flex flex-wrap items-baseline gap-x-s4 gap-y-s1">
        {validated > 0 && (
          <VerifiedLine>
            {counted(validated, 'story', 'stories')} validated
            {references.length > 0 && ` · ${counted(references.length, 'referee')}`}
          </VerifiedLine>
        )}
        {isSample && <p className="text-room-soft text-small">Sample profile</p>}
      </div>
    </div>
  )
}

const asYears = (experience: string) => (/[a-z]/i.test(experience) ? experience : `${experience} years`)
