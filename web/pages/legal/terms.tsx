import { contacts } from '#schema/contacts.ts'
import { termsEdition } from '#schema/legal-editions.ts'
import { graceDays, type Plan, plans, pounds, trialDays, withdrawalDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { seatHeldMinutes } from '#schema/sprints.ts'
import { Link } from '#web/ui/link.tsx'
import { counted } from '#web/ui/wording.ts'
import { Contact, LegalPage, type LegalSection } from './legal-page.tsx'

const storiesOf = (plan: Plan) => {
  const { publicStories } = plans[plan]
  if (publicStories === Number.POSITIVE_INFINITY) return 'Every validated story'
  return publicStories === 1 ? 'One story' : `Up to ${publicStories} stories`
}

const priceList: [plan: Plan, name: string, price: string][] = [
  ['free', 'Free', 'Nothing'],
  ['starter', plans.starter.levelName, `${pounds(plans.starter.monthly)} a month`],
  [
    'sprint',
    plans.sprint.levelName,
    `${pounds(plans.sprint.firstPayment)}, then ${pounds(plans.sprint.monthly)} a month from the second month`,
  ],
  ['premium', plans.premium.levelName, `${pounds(plans.premium.firstPayment)} once`],
]

const sections: LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    text: (
      <p>
        These terms are between you and {contacts.operator}. They hold for looking round as much as for
        hanging your own work. If you do not agree with them, please do not use the site.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who runs this',
    text: (
      <p>
        This site is run by {contacts.operator}
        {contacts.operatorAddress && `, ${contacts.operatorAddress}`}. Write to <Contact />
        {!contacts.operatorAddress && '; whoever asks there is told our postal address'}.
      </p>
    ),
  },
  {
    id: 'validated',
    title: 'What “validated” means',
    text: (
      <>
        <p>
          A <b>reference</b> is validated when the referee has confirmed their e-mail address by a signed
          link, is not the owner of the profile, and speaks from an address that no other reference of that
          profile has. A <b>story</b> is validated when a validator has read it and at least one such referee
          has confirmed it. A profile hangs in the gallery with two validated references and one validated
          story. Beside each reference you see which checks ran, and when.
        </p>
        <p>
          Validated does not mean that we were there. We do not audit figures, check qualifications or vouch
          for a future result. Before you engage somebody, ask what you would ask anyone.
        </p>
      </>
    ),
  },
  {
    id: 'validators',
    title: 'Who validators are',
    text: (
      <>
        <p>
          A validator is a person whom {contacts.operator} has accredited to read stories and references
          before they are shown. They read for what the page claims: that the four parts belong together, that
          the referee speaks of the same work, and that nothing in them is somebody else’s to tell. Their name
          stands beside each reference that they read.
        </p>
        <p>
          Nobody validates their own work, or that of a person whom they work for, employ or are close to. A
          story that is not validated comes back to its author with the reason. If you think that a validator
          was mistaken, write to <Contact />: another one reads it.
        </p>
      </>
    ),
  },
  {
    id: 'agents',
    title: 'What agents are',
    text: (
      <p>
        Every agent is automatic, and is labelled so. It answers from what its expert has published and names
        the story it quotes. It can still misunderstand a question, and where a language model writes the
        answer it can be wrong. What an agent says is no offer, promise or advice of the expert’s, and no
        contract comes of it. The published page is what counts.
      </p>
    ),
  },
  {
    id: 'samples',
    title: 'Sample profiles',
    text: (
      <p>
        Profiles labelled “Sample profile” are made up to show what a finished work holds. Their people,
        referees and results do not exist, and they cannot be engaged.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Plans and prices',
    text: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Price</th>
              <th scope="col">Shown to the public</th>
            </tr>
          </thead>
          <tbody>
            {priceList.map(([plan, name, price]) => (
              <tr key={plan}>
                <th scope="row">{name}</th>
                <td>{price}</td>
                <td>{storiesOf(plan)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Prices are in pounds sterling. You are told the full price before you pay; a new price never changes
          a month that you have paid for.
        </p>
        <p>
          A month is charged to the card of the first payment, on the same day of the month. If a charge fails
          we write to you, and the plan stands for {counted(graceDays, 'more day')} while you put it right.
        </p>
        <p>
          A place in a sprint is held for you for {seatHeldMinutes} minutes when you begin to pay, and is
          yours once the payment is confirmed. If it was given to somebody else meanwhile, nothing is charged.
        </p>
      </>
    ),
  },
  {
    id: 'trial',
    title: 'The free trial',
    text: (
      <p>
        You can try {plans.starter.levelName} for {counted(trialDays, 'day')}. We ask for a card and charge
        nothing until they are over; then the first month is charged, unless you have cancelled. We write to
        you a day before. Everybody has one trial, whatever address or card they use.
      </p>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling and withdrawing',
    text: (
      <>
        <p>
          You can cancel a monthly plan or a trial at any time{' '}
          <Link to={paths.dashboard.href('settings')}>on your dashboard, under Settings</Link>, or by writing
          to <Contact />. It runs to the end of what is paid for, and then your profile falls to the free
          plan. Nothing is deleted: what the free plan does not cover is no longer shown, and is shown again
          if you come back.
        </p>
        <p>
          You can withdraw within {counted(withdrawalDays, 'day')} of buying, and need give no reason: on your
          dashboard, under Settings, or by writing to <Contact /> from the address you paid with. We pay back
          all that you paid for it, the way you paid it, within fourteen days of hearing from you, and the
          plan ends then. When you buy, we ask whether we may begin at once; if you had rather wait, please
          buy when you want to begin. These terms take none of your statutory rights away.
        </p>
      </>
    ),
  },
  {
    id: 'yours',
    title: 'What you publish',
    text: (
      <>
        <p>
          Your words stay yours. By hanging them you allow us to show them, to let search and your agent quote
          them, and to draw your picture from them, for as long as your work hangs here. Tell only what is
          true and yours to tell, and leave out what your clients have told you in confidence.
        </p>
        <p>
          You can take back a story, a reference that you gave, or your whole profile whenever you like: write
          to <Contact /> from the address that we know you by. What you take back is no longer shown, searched
          or quoted.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    text: (
      <>
        <p>Please do not</p>
        <ul>
          <li>hang a story that did not happen, or speak for a referee who is not you;</li>
          <li>write to an agent what is unlawful, abusive, or somebody else’s secret;</li>
          <li>try to make an agent say what its expert has not published;</li>
          <li>call more often than the site lets you, or look for ways round its limits;</li>
          <li>copy the gallery whole, or use referees’ words to sell to them.</li>
        </ul>
        <p>Who does so may be shut out, and a profile that does so may be taken down.</p>
      </>
    ),
  },
  {
    id: 'report',
    title: 'Reporting a profile',
    text: (
      <p>
        If a profile is untrue, unlawful, or says something about you that it should not, write to <Contact />{' '}
        with its address and a sentence on what is wrong. Somebody reads every report. A profile that is taken
        down leaves the gallery, its page and its agent within a minute.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    text: (
      <p>
        We take care, but we cannot promise that the site is always there or without error. We are no party to
        what you agree with an expert. We do not limit our liability where the law does not allow it: for
        death or personal injury caused by negligence, for fraud, and for your rights as a consumer. Beyond
        that we answer for losses that both of us could have foreseen.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    text: (
      <p>
        The law of England and Wales governs these terms, and its courts decide disputes. If you are a
        consumer in Scotland or Northern Ireland, you may also go to the courts there. What is kept of you is
        on the <Link to={paths.privacy.href()}>privacy page</Link>.
      </p>
    ),
  },
]

/** What visitors, experts and the house may expect of one another. */
export function Terms() {
  return (
    <LegalPage
      title="Terms"
      summary="What you may expect of this house, and what it expects of you."
      changedAt={termsEdition}
      sections={sections}
    />
  )
}
