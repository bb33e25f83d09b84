import { paths } from '#schema/paths.ts'
import { coach } from '#web/features/featured/works.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'

const { profileUrl, businessAreas, skillCount } = coach

/** The closing wall of the challenge page: a consultation, or the whole gallery. */
export function RatherAPerson() {
  return (
    <section className="room py-room-gap">
      <div className="wide grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s7 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="lamp max-md:max-w-50">
          <Frame
            picture={
              <WorkPicture work={{ slug: profileUrl, areas: businessAreas, skillCount }} loading="lazy" />
            }
            signature="AW"
          />
        </div>
        <div>
          <h2>Rather talk it through?</h2>
          <p className="mt-s4 max-w-[32em] text-lead">
            Adaeze Whitcombe is a career and legacy coach, for senior people whose best work is about to
            retire with them.
          </p>
          <p className="mt-s2 text-room-soft text-small">Sample profile</p>
          <div className="mt-s5 flex flex-wrap items-center gap-x-s5 gap-y-s3 max-sm:*:basis-full">
            <ButtonLink to={paths.booking.href(profileUrl)}>Book a Consultation</ButtonLink>
            <ButtonLink variant="quiet" to={paths.gallery.href()}>
              Visit the Solution Gallery
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
