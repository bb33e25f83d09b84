import { plans, pounds } from '#schema/levels.ts'
import { CommunityApplicationButton } from '#web/features/community/community-application-button.tsx'

/** The page below the invitation to share. */
export function ShareSections() {
  return (
    <>
      <FourQuestions />
      <SharingCosts />
      <Community />
    </>
  )
}

const asks = [
  ['1 story', 'Told in your own words, read by a validator and confirmed by somebody who was there.'],
  [
    '2 referees',
    'People you have worked with, each at an address of their own. Their words stand beside the checks that ran on them.',
  ],
  [
    pounds(plans.free.firstPayment),
    `With that, a free profile hangs in the gallery. Showing up to ${plans.starter.publicStories} stories costs ${pounds(plans.starter.monthly)} a month.`,
  ],
] as const

/** What sharing costs: time of other people, and no money. */
function SharingCosts() {
  return (
    <section aria-labelledby="asks" className="wide pb-room-gap">
      <h2 id="asks">What it asks of you</h2>
      <ul className="mt-s7 grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-s6 md:grid-cols-[5fr_6fr_5fr]">
        {asks.map(([title, words]) => (
          <li key={title} className="border-ink border-t pt-s4">
            <p className="font-serif font-title text-head">{title}</p>
            <p className="mt-s3 max-w-[28em] text-ink-soft">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const questions = [
  ['Situation', 'What was going wrong, and for whom?'],
  ['Task', 'What had to be different, and by when?'],
  ['Action', 'What did you do that somebody else would have left out?'],
  ['Result', 'What changed that others could see, or count?'],
] as const

/** The four questions that a story answers. */
function FourQuestions() {
  return (
    <section
      aria-labelledby="four-questions"
      className="wide grid gap-x-s8 gap-y-s6 py-room-gap lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id="four-questions">Four questions, one story</h2>
        <p className="mt-s3 max-w-[26em] text-ink-soft">
          Every insight here is told in the same four parts, so that a stranger can follow it and somebody who
          was there can confirm it.
        </p>
      </div>
      <dl>
        {questions.map(([part, question]) => (
          <div
            key={part}
            className="grid items-baseline gap-x-s5 gap-y-s1 border-line border-t py-s5 last:border-b sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="font-bold text-label">{part}</dt>
            <dd className="font-book font-serif text-[clamp(1.375rem,1.1rem+1vw,1.875rem)] italic leading-[1.25]">
              {question}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const levels = ['Humble Heirs', 'Hungry Facilitators', 'Courageous Overcomers']
const indents = ['', 'sm:ml-[12%]', 'sm:ml-[24%]']

/** The community of other authors, and how to apply. */
function Community() {
  return (
    <section aria-labelledby="community" className="room py-room-gap">
      <div className="wide grid items-end gap-x-s8 gap-y-s7 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <ol className="max-md:order-last">
          {levels.map((level, index) => (
            <li
              key={level}
              className={`border-room-line border-t py-s4 font-serif font-title text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] leading-title ${indents[index]}`}
            >
              {level}
            </li>
          ))}
        </ol>
        <div>
          <h2 id="community">In good company</h2>
          <p className="mt-s4 max-w-[30em] text-lead">
            The Solution Community is where people who share their insight meet, on three levels. You apply
            with a letter of four lines.
          </p>
          <CommunityApplicationButton className="mt-s5 max-sm:w-full">
            Join Solution Community
          </CommunityApplicationButton>
        </div>
      </div>
    </section>
  )
}
