import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import type { Answers, Question } from '#schema/scorecard/answer-types.ts'
import type { Category } from '#schema/scorecard/categories.ts'
import { goals } from '#schema/scorecard/goals.ts'
import { questionsFor, questionsOf, scoredSections } from '#schema/scorecard/questions.ts'
import { scorecardAnswerSchema } from '#schema/scorecard/scorecard-answers.ts'
import { scoreOf } from '#schema/scorecard/scoring.ts'
import { peakOf, stageOf } from '#schema/scorecard/stages.ts'
import type { ScorecardInput } from '#schema/scorecard/submission.ts'
import { answeredScorecard, type ChooseOption, second } from '#test/answered-scorecard.ts'
import { callsOf, expectAccessible, expectFits, expectWhole, hydrated, phone, visit } from '#test/browser.ts'
import { postJson } from '#test/requests.ts'

const written = 'People ask for me by name.'
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const getResults = (page: Page) => page.getByRole('button', { name: 'Get My Results' })
const toast = (page: Page, text: string) => page.locator('li').getByText(text, { exact: true }).waitFor()
const headingOf = (page: Page) => page.locator('.scorecard-asked-for')

const last: ChooseOption = (options) => options.length - 1
const highOnScales: ChooseOption = (options) => (options.length === 10 ? 9 : 1)

const scoreFor = (category: Category, choose: ChooseOption) =>
  scoreOf(
    category,
    Object.fromEntries(
      questionsFor(category).map(({ id, options }) => [id, options[choose(options)] ?? written]),
    ) as Answers,
  ).total

/** An answer to every question but the one for the category. */
const fullAnswers = (category: Category): Answers =>
  Object.fromEntries(
    questionsFor(category)
      .slice(1)
      .map(({ id, type, options }) => [
        id,
        type === 'multiple_select' ? options.slice(0, 1) : (options[1] ?? written),
      ]),
  )

const schemes = { desktop: 'light', phone: 'dark' } as const

type Hand = 'pointer' | 'keys'

/** Answers everything that stands on the form's step, then goes on. */
async function answerStep(page: Page, questions: readonly Question[], choose: ChooseOption, hand: Hand) {
  for (const { id, options } of questions) {
    const place = choose(options)
    if (hand === 'keys') await page.keyboard.press(String((place + 1) % 10))
    else await page.locator(`fieldset[data-question=${id}] label`).nth(place).click()
  }
  if (hand === 'keys') await page.keyboard.press('Enter')
  else await next(page).click()
}

async function fillForm(page: Page, category: Category, choose: ChooseOption, hand: Hand) {
  await page.getByLabel('Name *').fill('Daniel Okafor')
  await page.getByLabel('Email *').fill('daniel.okafor@example.org')
  await next(page).click()
  await page.getByLabel(goals.find((goal) => goal.category === category)?.goal ?? '').check()
  await next(page).click()
  for (const section of scoredSections) {
    const questions = questionsOf(section, category)
    await page.getByText(questions[0]?.question ?? '').waitFor()
    expect(await page.locator('fieldset').count()).toBe(questions.length)
    await answerStep(page, questions, choose, hand)
  }
  await page.getByLabel('Mobile number (optional)').waitFor()
}

/** Answers what is left of the flow, up to the end of its contact screen. */
async function answerFlow(page: Page, questions: readonly Question[], choose: ChooseOption) {
  for (const [index, { question, options }] of questions.entries()) {
    await page.getByRole('heading', { name: question }).waitFor()
    const isLast = index === questions.length - 1
    const on = isLast ? page.getByRole('button', { name: 'Complete Assessment' }) : next(page)
    expect(await on.isDisabled(), question).toBe(true)
    if (!options.length) await page.locator('textarea').fill(written)
    else await page.locator('fieldset label').nth(choose(options)).click()
    await on.click()
  }
  await page.getByLabel('Name *').fill('Daniel Okafor')
  await page.getByLabel('Email *').fill('daniel.okafor@example.org')
  expect(await getResults(page).isDisabled()).toBe(true)
  await page.getByLabel(/I agree/).check()
}

async function expectResult(page: Page, category: Category, choose: ChooseOption) {
  const total = scoreFor(category, choose)
  await page.getByRole('heading', { level: 1, name: stageOf(total).stage }).waitFor()
  await toast(page, 'Assessment Complete!')
  expect(await page.locator('.scorecard-sum').textContent()).toContain(`${total}out of 39`)
  expect(await page.locator('.scorecard-score [data-on]').count()).toBe(total)
  expect(await page.locator('.scorecard-stage-list [aria-current]').textContent()).toContain(
    stageOf(total).stage,
  )
  expect(await page.locator('.scorecard-gap-names [aria-current]').textContent()).toContain(
    peakOf(total).peak,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

// The questions and the points of each category are schema/scorecard's; each is taken here once, by pointer or by keys:
// Job Seeker where somebody takes it again, Entrepreneur where it is done by keyboard alone.
test('the eight steps lead a Legacy Builder to a result with its private link, its file and its paper', async () => {
  const page = await visit('/scorecard', { viewport: phone })
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    `Hang Your ${brand.name} Scorecard`,
  )
  await page.getByText('In under 3 minutes').waitFor()
  await expectWhole(page, schemes)
  await fillForm(page, 'Legacy Builder', last, 'pointer')
  await page.getByLabel('I would like help with my next step').check()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await getResults(page).click()
  await expectResult(page, 'Legacy Builder', last)
  await page.getByText('You asked for help with it.').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'person',
    'scorecard-attempts',
  ])
  const link = page.url()
  expect(link).toMatch(/\/scorecard\?result=.{16,}$/)

  await page.getByRole('button', { name: 'Copy your private link' }).click()
  await toast(page, 'Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Your Scorecard Results' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Rembrandt-Assessment-Results-Daniel-Okafor.txt')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain(`Score: ${scoreFor('Legacy Builder', last)}/39`)
  expect(text).toContain(link)
  await toast(page, 'Results Downloaded')

  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)

  const booking = page.getByRole('link', { name: 'Book A Free Roadmap Coaching Session Now' })
  expect(await booking.getAttribute('target')).toBe('_blank')
  expect(await booking.getAttribute('href')).toBe(contacts.call)
  for (const name of [`Get Your ${brand.name} Profile Now - Free Trial`, 'Take Your Next Step Now'])
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe('/solution-profile-questions')
})

test('a Business Owner goes on one question at a time from the last one, and comes to the result', async () => {
  const [, ...questions] = questionsFor('Business Owner')
  const left = questions.slice(-8)
  const { answers } = answeredScorecard('Business Owner', last)
  const entries = Object.entries({ ...fullAnswers('Business Owner'), ...answers }).filter(
    ([name]) => !left.some(({ id }) => id === name),
  )
  const page = await visit('/scorecard?view=questions', {
    viewport: phone,
    stored: { scorecard: { answers: Object.fromEntries(entries), flowPlace: 26 - left.length } },
  })
  await page.getByText(`Question ${27 - left.length} of 26`).waitFor()
  await expectWhole(page, schemes)
  await expectFits(page, 320)
  await page.setViewportSize(phone)
  await answerFlow(page, left, last)
  await getResults(page).click()
  await expectResult(page, 'Business Owner', last)
})

test('the scorecard works by keyboard alone, and says that it takes about five minutes', async () => {
  const page = await visit('/scorecard?view=questions')
  await headingOf(page).waitFor()
  await page.getByText('In about 5 minutes').waitFor()
  const { keyboard } = page
  await keyboard.press('2')
  const [, ...questions] = questionsFor('Entrepreneur')
  for (const { question, type, options } of questions) {
    await page.waitForFunction((question) => document.activeElement?.textContent === question, question)
    if (type === 'text_input') {
      await keyboard.press('Tab')
      await keyboard.insertText(written)
    } else await keyboard.press(String((highOnScales(options) + 1) % 10))
    await keyboard.press('Enter')
  }
  await page.getByRole('heading', { name: 'Whom is the result for?' }).waitFor()
  await keyboard.press('Backspace')
  await page.getByRole('heading', { name: questions.at(-1)?.question ?? '' }).waitFor()
  await keyboard.press('Enter')
  await page.getByLabel('Name *').waitFor()
  await keyboard.press('Tab')
  await keyboard.insertText('Daniel Okafor')
  await keyboard.press('Tab')
  await keyboard.insertText('daniel.okafor@example.org')
  await keyboard.press('Enter') // to the consent, which is needed; nothing is sent
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await page.locator('.scorecard-result h1').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expectResult(page, 'Entrepreneur', highOnScales)
})

test('answers survive a reload and a move between both wizards, until somebody starts over', async () => {
  const { answers: _, ...begun } = answeredScorecard('Business Owner')
  const page = await visit('/scorecard', {
    viewport: phone,
    stored: { scorecard: { ...begun, answers: { category: 'Business Owner' }, formStep: 2 } },
  })
  await page.getByRole('heading', { name: 'Identity (Love)' }).waitFor()
  await answerStep(page, questionsOf('identity', 'Business Owner'), second, 'pointer')
  await page.getByText('Step 4 of 8').waitFor()
  await page.reload()
  await page.getByText('Step 4 of 8').waitFor()
  await page.getByRole('link', { name: 'Answer one question at a time' }).click()
  await page.getByText(`${brand.name} Assessment`).waitFor()
  // The category follows from the goal, so the flow goes on at the category's own questions.
  await page.getByText('Question 2 of 26').waitFor()
  await page.getByRole('link', { name: 'Answer in eight steps' }).click()
  await page.getByText('Step 4 of 8').waitFor()
  await page.getByRole('button', { name: 'Previous' }).click()
  expect(await page.locator('fieldset').first().locator('input').nth(1).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByText('Step 1 of 8').waitFor()
  expect(await page.getByLabel('Name *').inputValue()).toBe('')
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Step 3 of 8').waitFor()
})

test('an answer that cannot be shown leaves the answers as they were, and one assessment is handed in', async () => {
  const page = await visit('/scorecard', {
    expected: /scorecard|Scorecard|502/,
    stored: { scorecard: answeredScorecard('Legacy Builder') },
  })
  await page.route('**/api/scorecard', (route) => route.fulfill({ json: {} }), { times: 1 })
  await getResults(page).click()
  await toast(page, 'Results received but display failed. Please refresh.')
  await page.reload()
  await hydrated(page)
  const calls = callsOf(page)
  const keys: unknown[] = []
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/scorecard', async (route) => {
    keys.push(route.request().postDataJSON().submissionKey)
    // The server has it, and its answer is lost.
    if (keys.length === 1) {
      await route.fetch()
      await route.fulfill({ status: 502, body: '' })
    } else await until.then(() => route.fallback())
  })
  await getResults(page).click()
  await toast(page, 'Failed to submit assessment. Please try again.')
  await getResults(page).dblclick()
  const calculating = page.getByRole('button', { name: 'Calculating...' })
  expect(await calculating.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  release()
  await page.locator('.scorecard-result h1').waitFor()
  expect(calls).toEqual(['POST /api/scorecard', 'POST /api/scorecard'])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  await expectResult(page, 'Legacy Builder', second)
})

test('answers that did not arrive or are refused stay, lead to their question, and are handed in later', async () => {
  const page = await visit('/scorecard', {
    viewport: phone,
    expected: /scorecard|Scorecard|400|ERR_INTERNET_DISCONNECTED/,
    stored: { scorecard: answeredScorecard('Entrepreneur') },
  })
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await getResults(page).click()
  await toast(page, 'Failed to submit assessment. Please try again.')
  expect(await getResults(page).isEnabled()).toBe(true)
  await page.context().setOffline(false)
  await page.route(
    '**/api/scorecard',
    (route) => {
      const input: ScorecardInput = route.request().postDataJSON()
      return route.continue({
        postData: JSON.stringify({ ...input, answers: { ...input.answers, impact_2: 'Nonsense' } }),
      })
    },
    { times: 1 },
  )
  await getResults(page).click()
  await page.getByRole('heading', { name: 'Impact (Faith)' }).waitFor()
  await page.locator('fieldset[data-question=impact_2] [role=alert]').waitFor()
  await expectAccessible(page)
  for (const step of [6, 7, 8]) {
    await next(page).click()
    await page.getByText(`Step ${step} of 8`).waitFor()
  }
  await getResults(page).click()
  await expectResult(page, 'Entrepreneur', second)
})

test('a second attempt, by keys, stands beside the first until this browser forgets them', async () => {
  const page = await visit('/scorecard', { stored: { scorecard: answeredScorecard('Job Seeker') } })
  await getResults(page).click()
  await expectResult(page, 'Job Seeker', second)
  const attempts = page.getByRole('table', { name: 'Two attempts, side by side' })
  expect(await attempts.count()).toBe(0)
  const first = page.url()
  await page.getByRole('link', { name: 'Take it again' }).click()
  await fillForm(page, 'Job Seeker', last, 'keys')
  await getResults(page).click()
  await expectResult(page, 'Job Seeker', last)
  const totals = [second, last].map((choose) => scoreFor('Job Seeker', choose))
  const together = attempts.getByRole('row', { name: 'Together' }).getByRole('cell')
  expect(await together.allTextContents()).toEqual(totals.map((total) => `${total} of 39`))
  await page
    .getByText(`${Math.abs((totals[1] ?? 0) - (totals[0] ?? 0))} points`)
    .first()
    .waitFor()
  await expectWhole(page)
  await attempts.getByRole('link').click()
  await page.waitForURL(first)
  await page.locator('.scorecard-result h1').waitFor()
  expect(await attempts.getByRole('row', { name: 'Identity' }).getByRole('cell').count()).toBe(2)
  await page.getByRole('button', { name: 'Forget them in this browser' }).click()
  await attempts.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a result says its points and answers, and goes with questions while the visitor attaches it', async () => {
  const answers = { ...fullAnswers('Legacy Builder'), pain_1: 'Up to £5,000' }
  const entered = { name: 'Ada', email: 'ada@example.org', answers, selectedCategory: 'Legacy Builder' }
  const { submission } = scorecardAnswerSchema.parse(
    await (await postJson(`${inject('url')}/api/scorecard`, entered)).json(),
  )
  const page = await visit(paths.scorecard.href({ result: submission.token }), {
    viewport: phone,
    colorScheme: 'dark',
  })
  await page.locator('.scorecard-result h1').waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  const sections = page.getByRole('region', { name: 'Where your points come from' }).getByRole('listitem')
  const texts = await sections.allTextContents()
  expect(texts.reduce((sum, text) => sum + Number(/\d/.exec(text)?.[0]), 0)).toBe(submission.totalScore)
  expect(await sections.locator('[data-on]').count()).toBe(submission.totalScore)
  await page.getByText('Review your 25 answers').click()
  const review = page.locator('main details')
  expect(await review.locator('dt').count()).toBe(25)
  // The question stands there as it was put when this was its answer.
  const cost = review.locator('dt', { hasText: 'What would it cost the people who rely on you' })
  expect(await cost.locator('xpath=following-sibling::dd[1]').textContent()).toBe('Up to £5,0002 of 3 points')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Take my result into the chat' }).click()
  await page.getByText('Your scorecard result goes with your questions.').waitFor()
  await expectAccessible(page)
  const nextRequest = () => page.waitForRequest((request) => request.url().endsWith('/ai-response'))
  const [first] = await Promise.all([
    nextRequest(),
    page.getByRole('button', { name: 'Ask where to begin' }).click(),
  ])
  expect(first.postDataJSON()).toHaveProperty('scorecardResult')
  await page.getByRole('button', { name: 'Copy this answer' }).waitFor()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await page.getByRole('textbox').fill('Hello')
  const [second] = await Promise.all([nextRequest(), page.getByRole('button', { name: 'Send' }).click()])
  expect(second.postDataJSON()).not.toHaveProperty('scorecardResult')
  expect(await page.getByText('Your scorecard result goes with').count()).toBe(0)
})

test('a link that leads to no result says so', async () => {
  const page = await visit('/scorecard?result=0123456789abcdef0123456789abcdef', { expected: /404/ })
  await page.getByRole('heading', { level: 1, name: 'There is no result at this link' }).waitFor()
})

test('the first screen is there before any script, and keeps text typed into it meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = await visit('/scorecard', { withhold: { scripts: /entry-client/, until: promise } })
  await page.getByLabel('Name *').fill('Daniel Okafor')
  await page.getByLabel('Email *').fill('daniel.okafor@example.org')
  resolve()
  await next(page).click()
  await page.getByText('Step 2 of 8').waitFor()
})

test('where the browser draws all colours itself, the chosen starting point is outlined', async () => {
  const page = await visit('/scorecard?view=questions')
  await page.getByRole('button', { name: 'Business Owner' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.emulateMedia({ forcedColors: 'active' })
  const chosen = page.getByRole('button', { pressed: true })
  const outline = await chosen.evaluate((button) => getComputedStyle(button).outlineStyle)
  await page.emulateMedia({ forcedColors: null })
  expect(outline).toBe('solid')
})
