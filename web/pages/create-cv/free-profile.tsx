import { plans, pounds } from '#schema/levels.ts'
import { unbuilt } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const holds = [
  ['One story', 'Validated, and open to everybody. More can be told; a plan decides how many are shown.'],
  ['Its referees', 'What they say of you, with the checks that ran on them. Their addresses stay masked.'],
  ['A basic agent', 'It answers visitors from your page, within a small daily allowance.'],
  ['A place in the gallery', 'People find you by describing their challenge.'],
  ['A picture of your own', 'Drawn from your name, your areas and your skills. You need no photograph.'],
  [
    'Your e-mail address',
    'So that people can ask for a consultation. The Sprint and Premium plans do not show it.',
  ],
] as const

/** What a profile holds that costs nothing, and what the plans add. */
export function FreeProfile() {
  return (
    <section aria-labelledby="holds" className="wide py-room-gap">
      <h2 id="holds">What the free profile holds</h2>
      <dl className="mt-s6 grid gap-x-[clamp(2.5rem,6vw,6.5rem)] md:grid-cols-2">
        {holds.map(([what, words]) => (
          <div key={what} className="border-line border-t py-s5">
            <dt className="font-serif font-title text-title leading-title">{what}</dt>
            <dd className="mt-s2 max-w-[32em] text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-s6 gap-y-s2 border-ink border-t pt-s5">
        <p className="max-w-[44em]">
          It costs nothing and stays free. Starter shows up to {plans.starter.publicStories} stories for{' '}
          {pounds(plans.starter.monthly)} a month; Sprint costs {pounds(plans.sprint.firstPayment)}, then{' '}
          {pounds(plans.sprint.monthly)} a month; Premium {pounds(plans.premium.firstPayment)} once.
        </p>
        <ButtonLink variant="quiet" to={unbuilt.pricing.href()}>
          See the plans
        </ButtonLink>
      </div>
    </section>
  )
}
