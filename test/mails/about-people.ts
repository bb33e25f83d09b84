import type { ReferenceStatus } from '#schema/references/references.ts'
import { leadEmail } from '#worker/features/leads/emails.ts'
import { handOffAnswerEmail, handOffEmail } from '#worker/features/leads/hand-off-emails.ts'
import type { MailedMeeting } from '#worker/features/meetings/email-parts.ts'
import * as meetings from '#worker/features/meetings/emails.ts'
import * as erasures from '#worker/features/meetings/erasure-emails.ts'
import * as questions from '#worker/features/questions/emails.ts'
import * as answers from '#worker/features/references/answer-emails.ts'
import * as invitations from '#worker/features/references/invitation-emails.ts'
import * as reviews from '#worker/features/reviews/emails.ts'
import { helpEmail, resultEmail } from '#worker/features/scorecard/emails.ts'
import { later, type MailInput, type Mails, soon } from './mail-input.ts'

const token = 'a-token.of_nobody'
const profileUrl = 'ada'
export const meetingRoom = 'https://meet.example/room?one=1&two=2'

/** The mails about references, reviews and visitors. */
export function peopleMails(input: MailInput): Mails {
  const { name, email, words, title, siteUrl } = input
  const owner = { email, firstName: name, profileUrl, isSample: false }
  const sample = { ...owner, isSample: true }
  const referee = { email, refereeName: name, candidateName: name }
  const invited = {
    firstName: name,
    lastName: name,
    email,
    invitationStory: words,
    words,
    candidateFirstName: name,
    candidateLastName: name,
  }
  const statuses: ReferenceStatus[] = ['invited', 'submitted']
  const loss = { refereeName: name, isErased: true, comesDown: true, titles: [title, title] }
  const decided = { storyId: 3, title, note: words }
  const question = { question: words, name, email, site: 'https://elsewhere.example' }
  const house = { name, firstName: name, profileUrl, isSample: true }
  const result = resultOf(input)
  const lines = [true, false].map((isUser) => ({ text: words, isUser, grounds: null, toolUses: null }))
  return {
    confirmAddressEmail: [answers.confirmAddressEmail(referee, token, siteUrl)],
    thanksEmail: [answers.thanksEmail(referee, token, siteUrl)],
    uninvitedReferenceEmail: [answers.uninvitedReferenceEmail(owner, referee, siteUrl)],
    referenceArrivedEmail: [true, false].map((isListed) =>
      answers.referenceArrivedEmail(owner, { refereeName: name, isListed }, siteUrl),
    ),
    storyAnsweredEmail: [true, false].map((isConfirmed) =>
      answers.storyAnsweredEmail(
        owner,
        { refereeName: name, title, isConfirmed, lost: isConfirmed ? undefined : { comesDown: true } },
        siteUrl,
      ),
    ),
    confirmStoryEmail: [answers.confirmStoryEmail(referee, token, siteUrl)],
    withdrawnEmail: [answers.withdrawnEmail(owner, loss, siteUrl)],

    invitationEmail: [invitations.invitationEmail(invited, token, soon, siteUrl)],
    reminderEmail: statuses.map((status) =>
      invitations.reminderEmail({ ...invited, status }, token, soon, siteUrl),
    ),
    declinedEmail: [invitations.declinedEmail({ ...invited, ownerEmail: email }, words, siteUrl)],
    expiredEmail: [
      invitations.expiredEmail(
        { candidateFirstName: name, ownerEmail: email },
        statuses.map((status) => ({ name, status })),
        siteUrl,
      ),
    ],

    validatedEmail: [
      reviews.validatedEmail(owner, { ...decided, isProfilePublic: true, isShown: true }, siteUrl),
    ],
    wentLiveEmail: [reviews.wentLiveEmail(owner, decided, siteUrl)],
    returnedEmail: [reviews.returnedEmail(owner, { ...decided, isPublic: true }, siteUrl)],
    rejectedEmail: [reviews.rejectedEmail(owner, { ...loss, note: words }, siteUrl)],
    suspendedEmail: [true, false].map((paysMonthly) =>
      reviews.suspendedEmail({ ...owner, paysMonthly }, words, siteUrl),
    ),
    restoredEmail: [reviews.restoredEmail(owner, words, siteUrl)],

    questionEmail: [
      questions.questionEmail({ ...house, isSample: false, owner: email }, question, siteUrl),
      questions.questionEmail(house, { ...question, name: '', email: '' }, siteUrl),
    ],
    answerEmail: [
      ...[false, true].map((isSample) =>
        questions.answerEmail(
          { name, profileUrl, isSample },
          { to: email, question: words, answer: words },
          siteUrl,
        ),
      ),
    ],
    leadEmail: [owner, sample].map((to) => leadEmail(to, result, siteUrl, 'https://elsewhere.example')),
    handOffEmail: [owner, sample].map((to) =>
      handOffEmail(to, { name, email, site: 'null' }, lines, siteUrl),
    ),
    handOffAnswerEmail: [
      ...[false, true].map((isSample) =>
        handOffAnswerEmail({ name, email, profileUrl, isSample }, { name, email, text: words }, siteUrl),
      ),
    ],
    resultEmail: [resultEmail(result, siteUrl), resultEmail(result, siteUrl, { isOfSample: true })],
    helpEmail: [helpEmail(result)],
    ...meetingMails(input),
  }
}

function meetingMails({ name, email, words, siteUrl }: MailInput): Mails {
  const meeting: MailedMeeting = {
    startsAt: soon,
    endsAt: later,
    name,
    email,
    about: words,
    brief: words,
    timeZone: 'Asia/Kolkata',
    place: { kind: 'link', text: meetingRoom },
    cancelledBy: null,
    cancelReason: '',
    expert: {
      name,
      firstName: name,
      profileUrl,
      timeZone: 'Europe/London',
      isSample: false,
      isPublic: true,
      owner: email,
    },
  }
  const { owner: _, ...nobody } = { ...meeting.expert, isSample: true }
  const occasions = [
    ['booked', meeting],
    ['moved', { ...meeting, place: { kind: 'phone', text: '+44 20 7946 0000' } }],
    ['cancelled', { ...meeting, cancelledBy: 'owner', cancelReason: words }],
    ['cancelled', { ...meeting, cancelledBy: 'visitor', cancelReason: words }],
    ['reminder', meeting],
    ['booked', { ...meeting, expert: nobody }],
  ] as const
  const link = new URL('/meeting/a-token', siteUrl).href
  return {
    visitorEmail: occasions.map(([occasion, details], index) =>
      meetings.visitorEmail(
        occasion,
        details,
        { link, changeableUntil: index ? soon : null, before: soon },
        siteUrl,
      ),
    ),
    ownerEmail: occasions.map(([occasion, details]) =>
      meetings.ownerEmail(
        occasion,
        details,
        { link, before: soon, site: 'https://elsewhere.example' },
        siteUrl,
      ),
    ),
    expertErasedEmail: [erasures.expertErasedEmail(meeting, siteUrl)],
    visitorErasedEmail: [erasures.visitorErasedEmail(meeting, siteUrl)],
  }
}

const resultOf = ({ name, email, words }: MailInput) => ({
  token: 'a-token-of-nobody',
  name,
  email,
  mobile: '+44 20 7946 0000',
  currentGoal: words,
  shortTermGoals: [words],
  answers: {},
  totalScore: 23,
  stage: 'Emerging',
  selectedCategory: words,
  categoryFeedback: {
    title: 'A title',
    summary: 'Two.',
    insights: ['Three'],
    recommendations: ['Four'],
    nextSteps: '',
  },
  wantsSupport: true,
})
