import { AnchoredSection } from './anchored-section.tsx'

const steps = [
  [
    'I',
    'Legacy Discovery',
    'You go back through the work and find the problems that you solve better than most.',
  ],
  [
    'II',
    'Wisdom Distillation',
    'What you know becomes stories of four parts, short enough to read and exact enough to confirm.',
  ],
  [
    'III',
    'AI Amplification',
    'An agent that knows your stories answers visitors at any hour, and several of them at once.',
  ],
  [
    'IV',
    'Legacy Multiplication',
    'Others find what you know when they need it, and it goes on working where you are not.',
  ],
]

/** The four steps, each drawn a little higher than the last. */
export function FourSteps() {
  return (
    <AnchoredSection id="features" className="pb-room-gap">
      <h2 id="features-heading" className="max-w-[16em]">
        From a life’s work to one that works for others
      </h2>
      <ol className="home-rising">
        {steps.map(([number, name, sentence]) => (
          <li key={number}>
            <i aria-hidden>{number}</i>
            <h3>{name}</h3>
            <p className="mt-s2 text-ink-soft">{sentence}</p>
          </li>
        ))}
      </ol>
    </AnchoredSection>
  )
}
