import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { handedIn } from './handed-in.tsx'
import { Contact, LegalPage, type LegalSection } from './legal-page.tsx'
import { retentionPeriods } from './retention-periods.ts'
import { stored } from './stored-in-browser.ts'

const sections: LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    text: (
      <ul>
        <li>You can search, read and ask without an account, a name or an address.</li>
        <li>
          There is no advertising here, and no tracking by anybody else. Letters and scripts are our own, but
          for the payment provider’s on the pages where you pay.
        </li>
        <li>
          What you write to an agent is kept for 90 days, and its expert can read it where the agent says so.
          What you type into search is not stored.
        </li>
        <li>Nothing about you is sold.</li>
      </ul>
    ),
  },
  {
    id: 'visiting',
    title: 'When you look round',
    text: (
      <>
        <p>
          Opening a profile or a story is counted, and so is beginning a conversation or handing in a
          scorecard: which profile, what happened, when, and the site you came from, such as linkedin.com or
          our gallery, never the page on it. Beside all but scorecards stands a mark made from your network
          address, the date and a secret. It lets us count you once a day and not know you on the next. Your
          name and your address are not stored with it. The expert sees how many came on each day, and from
          where.
        </p>
        <p>
          Every request leaves one line in the server’s log: the page, the time it took, whether it worked or
          why not, your network address with its end masked, such as 203.0.•.•, and, where you are signed in,
          the random number of your account. Your full address is used for a minute to see that nobody calls
          too often. What you may ask of agents, search by meaning or have drawn in one day is counted beside
          such a mark as above, and forgotten the night after.
        </p>
      </>
    ),
  },
  {
    id: 'searching',
    title: 'When you describe a challenge',
    text: (
      <>
        <p>
          Your description is compared with what is published, and then forgotten: it is in none of our
          records and in no line of the log. It stands in the address of the page of results, so your
          browser’s history remembers it, and whoever you send that address to can read it.
        </p>
        <p>
          Where this site has been given a key for a language model, your description is also sent to its
          provider to be compared by meaning. That is OpenAI, unless another provider has been set. It goes
          without your name or your network address. The server holds the numbers that come back in its memory
          for a while, with your words beside them, until newer searches take their place or it restarts.
        </p>
      </>
    ),
  },
  ...handedIn,
  {
    id: 'browser',
    title: 'What stays in your browser',
    text: (
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is for</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {stored.map(([name, purpose, until]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{purpose}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
  {
    id: 'experts',
    title: 'If your work hangs here',
    text: (
      <>
        <p>
          Your profile, your validated stories and your picture are public: people can read them, search
          engines can list them, and the agent can quote them. That is what a profile is for, and the
          agreement with you is the reason in law. Drafts are not shown. On Level 1 (Free or Starter) your
          email address stands on the page; on the other levels it does not.
        </p>
        <p>
          Each story that is shown gets a badge: a copy of what your page says of it, signed by us, that you
          can keep and pass on, and that anybody can check. The file holds no name of yours, only the address
          of your page and what stands there of the story; the picture also shows your name and your role.
          When the story leaves your page, or you erase your account, its badge is revoked within a minute;
          with your account the copies that we hold are emptied. A file that somebody downloaded before stays
          with them.
        </p>
        <p>
          If you turn notifications on for a device, its browser gives us an address at the service of its
          maker: Google, Apple, Mozilla or Microsoft. We send what happened there, encrypted so that only your
          device can read it. That service learns that something came, when, and how long it was, and no word
          of it. It says who it was, or what they wrote, only if you allow names on the lock screen.
        </p>
        <p>
          What you share to the installed app from another app is part of the address for a moment, like any
          link that you open. The page takes it out at once and keeps it in the tab; our log does not hold it.
        </p>
        <p>Sample profiles are made up. They say so wherever they appear.</p>
      </>
    ),
  },
  {
    id: 'referees',
    title: 'If you are a referee',
    text: (
      <>
        <p>
          An expert who names you as a referee gives us your name, your email address and a story of your work
          together. Only that expert and whoever validates their profile are shown it, and it is erased if you
          ask us.
        </p>
        <p>
          Your name, role, company, the two answers that the form marks as public, and the sentences that you
          confirm stand on the expert’s page, with the checks that ran on them and their dates. What else you
          wrote is read by the expert and whoever validates their profile. Your email address is kept in full
          so that those checks can run; the page shows it masked, as j•••@company.com.
        </p>
        <p>
          The badge of a story that you confirmed holds your name, role and company, what you confirmed and
          when, and never your address. If you withdraw your reference or have it erased, that badge is
          revoked within a minute, and whoever checks it is told. A file that somebody downloaded before keeps
          your name.
        </p>
        <p>
          Every mail that asks you for something has a link at its foot by which no further one comes, whoever
          asks. That you want none is kept beside your address, so that we can keep to it.
        </p>
        <p>
          You can withdraw your reference whenever you like. The profile stops showing it, what its agent said
          of you leaves the conversations we keep, and if too few references are left the profile no longer
          hangs.
        </p>
      </>
    ),
  },
  {
    id: 'kept',
    title: 'How long things are kept',
    text: (
      <table>
        <tbody>
          {retentionPeriods.map(([subject, until]) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
  {
    id: 'others',
    title: 'Who else handles it',
    text: (
      <p>
        {brand.name} is made to run on Cloudflare, which serves the pages, and to keep its records in a Turso
        database. Both work for us and may not use what they handle for themselves. The provider of a language
        model sees what the sections above say, and only where a key is set. Resend delivers our mail and sees
        it for that. Where one of them works outside the United Kingdom, the law’s safeguards for such
        transfers apply.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <>
        <p>
          Under the UK GDPR you may ask for a copy of what we hold about you, have it corrected, erased or
          moved, restrict what we do with it, and object to it. We count visits and keep out abuse because we
          have a legitimate interest in a house that works; you may object to that, too. Nothing here decides
          about you automatically.
        </p>
        <p>
          What is kept under the cookie of this browser, a drafted profile, your conversations with agents,
          your messages to experts and the meetings you booked, you can{' '}
          <Link to={paths.myProfile.href()}>download and erase yourself</Link>. If you have an account, you
          can do the same with all of it, and with what you left with experts under its confirmed address,{' '}
          <Link to={paths.account.href()}>in your account</Link>; a referee can by the link in our mail. For
          the rest write to <Contact />. We answer within a month, at no cost.
        </p>
        <p>
          You can also complain to the Information Commissioner’s Office, at{' '}
          <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    text: <p>When what we keep changes, this page changes with it, and so does the date at its top.</p>,
  },
]

/** The privacy policy: which data is stored, how long, and people's rights. */
export function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      summary="What this house keeps of you, why, and for how long."
      changedAt="2026-11-29T13:00:00.000Z"
      sections={sections}
    />
  )
}
