import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { browser, registeredOwner } from '../account.ts'
import { teacher, visitorOf } from '../agent.ts'
import { booked, openHours, slots } from '../meetings.ts'
import {
  invitationOf,
  invitedReferee,
  makeReportsOldest,
  ownLinkOf,
  storyWithClaims,
  submit,
  validatedReferee,
} from '../referees.ts'
import { jsonOf } from '../requests.ts'
import { storiesOf, wholeStory } from '../stories.ts'
import { hostileProfile, hostileReference, hostileStory } from './hostile-profile.ts'
import { longPlantedText, plantedLine, plantedText } from './hostile-words.ts'

/** An owner whose every word is hostile, as are those of all who wrote to them; what each call of these answered is 2xx. */
export async function everybodyWrites() {
  const owner = await teacher({
    profile: {
      ...hostileProfile(plantedLine, () => longPlantedText),
      agentGreeting: plantedText,
      plan: 'sprint',
      scorecardActive: true,
      hasOpenHours: true,
    },
    stories: [{ ...hostileStory(plantedLine, () => plantedText), results: storyWithClaims.results }],
    references: [
      validatedReferee(hostileReference(plantedLine, () => plantedText)),
      validatedReferee({ name: plantedLine(), relationship: plantedLine() }),
      invitedReferee(),
    ],
    confirmations: [{ reference: 0, story: 0, sentence: plantedText, claims: [0] }],
  })
  const { account, profileUrl, referees, storyIds } = owner
  await openHours(owner.id)
  const done = async (answer: Promise<Response>) => {
    const { status } = await answer
    expect([status, await (await answer).clone().text()]).toEqual([
      expect.toBeOneOf([200, 201, 202, 204]),
      expect.anything(),
    ])
    return answer
  }
  const stranger = browser()
  const name = plantedLine()
  const email = `${randomUUID()}@stranger.example`
  const consent = true
  const { answerTo } = visitorOf(profileUrl, stranger)
  await answerTo(longPlantedText)
  await done(
    stranger.post('/questions', {
      questionKey: randomUUID(),
      profileUrl,
      question: plantedText,
      name,
      email,
      consent,
    }),
  )
  await done(
    stranger.post('/scorecard', {
      submissionKey: randomUUID(),
      profileUrl,
      name,
      email,
      mobile: plantedLine().slice(0, 40),
      answers: { identity_1: '10' },
      selectedCategory: 'Entrepreneur',
      sharesWithOwner: true,
      consent,
    }),
  )
  await done(
    stranger.post('/reports', {
      reportKey: randomUUID(),
      profileUrl,
      reason: 'untrue',
      text: plantedText,
      email,
    }),
  )
  await makeReportsOldest(owner.id)
  await done(
    stranger.post('/waitlist', {
      name,
      email,
      company: plantedLine(),
      currentRole: plantedLine(),
      specificAreas: plantedText,
      challenges: plantedText,
    }),
  )
  const meeting = await booked(profileUrl, slots(1)[0] ?? '', { name, email, about: plantedText })
  await done(account.post('/corrections', { asked: plantedLine(), answer: plantedText }))
  const invited = referees[2]
  if (!invited) throw new Error('Nobody is invited')
  await done(
    submit({
      token: await invitationOf(invited),
      referenceName: name,
      referenceCompany: plantedLine(),
      referenceRole: plantedLine(),
      relationship: plantedText,
      uniqueStrengths: plantedText,
      naturalAbilities: plantedText,
      problemsToSolve: plantedText,
      contextAndSituations: plantedText,
      measurableResults: plantedText,
      differentiatingFactors: plantedText,
      workingRelationship: plantedText,
      confirmations: [
        {
          storyId: storyIds[0],
          version: 1,
          sentence: plantedLine(),
          claims: [
            { claimIndex: 0, outcome: 'confirmed' },
            { claimIndex: 1, outcome: 'differs', words: plantedText },
          ],
        },
      ],
    }),
  )
  const ownStories = storiesOf(account)
  const story = await ownStories.create({
    ...wholeStory,
    title: plantedLine(),
    solution: plantedText,
    results: plantedText,
  })
  await done(ownStories.submit(story))
  const registrant = await registeredOwner({
    fullName: plantedLine(),
    company: plantedLine(),
    role: plantedLine(),
    experience: plantedText,
  })
  const { leads } = await jsonOf<{ leads: { id: number }[] }>(account.get('/dashboard/leads'))
  return { ...owner, meeting, story, registrant, lead: leads[0]?.id, ownLink: await ownLinkOf(invited) }
}
