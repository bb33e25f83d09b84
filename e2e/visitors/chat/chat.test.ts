import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { ConversationsPage } from '#schema/chat/chat-answers.ts'
import { signedInAs } from '#test/account.ts'
import { teacher } from '#test/agent.ts'
import { expectAccessible, expectFits, expectFitsLarge, hydrated, phone, visit } from '#test/browser.ts'
import { pressBack, withBackButton } from '#test/browser-events.ts'
import { publishPerson } from '#test/people.ts'
import { htmlOf, jsonOf, wordsOf } from '#test/requests.ts'

const question = 'Nobody in the family will name a successor. What did Tom do?'
const field = (page: Page) => page.getByLabel('Your question')
/** Writes the question and sends it with Enter, once the panel is there to take it. */
const ask = async (page: Page) => {
  await field(page).fill(question)
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  await field(page).press('Enter')
}
const log = (page: Page) => page.getByRole('log')

test('a visitor on a phone reads the story that is quoted, goes back, and takes one up below a plain no', async () => {
  const page = await visit('/profile/tom-arkwright', {
    viewport: phone,
    before: withBackButton,
  })
  await page.getByRole('button', { name: 'Ask Tom’s agent' }).first().tap()
  await field(page).fill(question)
  await page.getByRole('button', { name: 'Send' }).tap()
  const citation = log(page)
    .getByRole('link', { name: /The empty chair/ })
    .or(log(page).getByRole('button', { name: /The empty chair/ }))
  await citation.last().waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  expect(await log(page).textContent()).toContain('Tom tells of this in “The empty chair”')
  expect(await page.locator('[data-radix-popper-content-wrapper]').count(), 'a tap shows no tooltip').toBe(0)
  expect(await citation.last().locator('q').count(), 'the answer has said the sentence').toBe(0)
  await expectFitsLarge(page)
  await page.setViewportSize(phone)
  await citation.last().click()
  const story = page.getByRole('dialog', { name: 'The empty chair' })
  await story.waitFor()
  await pressBack(page)
  await story.waitFor({ state: 'detached' })
  expect(await log(page).isVisible(), 'the chat is still there').toBe(true)
  await pressBack(page)
  await expect.poll(() => page.locator('.chat-panel[data-full]').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/profile/tom-arkwright')
  await expectFitsLarge(page)

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Ask Tom’s agent' }).first().click()
  await field(page).fill('Which brother of the family should buy a crypto shop licence?')
  await field(page).press('Enter')
  const group = log(page).getByRole('group', { name: 'Perhaps one of these stories helps:' })
  const offered = group.getByRole('button', { name: /^Tell me about “/ })
  await group.waitFor()
  expect(await log(page).textContent()).toContain('I find no answer to that')
  expect(await offered.count()).toBe(2)
  await expect.poll(() => offered.first().isEnabled()).toBe(true)
  await expectFits(page)
  const title = (await offered.first().textContent())?.match(/“.*”/)?.[0] ?? ''
  const mentions = log(page).getByText(`Tom tells of this in ${title}`)
  const before = await mentions.count()
  await offered.first().press('Enter')
  await expect.poll(() => mentions.count()).toBeGreaterThan(before)
})

test('a visitor takes up the story that the agent offers with one press', async () => {
  const person = await publishPerson({
    profile: { firstName: 'Sal', plan: 'starter', expertise: ['Quiet work on towers'] },
    stories: [{ title: 'The bell at Wells', problemDescription: 'The work was late.', results: 'It rang.' }],
  })
  const page = await visit(`/profile/${person.profileUrl}`, { viewport: phone })
  await page.getByRole('button', { name: 'Ask Sal’s agent' }).first().click()
  await field(page).fill('Quiet work on towers?')
  await field(page).press('Enter')
  await log(page).getByText('one of the topics').waitFor()
  const offered = log(page).getByRole('button', { name: 'Tell me about “The bell at Wells”' })
  await expect.poll(() => offered.isEnabled()).toBe(true)
  expect(await log(page).textContent()).not.toContain('It rang')
  await expectAccessible(page)
  await offered.click()
  await log(page).getByText('Sal tells of this in “The bell at Wells”').waitFor()
  await log(page).locator('.chat-cite').waitFor()
})

test('a question sent before the scripts load is asked then, and the conversation survives a reload', async () => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  const page = await visit('/profile/tom-arkwright', { withhold: { scripts: /entry-client.*\.js/, until } })
  await field(page).fill(question)
  await field(page).press('Enter')
  release()
  await log(page).getByText('Tom tells').waitFor()
  expect(await field(page).inputValue()).toBe('')
  await log(page).getByText('What have you already tried').waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await page.reload()
  await hydrated(page)
  await log(page).getByText('What have you already tried').waitFor()
})

test('a long conversation scrolls in its panel, and the page still ends with its footer', async () => {
  const line = { text: question, at: '2026-06-03T10:00:00.000Z', citations: [] }
  const lines = Array.from({ length: 80 }, (_, index) => ({
    ...line,
    id: `line-${index}`,
    isUser: index % 2 === 0,
  }))
  const chat = JSON.stringify({ sessionId: 'a-long-one', lines, draft: '', phase: 'quiet' })
  const page = await visit('/profile/tom-arkwright', {
    before: (page) => page.addInitScript((chat) => sessionStorage.setItem('chat:tom-arkwright', chat), chat),
  })
  await expect.poll(() => log(page).getByRole('listitem').count()).toBe(80)
  const end = await page
    .getByRole('contentinfo')
    .last()
    .evaluate((footer) => footer.getBoundingClientRect().bottom + scrollY)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height - end).toBeLessThan(2)
})

test('the way back to an agent leaves the visitor where they were, also on the page that was loaded first', async () => {
  const page = await visit('/profile/tom-arkwright')
  const isReady = () => document.activeElement?.matches('#agent textarea') ?? false
  await page.locator('a[href="/book/tom-arkwright"]').first().click()
  await page.getByRole('link', { name: 'Ask Tom’s agent' }).click()
  await page.waitForFunction(isReady)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.goBack()
  await page.locator('#agent textarea').waitFor()
  await page.waitForTimeout(300)
  expect(await page.evaluate(isReady)).toBe(false)
})

test('a blank question is not sent, and an answer streams and can stop', async () => {
  const page = await visit('/profile/tom-arkwright')
  await field(page).fill('   ')
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  // The first answer goes on no further than its first words, however late they are read; of the second all is said, and
  // the server does not end, as while it is kept.
  await page.evaluate(() => {
    const { fetch } = window
    let answers = 0
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (!answer.url.endsWith('/ai-response')) return answer
      answers += 1
      const isFirst = answers === 1
      const start = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        init?.signal?.addEventListener('abort', () =>
          controller.error(new DOMException('Stopped', 'AbortError')),
        )
        const decoder = new TextDecoder()
        let text = ''
        for await (const bytes of answer.body ?? [])
          if (isFirst) {
            text += decoder.decode(bytes, { stream: true })
            const events = text.split('\n\n').slice(0, 12)
            if (events.length === 12)
              return controller.enqueue(new TextEncoder().encode(`${events.join('\n\n')}\n\n`))
          } else controller.enqueue(bytes)
        document.body.dataset.said = ''
      }
      return new Response(new ReadableStream({ start: (controller) => void start(controller) }), answer)
    }
  })
  await ask(page)
  await log(page).getByText('Tom tells').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await log(page).getByText('Stopped').waitFor()
  expect(await log(page).textContent()).not.toContain('What have you already tried')

  await ask(page)
  await page.locator('body[data-said]').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  expect(await log(page).getByText('Stopped').count()).toBe(1)
})

test('a button pressed while an answer ends stays under the pointer, and the press counts', async () => {
  const { profileUrl } = await teacher({ profile: { firstName: 'Petra' } })
  const page = await visit(`/profile/${profileUrl}`, { viewport: { width: 1440, height: 560 } })
  // The server says all of the answer, and ends when it is told to.
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (!answer.url.endsWith('/ai-response')) return answer
      const start = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        for await (const bytes of answer.body ?? []) controller.enqueue(bytes)
        addEventListener('ends', () => controller.close())
        document.body.dataset.said = ''
      }
      return new Response(new ReadableStream({ start: (controller) => void start(controller) }), answer)
    }
  })
  await field(page).fill('Our boats leave half empty. What would you do?')
  await field(page).press('Enter')
  await page.locator('body[data-said]').waitFor()
  const cited = log(page).locator('.chat-cite').last()
  await cited.hover()
  const place = await cited.boundingBox()
  await page.mouse.down()
  await page.evaluate(() => dispatchEvent(new Event('ends')))
  await log(page).getByRole('button', { name: 'Speak to Petra' }).waitFor()
  expect(await cited.boundingBox()).toEqual(place)
  await page.mouse.up()
  await page.getByRole('dialog', { name: 'The timetable nobody read' }).waitFor()
})

test('a question that is sent while another is answered waits visibly and is asked next', async () => {
  const page = await visit('/profile/tom-arkwright')
  const answering = Promise.withResolvers<void>()
  await page.route('**/api/chat/ai-response', async (route) => {
    await answering.promise
    await route.continue()
  })
  const second = 'How was the shop saved?'
  const third = 'And what does Tom deliver?'
  await ask(page)
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  const waits = page.getByText('Your question is asked next.')
  await field(page).fill(second)
  await field(page).press('Enter')
  await waits.waitFor()
  await field(page).fill(`${second} Tell me all.`)
  await waits.waitFor({ state: 'detached' })
  await field(page).press('Enter')
  await waits.waitFor()
  answering.resolve()
  await log(page).getByText(`${second} Tell me all.`).waitFor()
  expect(await field(page).inputValue()).toBe('')
  await field(page).fill(third)
  await field(page).press('Enter')
  await log(page).getByText(third).waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  for (const text of [question, `${second} Tell me all.`, third])
    expect(await log(page).getByText(text, { exact: true }).count()).toBe(1)
})

test('the agent goes on from its script when the model or the network fails, and no message is lost', async () => {
  const page = await visit('/profile/tom-arkwright', {
    expected: /502|503|ERR_INTERNET_DISCONNECTED|Failed to fetch|AI response error/,
  })
  const saved: { message: string; isUser: boolean }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/chat') saved.push(request.postDataJSON())
  })
  const failing = (answer: Parameters<Route['fulfill']>[0]) =>
    page.route('**/api/chat/ai-response', (route) => route.fulfill(answer), { times: 1 })
  const unavailable = { code: 'AGENT_UNAVAILABLE', error: 'The agent could not answer just now.' }
  await failing({ status: 503, json: unavailable })
  const askedAt = Date.now()
  await ask(page)
  const first = "That's insightful. What have you already tried, and where did it stop?"
  await log(page).getByText(first).waitFor()
  expect(Date.now() - askedAt).toBeGreaterThanOrEqual(1000)
  const savedLines = () => saved.map(({ isUser, message }) => [isUser, message])
  const lines = [
    [true, question],
    [false, first],
  ]
  await expect.poll(savedLines).toEqual(lines)

  await failing({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  await ask(page)
  const second = "That's insightful. Who else is affected by this, and what do they say?"
  await log(page).getByText(second).waitFor()
  await expect.poll(savedLines).toEqual([...lines, [true, question], [false, second]])

  await page.context().setOffline(true)
  await ask(page)
  await log(page).getByText("That's insightful. What happens if the next three months").waitFor()
  expect(await log(page).getByText(question).count()).toBe(3)
})

test('each agent greets in its own way: by its kind, or as its expert wrote', async () => {
  for (const [path, words] of [
    ['/tendai-agent', 'who takes mines from finished on paper to producing'],
    ['/profile/moira-kinnaird', 'Where does your project stand, and where was it meant to be by now?'],
    ['/profile/tom-arkwright', 'What are you facing?'],
  ] as const) {
    const [, logHtml = ''] = (await htmlOf(path)).split('role="log"')
    expect(wordsOf(`<div ${logHtml}`), path).toContain(words)
  }
})

test('a visitor learns who reads along before they ask, and the expert then reads the question', async () => {
  const owner = await signedInAs('owner')
  const person = await publishPerson({ profile: { ownerId: owner.id, email: owner.email } })
  const held = async () =>
    (await jsonOf<ConversationsPage>(owner.get('/dashboard/conversations'))).conversations
  const page = await visit(`/profile/${person.profileUrl}`, { viewport: phone })
  const notice = log(page).getByText('Petra can read this conversation.')
  await page.getByRole('button', { name: 'Ask Petra’s agent' }).first().click()
  await page.locator('.chat-panel[data-full]').waitFor()
  await notice.waitFor()
  await ask(page)
  await expect.poll(async () => (await held()).map(({ opening }) => opening)).toEqual([question])
  await notice.waitFor()

  // A page that goes away keeps what it has; here is no script that would write over it.
  await page.goto(`${inject('url')}/robots.txt`)
  const began = page.evaluate(() => Object.entries(sessionStorage).find(([name]) => name.startsWith('chat:')))
  const [name = '', value = '{}'] = (await began) ?? []
  const { knowsOwnerReads: _, ...before } = JSON.parse(value)
  const older = JSON.stringify({ ...before, sessionId: `older-${before.sessionId}` })
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [name, older] as const)
  await page.goto(`${inject('url')}/profile/${person.profileUrl}`)
  await hydrated(page)
  await log(page).getByText(question).waitFor()
  expect(await log(page).getByText('can read this conversation').count(), 'one from before').toBe(0)
  await page.getByRole('button', { name: 'Ask Petra’s agent' }).first().click()
  await ask(page)
  const saved = new URL(`/api/chat/older-${before.sessionId}`, inject('url')).href
  await expect.poll(async () => (await page.request.get(saved)).text()).toContain(question)
  expect(await held()).toHaveLength(1)
})

test('no expert reads what is asked of a sample, and its agent says so', async () => {
  const [, logHtml = ''] = (await htmlOf('/adaeze-agent')).split('role="log"')
  expect(logHtml).toContain('This is a sample profile: no expert reads this conversation.')
  expect(logHtml).not.toContain('Adaeze can read')
})
