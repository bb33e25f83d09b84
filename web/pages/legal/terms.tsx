import { termsEdition } from '#schema/accounts/legal-editions.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { Contact, LegalPage, type LegalSection } from './legal-page.tsx'
import { paying } from './paying.tsx'

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
          A <b>reference</b> is validated when the referee has confirmed their email address by a signed link,
          is not the owner of the profile, and speaks from an address that no other reference of that profile
          has. A <b>story</b> is validated when a validator has read it and at least one such referee has
          confirmed it. A profile hangs in the gallery with two validated references and one validated story.
          Beside each reference you see which checks ran, and when.
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
        referees and results do not exist, and they cannot be engaged. A meeting that is booked with one, and
        a message or a result that is left with one, is a try-out: nobody comes, and nobody answers in its
        name.
      </p>
    ),
  },
  ...paying,
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
          You can take back a story or your whole profile on your dashboard, and a reference that you gave by
          the link in our mail, whenever you like; or write to <Contact /> from the address that we know you
          by. What you take back is no longer shown, searched or quoted.
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
        consumer in Scotland or Northern Ireland, you may also go to the courts there. What is kept about you
        is on the <Link to={paths.privacy.href()}>privacy page</Link>.
      </p>
    ),
  },
]

export function TermsOfService() {
  return (
    <LegalPage
      title="Terms"
      summary="What you may expect of this house, and what it expects of you."
      changedAt={termsEdition}
      sections={sections}
    />
  )
}
