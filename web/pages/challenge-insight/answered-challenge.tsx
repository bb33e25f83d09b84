import { paths } from '#schema/paths.ts'
import { finishedPlant } from '#schema/samples/tendai-rasmusson.ts'
import { miningSpecialist, proofOf } from '#web/features/featured/sample-cards.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Link } from '#web/ui/link.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'

const question = 'Our contractor says the plant is complete, but it does not run'
/** The sentence of the story that answers it: the gallery's first result for the question above. */
const answered = {
  sentence: `${finishedPlant.action.split('. ')[0]}.`,
  story: finishedPlant.title,
}

const { profileUrl, name, currentRole, businessAreas, skillCount } = miningSpecialist

/** A sample challenge, and the profile that the gallery finds for it, with its sentence highlighted. */
export function AnsweredChallenge() {
  return (
    <section
      aria-labelledby="answered"
      className="wide grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s7 pb-room-gap lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="answered">What comes back</h2>
        <p className="mt-s6 text-ink-soft text-label">Somebody writes</p>
        <p className="mt-s1 max-w-[18em] font-book font-serif text-[clamp(1.375rem,1.1rem+1vw,1.875rem)] italic leading-[1.3]">
          “{question}”
        </p>
        <p className="mt-s6 max-w-[30em] text-ink-soft">
          You need not know the right words, or the job title of the person who could help. Where a sentence
          answers you it is marked, so that you see at once why it came.
        </p>
      </div>
      <figure className="grid items-center gap-x-s7 gap-y-s6 sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
        <div className="max-sm:max-w-76">
          <Frame
            picture={
              <WorkPicture work={{ slug: profileUrl, areas: businessAreas, skillCount }} loading="lazy" />
            }
            signature="TR"
          />
        </div>
        <figcaption className="label">
          <p className="text-label">
            <b className="font-bold">{name}</b>
            <br />
            <span className="text-ink-soft">{currentRole} · Sample profile</span>
          </p>
          <blockquote className="match">
            “<mark>{answered.sentence}</mark>”<small>From the story “{answered.story}”</small>
          </blockquote>
          <VerifiedLine>{proofOf(miningSpecialist)}</VerifiedLine>
          <Link
            to={paths.profile.href(profileUrl)}
            className="inline-flex min-h-tap items-center justify-self-start font-semibold text-label"
          >
            Read Tendai’s stories
          </Link>
        </figcaption>
      </figure>
    </section>
  )
}
