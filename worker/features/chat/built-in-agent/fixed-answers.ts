import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import { smallTalk } from '#schema/chat/small-talk.ts'
import { meetingTerms } from '#schema/meetings/meeting-terms.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { tryOut } from '#schema/try-out.ts'
import { meetingMark } from '../marks.ts'
import { joined, quoted } from '../wording.ts'
import type { Rule, SmallTalk } from './question/intent-patterns.ts'

const scoredQuestions = 13

/** A short answer to small talk. */
export const smallTalkAnswer = ({ firstName }: PublicProfile, kind: SmallTalk): string =>
  ({
    greeting: `${smallTalk.greeting} I am ${firstName}’s agent and answer from this page. What are you facing?`,
    thanks: `${smallTalk.thanks} you would like to know about ${firstName}’s work, just ask.`,
    goodbye: smallTalk.goodbye,
    agreement: `${smallTalk.agreement} about ${firstName}’s work, or tell me in a sentence what you are facing.`,
    insult: `${smallTalk.insult} I can only quote what ${firstName} has published. Tell me what you are facing, and I look for a story about it.`,
  })[kind]

/** The fixed answers about the agent, the conversation, price and contact. */
export const ruleAnswer = (profile: PublicProfile, rule: Rule, meeting?: MeetingOffer): string =>
  rules[rule](profile, meeting)

const rules: Record<Rule, (profile: PublicProfile, meeting?: MeetingOffer) => string> = {
  instructions: ({ firstName }) =>
    `${smallTalk.instructions} answering questions about ${firstName}’s work from this page.`,
  identity: ({ name, firstName, isSample }) =>
    joined([
      `I am ${name}’s automatic agent, not a person, and I answer by quoting what is published on this page.`,
      isSample && 'The page is labelled as a sample profile.',
      `What would you like to know about ${firstName}’s work?`,
    ]),
  author: ({ firstName, name, references }) =>
    joined([
      `The page is ${name}’s: ${firstName} wrote the stories and what is said about the work in ${firstName}’s own words.`,
      references.length > 0 && 'What the referees say, they wrote themselves.',
      'These answers are automatic and quote from there.',
    ]),
  scorecard: ({ firstName, scorecardActive }) =>
    joined([
      `The scorecard is a short self-assessment: ${scoredQuestions} scored questions in under three minutes, ${highestScore} points at most, and a result for each of five sections, with what to do next.`,
      scorecardActive && `${firstName}’s own is behind “Solution Assessment Scorecard” on this page.`,
    ]),
  privacy: (profile) =>
    `${whoReads(profile)} It is kept with the session in your browser, so that you find it here when you come back, and it is erased when nothing has been said in it for 90 days, or at once by “Erase this conversation” below. I can promise no more than that, so please leave out what must stay confidential.`,
  price: (profile, meeting) => {
    const paymentSentence = splitSentences(profile.about).find((sentence) => paymentPattern.test(sentence))
    return joined([
      'No price is published on this page, so I will not name one.',
      paymentSentence && `What ${profile.firstName} does say about payment: ${quoted(paymentSentence)}`,
      meeting ? termsAnswer(profile, meeting) : (profile.email || profile.hasBooking) && contact(profile),
    ])
  },
  contact,
}

/** To “What would you do?” before anything was said of a trouble. */
export const askForSituation = ({ firstName }: PublicProfile): string =>
  `That depends on what you are facing. Tell me in a sentence or two, and I quote what ${firstName} did in a similar case.`

/** Says who reads a conversation; one from before the notice stays unread (R20). */
export const whoReads = ({ firstName, hasOwner }: Pick<PublicProfile, 'firstName' | 'hasOwner'>): string =>
  hasOwner
    ? `${firstName} can read this conversation if a line below my greeting says so, and does not learn who you are unless you say it.`
    : 'This is a sample profile, so no expert reads this conversation.'

const paymentPattern =
  /\bI (?:am|was) paid (?:by|for|per|only)\b|\b(?:take|charge|accept) (?:a |no )?fees?\b|\bI charge\b/

/** Offers the next free times, which are shown below, or a message where none is free (R16). */
export const meetingAnswer = (
  { firstName, email, isSample }: PublicProfile,
  { slots, length }: MeetingOffer,
): string =>
  joined([
    slots.length > 0
      ? `You can meet ${firstName} for ${length} minutes: the next free times stand below, by your own clock. Press one, say in a line what it is about, and it is booked; that costs nothing. “Book Consultation” on this page shows them all.`
      : `${firstName} has open hours, but none of them is free at the moment. You leave a message instead on ${firstName}’s booking page, and say when it would suit you.`,
    isSample && tryOut.meeting,
    email && `You can also write to ${email}, through “Contact for consultation”.`,
    meetingMark,
  ])

/** Says what a meeting is and what booking costs, for somebody who asks for a price. */
const termsAnswer = ({ firstName, isSample }: PublicProfile, meeting: MeetingOffer): string =>
  joined([
    `You can ask ${firstName} in a meeting: ${meetingTerms(meeting, { firstName, isSample })}`,
    meeting.slots.length > 0 ? 'The next free times stand below.' : 'No open hour is free at the moment.',
    isSample && tryOut.meeting,
    meetingMark,
  ])

/** Says how to reach the expert: by open hours or a message, and by an address where there is one. */
function contact({ firstName, name, hasOpenHours, email, isSample }: PublicProfile): string {
  if (hasOpenHours)
    return joined([
      `“Book Consultation” on this page leads to “Book a meeting with ${name}”, which shows ${firstName}’s free times.`,
      isSample && tryOut.meeting,
    ])
  return joined([
    `No meeting with ${firstName} can be booked at the moment: you leave a message instead, with “Ask ${firstName} this” below or “Leave a message” on the page.`,
    isSample && tryOut.message,
    email && `You can also write to ${email}, through “Contact for consultation”.`,
  ])
}
