import { ThreePeaks } from '#web/features/scorecard/three-peaks.tsx'

/** The three phases, each under the peak of the Authority Gap Map that has its name (account spec 2). */
const phases = [
  {
    name: 'Humble Heirs',
    purpose: 'Discover value',
    steps: [
      'Take the scorecard and see where your work stands.',
      'Name the problem that you solve better than most.',
      'Write down one story: what was wrong, what had to be done, what you did, what came of it.',
    ],
  },
  {
    name: 'Hungry Collaborators',
    purpose: 'Refine for market fit',
    steps: [
      'Ask two people who were there to confirm what you did.',
      'Have a validator read each story, and mend what comes back with a note.',
      'See what visitors ask, and answer it in your next story.',
    ],
  },
  {
    name: 'Rewarded Overcomers',
    purpose: 'Deploy for opportunities',
    steps: [
      'Hang the work where people describe their challenges.',
      'Let your agent have the first conversation, with the story it quotes.',
      'Open your hours, and choose whom you work with.',
    ],
  },
] as const

/** Three phases as three peaks, three steps up each. */
export function AuthorityJourney() {
  return (
    <section className="room pt-room-gap pb-room-gap" aria-labelledby="journey">
      <div className="wide">
        <h2 id="journey">The Authority Journey</h2>
        <p className="mt-s3 max-w-[32em] text-lead text-room-soft">
          Three phases, named after the three peaks of the map that your scorecard draws.
        </p>
        <svg
          className="mt-s6 h-[clamp(9rem,26vw,22rem)] w-full border-room-line border-b"
          viewBox="0 0 300 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <ThreePeaks />
        </svg>
        <ol className="mt-s6 grid gap-x-[clamp(2rem,4.5vw,5rem)] gap-y-s7 md:grid-cols-3">
          {phases.map(({ name, purpose, steps }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="mt-s1 font-book font-serif text-lead text-room-soft italic">{purpose}</p>
              <ol className="mt-s4">
                {steps.map((step) => (
                  <li key={step} className="border-room-line border-t py-s3 text-label">
                    {step}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
