import { randomUUID } from 'node:crypto'
import { like } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { dashboardTabs } from '#schema/paths.ts'
import { type Browser, browser, registeredOwner, signedInAs } from '#test/account.ts'
import { asker, teacher } from '#test/agent.ts'
import { expectFits, hydrated, phone, visit, withSession } from '#test/browser.ts'
import { longPlantedText, markOfWords, plantedLine, plantedText } from '#test/hostile/hostile-words.ts'
import { booked, openHours, slots } from '#test/meetings.ts'
import { database } from '#test/people.ts'
import {
  atTheTop,
  invitationOf,
  invitedReferee,
  ownLinkOf,
  storyWithClaims,
  submit,
  validatedReferee,
} from '#test/referees.ts'
import { jsonOf } from '#test/requests.ts'
import { storiesOf, wholeStory } from '#test/stories.ts'
import { tables } from '#worker/services/database.ts'

const { outbox } = tables

/** An owner whose every word is hostile, as are those of all who wrote to them; what each call of these answered is 2xx. */
async function everybodyWrites() {
  const owner = await teacher({
    profile: {
      plan: 'sprint',
      scorecardActive: true,
      hasOpenHours: true,
      firstName: plantedLine(),
      lastName: plantedLine(),
      currentRole: plantedLine(),
      industry: plantedLine(),
      headline: plantedLine(),
      coreProblemSolved: plantedLine(),
      about: longPlantedText,
      keySkills: [plantedLine(), plantedLine()],
      coreDeliverables: [plantedLine()],
      agentGreeting: plantedText,
    },
    stories: [
      { ...storyWithClaims, title: plantedLine(), problemDescription: plantedText, solution: plantedText },
    ],
    references: [
      validatedReferee({
        name: plantedLine(),
        company: plantedLine(),
        role: plantedLine(),
        feedback: plantedText,
      }),
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
  const { ask } = asker(profileUrl, stranger)
  await ask(longPlantedText)
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
  await atTheTop(owner.id)
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
            { place: 0, outcome: 'confirmed' },
            { place: 1, outcome: 'differs', words: plantedText },
          ],
        },
      ],
    }),
  )
  const told = storiesOf(account)
  const story = await told.begun({
    ...wholeStory,
    title: plantedLine(),
    solution: plantedText,
    results: plantedText,
  })
  await done(told.submit(story))
  const registrant = await registeredOwner({
    fullName: plantedLine(),
    company: plantedLine(),
    role: plantedLine(),
    experience: plantedText,
  })
  const { leads } = await jsonOf<{ leads: { id: number }[] }>(account.get('/dashboard/leads'))
  return { ...owner, meeting, story, registrant, lead: leads[0]?.id, ownLink: await ownLinkOf(invited) }
}
type Written = Awaited<ReturnType<typeof everybodyWrites>>
let writing: Promise<Written> | undefined
const written = () => {
  writing ??= everybodyWrites()
  return writing
}

declare global {
  interface Window {
    ran(what: string): void
    happened: string[]
  }
}

/** A page that notes in every frame what ran or was against a policy. */
const watched = (path: string, who?: Browser) =>
  visit(path, {
    isFirst: true,
    before: async (page) => {
      await page.addInitScript(() => {
        window.happened = []
        window.ran = (what) => window.happened.push(what)
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          window.happened.push(`${violatedDirective} ${blockedURI}`),
        )
      })
      page.on('dialog', (dialog) => dialog.dismiss().then(() => page.evaluate(() => window.ran('a dialog'))))
      if (who) await withSession(who)(page)
    },
  })

/** Expects that in no frame of the page anything happened, or stands as an element that was typed. */
async function nothingHappened(page: Page) {
  for (const frame of page.frames()) {
    const found = await frame.evaluate(() => ({
      // A frame without scripts has none of ours.
      happened: window.happened ?? [],
      planted: [...document.querySelectorAll('.planted, [onerror], [onload], a[href^="javascript:" i]')].map(
        ({ outerHTML }) => outerHTML,
      ),
    }))
    expect({ at: page.url(), ...found }).toEqual({ at: page.url(), happened: [], planted: [] })
  }
}

async function showsWords(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(new URL(path, inject('url')).href)
    await hydrated(page)
    await page.getByText(markOfWords).first().waitFor({ state: 'attached' })
    await nothingHappened(page)
    // None of the words has a place to break that a phone's width needs.
    await expectFits(page, phone.width)
  }
}

test('an owner reads on every page of theirs as text what they and strangers typed', async () => {
  const { account, story, lead, profileUrl } = await written()
  const page = await watched('/account', account)
  await showsWords(page, [
    ...dashboardTabs.filter((tab) => tab !== 'analytics').map((tab) => `/customer-dashboard?tab=${tab}`),
    `/customer-dashboard?tab=messages&lead=${lead}`,
    '/customer-dashboard?tab=messages&list=conversations',
    '/customer-dashboard?tab=settings&edit=profile',
    `/story-builder?edit=${story.id}`,
    `/profile-preview?story=${story.id}`,
    `/profile/${profileUrl}`,
  ])
})

test('a validator and an administrator read it as text', async () => {
  const { story } = await written()

  const validator = await watched('/review', await signedInAs('validator'))
  await showsWords(validator, [`/review?story=${story.id}`])
  const admin = await watched('/admin-dashboard', await signedInAs('admin'))
  for (const tab of ['', '?tab=waitlist', '?tab=registrations']) {
    await admin.goto(new URL(`/admin-dashboard${tab}`, inject('url')).href)
    await admin.getByRole('searchbox').fill(markOfWords)
    await admin.locator('[data-row]').getByText(markOfWords).first().waitFor()
    await nothingHappened(admin)
  }
  await showsWords(admin, ['/admin-dashboard/house?section=reports'])
})

test('a visitor, who booked, and a referee read it as text', async () => {
  const { profileUrl, meeting, ownLink, storyIds } = await written()
  const page = await watched('/')
  await showsWords(page, [
    `/profile/${profileUrl}?story=${storyIds[0]}`,
    `/profile/${profileUrl}/print`,
    `/book/${profileUrl}`,
    `/scorecard/${profileUrl}`,
    `/embed/${profileUrl}`,
    `/meeting/${meeting.token}`,
    '/solution-gallery',
    `/withdraw-reference#token=${ownLink}`,
  ])
})

test('no mail carries it as markup, alone or in the list of mails', async () => {
  await written()
  const mails = await database()
    .select({ kind: outbox.kind, html: outbox.html })
    .from(outbox)
    .where(like(outbox.html, `%${markOfWords}%`))
  expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  const page = await watched('/')
  // Without a policy of ours, as a mail program has none: there the words would run.
  await page.goto('about:blank')
  await page.setContent(plantedText)
  await expect(nothingHappened(page)).rejects.toThrow(/about:blank/)
  await page.goto('about:blank')
  for (const { html } of mails) {
    await page.setContent(html)
    await nothingHappened(page)
  }
  await page.goto(new URL('/dev/mail', inject('url')).href)
  await nothingHappened(page)
})
