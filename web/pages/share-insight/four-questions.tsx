const questions = [
  ['Situation', 'What was going wrong, and for whom?'],
  ['Task', 'What had to be different, and by when?'],
  ['Action', 'What did you do that somebody else would have left out?'],
  ['Result', 'What changed that others could see, or count?'],
] as const

/** What a story answers, as the four questions its author is asked. */
export function FourQuestions() {
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
