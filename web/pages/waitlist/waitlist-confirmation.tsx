import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { WaitedSprint } from './use-waited-sprint.ts'
import type { WaitlistValues } from './waitlist-values.ts'

/** Confirms the entry and its choices, with further links. */
export function WaitlistConfirmation({
  values: { email, interests },
  sprint,
}: {
  values: WaitlistValues
  sprint: WaitedSprint | undefined
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // The focus was on a button that is gone.
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className="room grid min-h-[70vh] items-center pt-20 pb-[clamp(4rem,7vw,7rem)]">
      <div className="wide grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s7 pt-[clamp(1.5rem,3vw,2.5rem)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 ref={heading} tabIndex={-1} className="max-w-[9em] outline-none">
            You’re on the List!
          </h1>
          <p className="mt-s5 max-w-[30em] text-lead">
            {sprint
              ? `We’ll write to you when a place is free in the sprint that begins on ${sprint.begins}, and to everybody else who waits for it.`
              : 'We’ll notify you when the training webinar is scheduled.'}{' '}
            A confirmation is on its way to <b>{email}</b>, with a link by which you can leave the list.
          </p>
          <div className="mt-s6 flex flex-wrap items-center gap-x-s5 gap-y-s3 max-sm:*:basis-full">
            <ButtonLink variant="main" to={paths.home.href()}>
              Return to Home
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.scorecard.href()}>
              Take the 3 minute scorecard
            </ButtonLink>
          </div>
        </div>
        {interests.length > 0 && (
          <section aria-labelledby="waitlist-chosen">
            <Canvas isFramed>
              <h2
                id="waitlist-chosen"
                className="mb-s4 font-normal font-sans text-label text-room-soft not-italic"
              >
                What interests you
              </h2>
              <ul className="grid gap-s2">
                {interests.map((interest) => (
                  <li key={interest}>{interest}</li>
                ))}
              </ul>
            </Canvas>
          </section>
        )}
      </div>
    </div>
  )
}

/** A dark canvas with text; it has only the corners of a frame until somebody is on the list. */
export function Canvas({ isFramed, children }: { isFramed: boolean; children: ReactNode }) {
  return (
    <div className="lamp">
      <div className="frame [--m:clamp(12px,1.5vw,20px)]" data-stage={isFramed ? 3 : 2}>
        <div className="grid min-h-[clamp(13rem,22vw,19rem)] content-end bg-[radial-gradient(circle_at_24%_18%,var(--room-lit),var(--room)_60%,var(--room-deep))] p-[12%] font-book font-serif text-[clamp(1.25rem,1rem+1vw,1.75rem)] text-room-ink italic leading-[1.3]">
          {children}
        </div>
      </div>
    </div>
  )
}
