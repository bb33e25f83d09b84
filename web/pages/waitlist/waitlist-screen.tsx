import { useState } from 'react'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import type { Screen } from '#web/client/screen.ts'
import { BackHome } from '#web/pages/layout/back-home.tsx'
import type { Entered } from './entered.ts'
import { OnTheList } from './on-the-list.tsx'
import { WaitlistForm } from './waitlist-form.tsx'

export const handle: Screen['handle'] = { masthead: 'over' }

const title = 'Training webinar waitlist'
const description =
  'Leave your name and your e-mail address, and what you would like to hear about. We write to you when the training webinar is scheduled.'

/** The waitlist for the training webinar: the form, and once it is sent what was chosen. */
export function Component() {
  const [sent, setSent] = useState<Entered>()
  return (
    <>
      <PageHead
        title={`${title} · ${brand.name}`}
        description={description}
        canonicalPath={paths.waitlist.href()}
      />
      {sent ? (
        <OnTheList entered={sent} />
      ) : (
        <>
          <div className="room pt-20 pb-[clamp(3rem,5vw,5rem)]">
            <div className="wide">
              <BackHome />
              <h1 className="mt-[clamp(1.5rem,3vw,2.5rem)] max-w-[11em] text-display">{title}</h1>
              <p className="mt-s5 max-w-[32em] text-lead">
                The webinar has no date yet. Leave your address, and we write to you when it is scheduled.
              </p>
            </div>
          </div>
          <WaitlistForm onSent={setSent} />
        </>
      )}
    </>
  )
}
