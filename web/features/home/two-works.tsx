import { WorkCard } from '#web/features/gallery/work-card.tsx'
import { coach, miningSpecialist } from './works.ts'

/** The two experts of R2 on the wall. */
export function TwoWorks() {
  return (
    <section className="wide beside">
      <div>
        <h2>Two works to begin with</h2>
        <p>
          Both are sample profiles, written to show what a finished Rembrandt holds. Read their stories, and
          ask their agents.
        </p>
      </div>
      <ul className="hang lg:grid-cols-2">
        {[coach, miningSpecialist].map((card) => (
          <WorkCard key={card.profileUrl} card={card} inFirstRow={false} />
        ))}
      </ul>
    </section>
  )
}
