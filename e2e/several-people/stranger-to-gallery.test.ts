import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import { expectAccessible, hydrated, phone, visit, withSession } from '#test/browser.ts'
import { mailedLink, mailedText } from '#test/mailbox.ts'
import { submit } from '#test/referees.ts'

/** A word that nobody else in the gallery uses, by which the search finds this person alone. */
const word = `sourdough${randomUUID().slice(0, 6).replace(/\d/g, 'q').replaceAll('-', '')}`
const surname = `Haddad-${randomUUID().slice(0, 4)}`
const email = `${randomUUID()}@haddad.example`
const password = 'a loaf of bread'
const referees = [
  { firstName: 'Ilse', lastName: 'Brandt', email: `${randomUUID()}@brandt.example` },
  { firstName: 'Omar', lastName: 'Said', email: `${randomUUID()}@said.example` },
]
const story = {
  Situation: `Every evening a third of the ${word} bread went into the bin, in all six shops, and nobody counted it.`,
  Task: 'The owner asked me to halve what was thrown away before Christmas, without an empty shelf at five.',
  Action:
    'I counted what was left at six in every shop for a month. I drew an order sheet by shop and weekday.',
  Result: 'By December 31 the waste was down by a lot, and the shelves were full until we closed the doors.',
}
const mended = 'By December the waste fell from 33 to 14 per cent, and no shelf stood empty before six.'

const open = (address: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(address, { viewport: phone, ...options })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const title = (page: Page, level: 1 | 2, name: string | RegExp) =>
  page.getByRole('heading', { level, name }).waitFor()

async function answerQuestions(page: Page) {
  await title(page, 2, 'Your Details')
  await page.getByLabel('Full name').fill(`Noor ${surname}`)
  await page.getByLabel('Email').fill(email)
  await next(page)
  for (const [step, label, text] of [
    [
      'Problem You Solve',
      'Which problem do you solve?',
      'Bakeries that throw away a third of what they bake.',
    ],
    ['Target Clients', 'Who are your target clients?', 'Bakeries with two to ten shops.'],
    ['Client Problems Before', 'What was wrong before you came?', 'Nobody counted what was left at six.'],
  ] as const) {
    await title(page, 2, step)
    await page.getByLabel(label).fill(text)
    await next(page)
  }
  await title(page, 2, 'Your 4 Key Skills')
  for (const [index, skill] of ['Demand planning', 'Recipes', 'Shift plans', 'Teaching'].entries())
    await page.getByLabel(`Skill ${index + 1}`).fill(skill)
  await next(page)
  await page.getByLabel('What do you deliver?').fill('An order sheet by shop and weekday.')
  await next(page)
  await page.getByLabel('Industry').selectOption('Retail/E-commerce')
  await page.getByLabel('Business area').selectOption('Delivery/Operations')
  await next(page)
  await page.getByLabel('What is your experience?').fill('Nineteen years at the oven and beside it.')
  await page.getByRole('button', { name: 'Create My Solution Profile Preview' }).click()
  await page.waitForURL('**/free-preview')
}

async function register(page: Page) {
  await page.getByRole('link', { name: 'Create Free Account' }).first().click()
  await page.waitForURL('**/register')
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(`Noor ${surname}`)
  await page.getByLabel('Company').fill('Haddad & Daughters')
  await page.getByLabel('Role').fill('Baker')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I agree to the terms').check()
  await next(page)
  await title(page, 2, 'Two people who were there')
  for (const [row, referee] of [
    ['First referee', referees[0]],
    ['Second referee', referees[1]],
  ] as const) {
    const group = page.getByRole('group', { name: row })
    await group.getByLabel('First name').fill(referee?.firstName ?? '')
    await group.getByLabel('Last name').fill(referee?.lastName ?? '')
    await group.getByLabel('Email').fill(referee?.email ?? '')
    await group.getByLabel('Solution story').fill('We counted what was left every evening.')
  }
  await page.getByRole('button', { name: 'Create Free Account' }).click()
  await page.waitForURL('**/login')
}

/** A referee answers the invitation that was mailed to them. */
async function giveReference(page: Page) {
  await title(page, 2, 'You and Noor')
  await page.getByLabel('Your role').fill('Shop manager')
  await page.getByLabel('Company').fill('Six Ovens')
  await next(page)
  for (const part of ['How you know Noor', 'What Noor solves', 'Working with Noor']) {
    await title(page, 2, part)
    for (const field of await page.getByRole('main').getByRole('textbox').all())
      await field.fill('She counts first, and talks when she knows the number.')
    await next(page)
  }
  await title(page, 2, 'Read it once, and send it')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send my reference' }).click()
  await title(page, 1, 'Thank You!')
}

async function tellStory(page: Page) {
  await page.getByLabel('Title').fill(`The ${word} that was left at six`)
  await page.getByLabel('Industry').selectOption('Retail')
  await page.getByLabel('When, or how long').fill('Four months, autumn 2023')
  for (const [part, text] of Object.entries(story)) await page.getByLabel(part, { exact: true }).fill(text)
}

/** Opens the story in the queue of all validators, in which others may wait before it. */
async function openInQueue(desk: Page) {
  const story = desk.getByRole('link', { name: new RegExp(word) })
  const more = desk.getByRole('button', { name: 'Show more' })
  const next = () => story.or(more).first().waitFor()
  for (await next(); !(await story.count()); await next()) await more.click()
  await story.click()
}

test('a stranger registers, two referees confirm, a story is validated, and gallery and search show them', async () => {
  const validator = await signedInAs('validator')

  const page = await open('/solution-profile-questions')
  await answerQuestions(page)
  await register(page)
  await page.goto(await mailedLink(email, /\/verify-email#token=\S+/))
  await hydrated(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await title(page, 1, 'Your address is confirmed')
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await page.waitForURL('**/customer-dashboard')

  const [first = '', second = ''] = await Promise.all(
    referees.map(({ email }) => mailedLink(email, /\/reference-form\S+#token=\S+/)),
  )
  const outsider = await open(first)
  await giveReference(outsider)
  const token = decodeURIComponent(new URL(second).hash.replace('#token=', ''))
  expect((await submit({ token, referenceName: 'Omar Said' })).status).toBe(201)

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Stories' }).click()
  await page.getByRole('link', { name: 'Create Your First Story' }).click()
  await page.waitForURL('**/story-builder')
  await tellStory(page)
  await page.waitForURL('**/story-builder?edit=*')
  await page.getByRole('button', { name: 'See my page, then submit' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await title(page, 2, 'What happens next')

  const url = inject('url')
  const desk = await open('/review', {
    before: withSession(validator),
  })
  await openInQueue(desk)
  await title(desk, 1, new RegExp(word))
  expect(await desk.getByRole('button', { name: 'Validate', exact: true }).isDisabled()).toBe(true)
  await desk.getByText('no validated referee stands for this version', { exact: false }).waitFor()
  await desk.getByLabel(/^What the story needs/).fill('How much less was thrown away in the end?')
  await desk.getByRole('button', { name: 'Return the story' }).click()
  await title(desk, 1, 'Returned with your note')

  await expect.poll(() => mailedText(email)).toContain('How much less was thrown away in the end?')
  await page.goto(await mailedLink(email, /\/story-builder\?edit=\d+/))
  await hydrated(page)
  await page.getByText('How much less was thrown away in the end?').first().waitFor()
  await page.getByLabel('Result', { exact: true }).fill(mended)
  await page.getByRole('button', { name: 'See my page, then submit' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await title(page, 2, 'What happens next')
  await page.getByRole('button', { name: /^Ask by mail.*Ilse Brandt/ }).click()
  await page.getByText('Asked by mail on').waitFor()
  await expectAccessible(page)

  await outsider.goto(await mailedLink(referees[0]?.email ?? '', /\/confirm-reference#story=\S+/))
  await outsider
    .getByRole('listitem')
    .filter({ hasText: 'from 33 to 14 per cent' })
    .getByLabel('I can confirm this')
    .check()
  await outsider.getByRole('button', { name: /^Send/ }).click()
  await title(outsider, 1, /Thank you/i)

  await desk.goto(`${url}/review`)
  await openInQueue(desk)
  await title(desk, 1, new RegExp(word))
  await desk.getByRole('button', { name: 'Validate', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Validate the story' }).click()
  await title(desk, 1, 'Validated')

  await expect.poll(() => mailedText(email)).toMatch(/\/profile\/noor-haddad/)
  const address = await mailedLink(email, /\/profile\/noor-haddad\S*/)
  await outsider.goto(address)
  await title(outsider, 1, /./)
  await outsider.getByText('from 33 to 14 per cent').first().waitFor()
  await outsider.getByText('Ilse Brandt').first().waitFor()

  await outsider.goto(`${url}/solution-gallery?q=${word}`)
  await hydrated(outsider)
  await outsider.getByRole('main').getByText(`Noor ${surname}`).first().waitFor()
})
