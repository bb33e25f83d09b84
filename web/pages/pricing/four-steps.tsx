import type { ReactNode } from 'react'
import { paths } from '#schema/paths.ts'
import { LevelRoom } from '#web/features/levels/level-room.tsx'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame, type FrameStage } from '#web/ui/frame.tsx'

/** A made-up profile, in the place of the visitor's. */
const yourWork = { slug: 'your-own-work', areas: ['Sales'], skillCount: 4 }

const StagePicture = ({ stage }: { stage: FrameStage }) => (
  <Frame
    stage={stage}
    className="max-md:[--m:8px]"
    picture={<WorkPicture work={yourWork} format="square" loading="lazy" />}
  />
)

const steps: { name: string; sentence: ReactNode; picture: ReactNode }[] = [
  {
    name: 'Quick Setup in 20 minutes',
    sentence: (
      <>
        Eight questions about the problem you solve, and for whom. You see a preview before you have an
        account.{' '}
        <ButtonLink variant="quiet" to={paths.setup.href()}>
          Or bring stories and referees in five steps
        </ButtonLink>
      </>
    ),
    picture: <StagePicture stage={1} />,
  },
  {
    name: 'Story Validation',
    sentence:
      'You tell a story in four parts. A referee who was there confirms it, and a validator reads it.',
    picture: <StagePicture stage={2} />,
  },
  {
    name: 'Profile Creation',
    sentence:
      'With one validated story and two validated references your profile is ready. Your agent says what is published, and nothing else.',
    picture: <StagePicture stage={3} />,
  },
  {
    name: 'Go Live',
    sentence:
      'Your profile is public in the Solution Gallery. People who describe the problem that you solve find it there.',
    picture: <LevelRoom level={1} />,
  },
]

/** The four steps to the gallery, as stages of one frame. */
export function PricingSteps() {
  return (
    <section className="wide pb-room-gap" aria-labelledby="steps">
      <h2 id="steps">Four steps to go live</h2>
      <ol className="mt-s7 grid gap-s6 md:grid-cols-4 md:gap-x-[clamp(2rem,4.5vw,5rem)] md:gap-y-s5">
        {steps.map(({ name, sentence, picture }) => (
          <li
            key={name}
            className="flex flex-wrap gap-x-s5 max-md:gap-y-s3 md:row-span-2 md:grid md:grid-rows-subgrid"
          >
            <div className="self-center max-md:w-26">{picture}</div>
            {/* Above the frame's shadow. */}
            <div className="relative max-md:flex-[1_8rem]">
              <h3 className="text-[1.3125rem]">{name}</h3>
              <p className="mt-s2 text-ink-soft text-label">{sentence}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
