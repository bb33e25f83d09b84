import type { ReactNode } from 'react'
import { AnchoredSection } from './anchored-section.tsx'
import { Confirmation } from './confirmation.tsx'
import { Hung } from './hung.tsx'
import { ToldStory } from './told-story.tsx'

/** The three steps before a profile goes live, followed along one story. */
export function Verification() {
  return (
    <AnchoredSection id="verification" className="pb-room-gap">
      <h2 id="verification-heading">How a work comes to hang</h2>
      <p className="mt-s4 mb-s7 max-w-[36em] text-lead">
        Three steps, followed here along one story from a sample profile.
      </p>
      <ol className="steps">
        <Step
          title="Solution assessment and story collection"
          sentence="You say which problem you solve, and tell it as stories. Every story has the same four parts, in your own words."
        >
          <ToldStory />
        </Step>
        <Step
          title="Two or more references verify the results"
          sentence="Professional referees put their names to it, and beside each stands which checks ran, and when. Verification includes a 30-minute discovery call."
        >
          <Confirmation />
        </Step>
        <Step
          title="Going live"
          sentence="With two references and one story validated, the profile hangs in the searchable gallery."
        >
          <Hung />
        </Step>
      </ol>
    </AnchoredSection>
  )
}

function Step({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  return (
    <li className="beside">
      <div>
        <h3>{title}</h3>
        <p>{sentence}</p>
      </div>
      {children}
    </li>
  )
}
