import { ArrowRight } from 'lucide-react'
import { paths } from '#schema/paths.ts'
import { coach, proofOf, workOf } from '#web/features/featured/sample-cards.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Link } from '#web/ui/link.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'

/** The hero: the old way, the new way, and one profile. */
export function HomeHero() {
  return (
    <div className="room pt-20 pb-[clamp(4rem,7vw,7rem)]">
      <div className="wide grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s8 pt-[clamp(1.5rem,4vw,4rem)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1>
            CVs are dead.
            <br />
            Look at the work.
          </h1>
          <p className="mt-s5 max-w-[30em] text-lead">
            For everybody with a problem to solve: find an expert who has solved it before. Each story is
            confirmed by named referees, and an agent answers your questions from them.
          </p>
          <ButtonLink variant="main" to={paths.gallery.href()} className="mt-s6 max-sm:w-full">
            Visit the Solution Gallery
          </ButtonLink>
          <p className="mt-s4 grid justify-items-start gap-x-s3 text-room-soft md:flex md:items-center">
            Are you the expert?
            <ButtonLink variant="quiet" to={paths.scorecard.href()}>
              See how well your work shows
            </ButtonLink>
          </p>
        </div>
        <figure className="home-shown">
          <div className="lamp">
            <Frame picture={<WorkPicture work={workOf(coach)} />} signature="AW" />
          </div>
          <figcaption>
            <b>{coach.name}</b>
            <span className="text-room-soft">{coach.currentRole} · Sample profile</span>
            <VerifiedLine>{proofOf(coach)}</VerifiedLine>
            <Link
              to={paths.coachAgent.href()}
              className="inline-flex min-h-tap items-center gap-s2 font-semibold"
            >
              Meet Adaeze and her agent <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </Link>
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
