import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The last wall: the way to a place on the others. */
export function Invitation() {
  return (
    <section className="room py-room-gap">
      <div className="wide grid items-end gap-x-s8 gap-y-s6 md:grid-cols-[1.2fr_1fr]">
        <h2 className="max-w-[11em] text-[clamp(2.25rem,1.7rem+2.3vw,3.75rem)] leading-tight">
          There is a nail here for your work.
        </h2>
        <div>
          <p className="max-w-[26em] text-lead">
            The scorecard says where you stand and what to hang first. It takes under 3 minutes, and no
            account.
          </p>
          <ButtonLink variant="main" to={paths.scorecard.href()} className="mt-s5 max-sm:w-full">
            Create My {brand.name}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
