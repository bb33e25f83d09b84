import { useState } from 'react'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import type { Screen } from '#web/client/screen.ts'
import { HomeLink } from '#web/pages/layout/home-link.tsx'
import { useWaitedSprint } from './use-waited-sprint.ts'
import { Canvas, WaitlistConfirmation } from './waitlist-confirmation.tsx'
import { WaitlistForm } from './waitlist-form.tsx'
import type { WaitlistValues } from './waitlist-values.ts'

export const handle: Screen['handle'] = { masthead: 'over' }

const title = 'Training webinar waitlist'
const description =
  'Leave your name and your email address, and what you would like to hear about. We write to you when the training webinar is scheduled.'

/** The waitlist for the webinar and for a sold-out sprint: the form, then what was chosen. */
export function Component() {
  const [sent, setSent] = useState<WaitlistValues>()
  const sprint = useWaitedSprint()
  return (
    <>
      <PageHead
        title={`${title} · ${brand.name}`}
        description={description}
        canonicalPath={paths.waitlist.href()}
      />
      {sent ? (
        <WaitlistConfirmation values={sent} sprint={sprint} />
      ) : (
        <>
          <div className="room pt-20 pb-[clamp(3rem,5vw,5rem)]">
            <div className="wide">
              <HomeLink />
              <div className="mt-[clamp(1.5rem,3vw,2.5rem)] grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
                <div>
                  <h1 className="max-w-[9em]">{sprint ? 'Waitlist for the sprint' : title}</h1>
                  <p className="mt-s5 max-w-[30em] text-lead">
                    {sprint
                      ? `Leave your address, and we write to you when a place is free in the sprint that begins on ${sprint.begins}, and when the next one takes people. The list is also that of our training webinar.`
                      : 'The webinar has no date yet. Leave your address, and we write to you when it is scheduled.'}
                  </p>
                </div>
                <div className="max-md:hidden">
                  <Canvas isFramed={false}>What would you like to hear about?</Canvas>
                </div>
              </div>
            </div>
          </div>
          <WaitlistForm sprint={sprint} onSent={setSent} />
        </>
      )}
    </>
  )
}
