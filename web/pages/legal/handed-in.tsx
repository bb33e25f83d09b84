import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { LegalSection } from './legal-page.tsx'

/** The data that people submit, one section each: what is stored, who sees it and when it is erased. */
export const handedIn: readonly LegalSection[] = [
  {
    id: 'scorecard',
    title: 'When you take the scorecard',
    text: (
      <>
        <p>
          Until you hand it in, what you enter stays in this browser. Then we keep your name, your email
          address, your telephone number if you give one, your answers and the score that follows from them.
          Your result has an address of its own that nobody can guess; whoever you send it to can read it.
        </p>
        <p>
          We mail the result to that address, once; if you ask for help, your score, category and contacts
          come to us too. If you take it into a chat, your stage, your points and your category go with each
          question; your name, address and answers do not. What the agent says of it stays in that chat.
        </p>
        <p>
          An expert may offer the scorecard under their own name. Then we also keep whose it was, and they are
          told how many people took it, not who. If you tick the box that names them, we mail them your name,
          your email address, your score, its stage and which of the four you said you are, so that they can
          reply to you. It is empty unless you tick it, and your answers are not given to them. With a sample
          profile behind which nobody stands, nobody is mailed.
        </p>
        <p>
          Nobody else is shown your answers, and no profile is made of them. Ask us, and they are erased,
          together with what an expert was given; ask the expert, too, to forget what they have read.
        </p>
      </>
    ),
  },
  {
    id: 'drafting',
    title: 'When you draft a profile',
    text: (
      <>
        <p>
          What you answer stays in this browser until you save it. Then we keep the answers, your name and
          your email address, and the random number in the cookie of this browser, by which we know which
          device may change them. Nothing of it is public.
        </p>
        <p>
          What you enter to set up a profile in five steps stays in this browser until you press Complete
          Setup. Then it is part of your account. A CV that you choose there is read by your browser, and is
          never sent to us.
        </p>
        <p>
          Without an account there is no password. So whoever writes your address into the look-up sees your
          name, your four skills, your industry and area, and how each text begins: at most a hundred
          characters of it. To open it whole on another device takes the link that we mail to your address.
        </p>
        <p>
          The assistant beside the preview reads the draft of this device. Where this site has been given a
          key for a language model, the draft goes to its provider with your questions, but not your address.
        </p>
        <p>
          90 days after you last saved it, a draft is erased. We write to you a week before. You can erase it
          yourself at any time, or take it with you as a file:{' '}
          <Link to={paths.myProfile.href()}>your saved profile</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'When you have an account',
    text: (
      <>
        <p>
          We keep what you write when you register: your name, email address, company, role, industry and
          experience, when you agreed to which edition of the terms, and the referees you name, with their
          addresses and what you wrote of them. Your password is kept as a hash only, from which nobody reads
          it back.
        </p>
        <p>
          If you open your account by the link in our mail about a purchase, we keep the name and the address
          that you gave when you bought, and when you agreed to which edition of the terms; the rest is yours
          to add.
        </p>
        <p>
          For each device on which you are signed in we keep what its browser calls itself, when it was last
          seen, and its network address as it was when you signed in, with its end masked. You see that list
          in your account and can end any of them.
        </p>
        <p>
          If you sign in with Google or LinkedIn, we send you there, and they learn that you sign in here.
          They tell us the number by which they know you, your name, your address there and whether they have
          confirmed it. We keep the number, the address, and when you joined and last used it. The name is put
          into the form for an account, where you change it as you like; the picture that they may name is not
          taken. They are told nothing of what you do here, and we ask them for nothing else.
        </p>
        <p>
          To keep others from guessing passwords, attempts are counted beside a mark made from the network
          address and the day, and beside one made from the email address that was typed. Both are forgotten
          the night after.
        </p>
        <p>
          In your account you can download everything that we keep of you, and erase it with your password.
          Your page is gone within a minute, from search and from every copy that we keep; what may be very
          much, such as the counts of visits, goes within minutes. We tell your referees by mail, whose names
          and addresses go with yours. That somebody decided on your work stays in our record without naming
          you.
        </p>
      </>
    ),
  },
  {
    id: 'paying',
    title: 'When you pay',
    text: (
      <>
        <p>
          We keep your name, email address and mobile number, what you bought and when, what it cost, whether
          you asked us to begin at once, and a mark of the network you came from, which nobody can read back.
          Your card never reaches us: its number goes from your browser to our payment provider, Stripe, and
          we are told its brand and last four digits. Stripe’s script runs on the pages where you pay, and on
          no others.
        </p>
        <p>
          Without an account, our mails about a purchase hold links that open one, once, and that cancel a
          trial. Whoever has such a mail can use them for thirty days, so please do not pass it on.
        </p>
        <p>
          Of a free trial we keep a mark of your mailbox and one of the card, from which nobody reads either
          back, so that everybody has one trial. They stay when the account goes, and so do orders and
          receipts, which tax law has us keep.
        </p>
      </>
    ),
  },
  {
    id: 'asking',
    title: 'When you ask an agent',
    text: (
      <>
        <p>
          Your questions, the answers and their times are kept as a conversation with that expert’s agent, so
          that you can go on with it and the agent remembers what was said. It belongs to a random number in a
          cookie of your browser and to no name. Please do not write what is nobody else’s business.
        </p>
        <p>
          The expert can read the conversations with their agent that begin with a line that says so, and may
          keep a copy of them. Those begun before we said it stay unread, also where you go on with them,
          unless you ask to speak to the expert. The expert does not learn who you are unless you write it
          there, leave them a message out of the conversation, or ask to speak to them: then they see both
          together. A question that the agent could not answer is shown to the expert by itself, without who
          asked, so that they can teach the agent, or say which of their stories answers it: then its words
          lead the agent to that answer and are shown to no other visitor. No expert reads what you ask the
          agent of a sample profile behind which nobody stands, or the assistant about your own draft.
        </p>
        <p>
          Agents are automatic. Without a key for a language model, the answer is put together here, from the
          published profile. With one, your questions and the published profile are sent to the provider of
          that model (OpenAI, unless another has been set), which writes the answer. What you took along of
          your scorecard goes with them.
        </p>
        <p>
          90 days after its last line, a conversation is erased here, for the expert too; at once if you press
          “Erase this conversation” below it. If you press it, your wording of what the agent could not answer
          goes with it, also where the expert has taught it an answer since. If you do not, the expert keeps
          that wording, without who asked, for 400 days after it was last asked, and beside an answer that
          they taught for as long as they keep the answer.
        </p>
      </>
    ),
  },
  {
    id: 'writing',
    title: 'When you write to an expert',
    text: (
      <>
        <p>
          Where no hour can be booked, or an agent has no answer, you can leave a message. We keep what you
          wrote, your name, your email address, when you agreed to its being passed on, and the random number
          in the cookie of your browser; if it came out of a conversation with the agent, also which one.
        </p>
        <p>
          We mail it to the expert, who may reply to you and then answers for what they do with it. A message
          on a sample profile behind which nobody stands is mailed to us. After 400 days it is erased here,
          sooner if you or the expert erase it, you ask us, or the profile is erased.
        </p>
        <p>
          What an agent could not answer you can ask its expert to answer by mail: then your address is kept
          with that question, and an answer is mailed to it once. If you ask to speak to the expert, we mail
          them the conversation, with your name and your address.
        </p>
      </>
    ),
  },
  {
    id: 'meeting',
    title: 'When you book a meeting',
    text: (
      <>
        <p>
          We keep when it is, your name, your email address, what you said it is about, your time zone, and
          the random number in the cookie of your browser. If you give the expert a brief, we keep that text
          as you left it; nothing goes into it that you were not shown.
        </p>
        <p>
          We mail it to the expert and to you, with a file for the calendar and a link by which the meeting
          can be moved or cancelled. The expert then answers for what they do with it. With a sample profile
          behind which nobody stands, the mail goes to us. 400 days after the meeting it is erased here;
          sooner if you erase it on the device it was booked on, you ask us, or the profile is erased.
        </p>
        <p>
          An expert who has their own calendar read gives us its private address. We keep that encrypted, read
          from it only when they are busy, and show nobody what they do then.
        </p>
      </>
    ),
  },
  {
    id: 'waitlist',
    title: 'When you join the waitlist',
    text: (
      <p>
        We keep what you enter: your name, your email address, and, if you give them, your company, your role,
        what interests you and your words. Only we see it, to write to you when the webinar is scheduled, or a
        place is free in a sprint that you wait for, and to know what to speak about. A mail confirms it; the
        link at its foot takes you off the list, and your entry is erased. Otherwise it goes 400 days after
        you last sent it.
      </p>
    ),
  },
  {
    id: 'reporting',
    title: 'When you report a profile',
    text: (
      <p>
        We keep which profile it is about, which reason you chose, your words, and your email address if you
        give one, and a mail with them goes to us. The person whose profile it is sees none of it. It is
        erased 400 days after it came, or after we decided on it; sooner if you ask us or the profile is
        erased.
      </p>
    ),
  },
]
