import { ArrowRight } from 'lucide-react'
import { paths } from '#schema/paths.ts'
import { miningSpecialist, proofOf, workOf } from '#web/features/featured/sample-cards.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Link } from '#web/ui/link.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { miningResults } from './excerpts.ts'

/** A second profile, large, with its results. */
export function MiningExample() {
  return (
    <section className="wide home-example pb-room-gap" aria-labelledby="example">
      <div className="lamp">
        <Frame picture={<WorkPicture work={workOf(miningSpecialist)} loading="lazy" />} signature="TR" />
      </div>
      <div className="home-covered">
        <p className="text-label">
          <b>{miningSpecialist.name}</b>
          <br />
          <span className="text-ink-soft">{miningSpecialist.currentRole} · Sample profile</span>
        </p>
        <h2 id="example" className="mt-s3">
          <Link to={paths.miningAgent.href()} className="home-cover">
            {miningSpecialist.coreProblemSolved}
          </Link>
        </h2>
        <ul className="mt-s5">
          {miningResults.map((result) => (
            <li
              key={result}
              className="border-line border-t py-s3 font-book font-serif text-[1.3125rem] leading-[1.34]"
            >
              {result}
            </li>
          ))}
        </ul>
        <VerifiedLine className="mt-s3">{proofOf(miningSpecialist)}</VerifiedLine>
        <span
          className="link mt-s3 inline-flex min-h-tap items-center gap-s2 font-semibold text-label"
          aria-hidden
        >
          View the interactive profile <ArrowRight size={18} strokeWidth={1.75} />
        </span>
      </div>
    </section>
  )
}
