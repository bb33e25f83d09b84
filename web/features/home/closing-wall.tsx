import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The last wall: one way on. */
export function ClosingWall() {
  return (
    <section className="room py-room-gap">
      <div className="wide grid items-end gap-x-s8 gap-y-s6 md:grid-cols-[1.2fr_1fr]">
        <h2 className="max-w-[10em] text-[clamp(2.25rem,1.7rem+2.3vw,3.75rem)] leading-tight">
          Somebody has solved it before.
        </h2>
        <div>
          <p className="max-w-[26em] text-lead">You need no account to look, to search or to ask.</p>
          <ButtonLink variant="main" to={paths.gallery.href()} className="mt-s5 max-sm:w-full">
            Visit the Solution Gallery
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
