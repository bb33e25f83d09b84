import type { ReactNode } from 'react'
import { AgentAnswer } from './agent-answer.tsx'
import { Confirmation } from './confirmation.tsx'
import { ToldStory } from './told-story.tsx'

/** How a work comes to hang, followed along one story. */
export function HowItHangs() {
  return (
    <section className="wide pb-room-gap">
      <h2>How a work comes to hang</h2>
      <p className="mt-s4 mb-s7 text-lead">
        One story from a sample profile, followed from the telling to the answer.
      </p>
      <ol className="steps">
        <Step title="It is told" sentence="Every story has the same four parts, in the expert’s own words.">
          <ToldStory />
        </Step>
        <Step
          title="It is confirmed"
          sentence="Referees put their names to it. Beside each stands which checks ran, and when. A profile hangs once two referees and one story are validated."
        >
          <Confirmation />
        </Step>
        <Step
          title="It is spoken for"
          sentence="An agent answers visitors only from what is published, and names the story it quotes. When it finds nothing, it says so."
        >
          <AgentAnswer />
        </Step>
      </ol>
    </section>
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
