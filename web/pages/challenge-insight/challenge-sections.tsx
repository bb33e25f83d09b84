import { storyNumber } from '#schema/labels.ts'
import { paths } from '#schema/paths.ts'
import { coach } from '#web/features/featured/sample-cards.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { AnsweredChallenge } from './answered-challenge.tsx'

/** The page below the challenge form. */
export function ChallengeSections() {
  return (
    <>
      <AnsweredChallenge />
      <InsightSteps />
      <ConsultationOffer />
    </>
  )
}

const steps = [
  [
    'Read the story',
    'Situation, task, action, result. You know whether it is your problem before you have spoken to anybody.',
  ],
  ['Look who confirmed it', 'Beside every referee stands which checks ran, and when.'],
  [
    'Ask the agent',
    'It answers at any hour, only from what the expert has published. It names the story it quotes, and says so when it has none.',
  ],
] as const

/** The way from a challenge to an insight, and its price. */
function InsightSteps() {
  return (
    <section aria-labelledby="before" className="wide pb-room-gap">
      <h2 id="before" className="max-w-[14em]">
        An insight, before you spend an hour in a meeting
      </h2>
      <div className="mt-s7 grid gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s7 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ol>
          {steps.map(([title, words], index) => (
            <li
              key={title}
              className="grid grid-cols-[min(3.25rem,16vw)_minmax(0,1fr)] items-baseline gap-x-s3 border-line border-t py-s5 last:border-b"
            >
              <span aria-hidden className="font-book font-serif text-[1.375rem] text-ink-soft italic">
                {storyNumber(index + 1)}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-s1 max-w-[34em] text-ink-soft">{words}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="self-end">
          <p className="font-serif text-display leading-tight">Free</p>
          <p className="mt-s4 max-w-[26em] text-ink-soft">
            Searching, reading and asking cost nothing. You need no account, and nobody asks for your name or
            your address.
          </p>
        </div>
      </div>
    </section>
  )
}

const { profileUrl, businessAreas, skillCount } = coach

/** The last section of the challenge page: a consultation, or the whole gallery. */
function ConsultationOffer() {
  return (
    <section className="room py-room-gap">
      <div className="wide grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s7 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="lamp max-md:max-w-50">
          <Frame
            picture={
              <WorkPicture work={{ slug: profileUrl, areas: businessAreas, skillCount }} loading="lazy" />
            }
            signature="AW"
          />
        </div>
        <div>
          <h2>Rather talk it through?</h2>
          <p className="mt-s4 max-w-[32em] text-lead">
            Adaeze Whitcombe is a career and legacy coach, for senior people whose best work is about to
            retire with them.
          </p>
          <p className="mt-s2 text-room-soft text-small">
            Sample profile: a booking is a try-out, and nobody comes.
          </p>
          <div className="mt-s5 flex flex-wrap items-center gap-x-s5 gap-y-s3 max-sm:*:basis-full">
            <ButtonLink to={paths.booking.href(profileUrl)}>Book a Consultation</ButtonLink>
            <ButtonLink variant="quiet" to={paths.gallery.href()}>
              Visit the Solution Gallery
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
