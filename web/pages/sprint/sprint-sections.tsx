import { sprintProgramme } from '#schema/billing/sprint-programme.ts'
import { seatReservedMinutes } from '#schema/billing/sprints.ts'
import { levels, plans, planTitle, pounds, withdrawalDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { counted } from '#schema/text/numbers.ts'
import { PlainFacts } from '#web/features/levels/plain-facts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SprintLink } from './sprint-link.tsx'

const [{ includes: ofStarter }, { includes }] = levels
const { firstPayment, monthly } = plans.sprint

const facts = [
  ['What you pay', `${pounds(firstPayment)} when you take your place. Nothing is added at checkout.`],
  [
    'What follows',
    `${pounds(monthly)} a month from the second month. You can cancel at any time on your dashboard, and the month that is paid for runs to its end.`,
  ],
  [
    'If you stop',
    `After the last paid month the profile continues on ${planTitle('free')}. Nothing is deleted: what that does not cover is not shown.`,
  ],
  [
    'Your place',
    `It is held for ${seatReservedMinutes} minutes once payment starts. If it is gone before your payment is through, nothing is charged.`,
  ],
  [
    'If you change your mind',
    `Within ${counted(withdrawalDays, 'day')} of buying you can withdraw, without giving a reason. You get back all that you paid, and the place goes to somebody else.`,
  ],
  [
    'What no sprint can hurry',
    'A story hangs once a referee has confirmed it and a validator has read it. Both are people, and it may take them longer than five days.',
  ],
] as const

/** The programme of each day, what a place includes, and what follows. */
export function SprintSections({ soldOutSprint }: { soldOutSprint: number | undefined }) {
  return (
    <>
      <section
        className="wide grid gap-x-s8 gap-y-s6 py-room-gap lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        aria-labelledby="programme"
      >
        <div className="self-start lg:sticky lg:top-s7">
          <h2 id="programme">The five days</h2>
          <p className="mt-s4 max-w-[24em] text-ink-soft">Each day is for one part of your profile.</p>
        </div>
        <ol>
          {sprintProgramme.map(({ title, words }, index) => (
            <li
              key={title}
              className="grid grid-cols-[min(3.25rem,16vw)_minmax(0,1fr)] border-line border-t py-s5 first:border-ink last:border-b"
            >
              <span className="font-book font-serif text-title italic" aria-hidden>
                {numerals[index]}
              </span>
              <div>
                <h3>
                  <span className="sr-only">Day {index + 1}: </span>
                  {title}
                </h3>
                <p className="mt-s2 max-w-[36em] text-ink-soft">{words}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="bg-wall-shade" aria-labelledby="included">
        <div className="wide grid gap-x-s8 gap-y-s6 py-room-gap lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <h2 id="included">What a place includes</h2>
          <div className="grid gap-x-s7 gap-y-s6 sm:grid-cols-2">
            <List title="The sprint" items={includes} />
            <List title={`And everything in ${plans.starter.levelName}`} items={ofStarter.slice(1)} />
          </div>
        </div>
      </section>
      <section
        className="wide grid gap-x-s8 gap-y-s6 py-room-gap lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        aria-labelledby="money"
      >
        <div>
          <h2 id="money">In plain words</h2>
          <SprintLink soldOutSprint={soldOutSprint} />
          <ButtonLink variant="quiet" to={paths.pricing.href()} className="mt-s3">
            Compare it with the other levels
          </ButtonLink>
        </div>
        <PlainFacts facts={facts} />
      </section>
    </>
  )
}

const numerals = ['I', 'II', 'III', 'IV', 'V'] as const

function List({ title, items }: { title: string; items: readonly { text: string }[] }) {
  return (
    <div>
      <h3 className="font-bold font-sans text-label tracking-[0]">{title}</h3>
      <ul className="mt-s3">
        {items.map(({ text }) => (
          <li key={text} className="border-line border-t py-s3 text-label">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
