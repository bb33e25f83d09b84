import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { root } from '#scripts/local/settings.ts'
import { hydrated, phone, visit } from '#test/browser.ts'
import { mailedLink, mailedText } from '#test/mailbox.ts'

/** Counts what somebody does with one hand. */
function handOn(page: Page) {
  const done = { presses: 0, typed: 0, words: 0 }
  const count = (text: string) => {
    done.words += text.match(/\S+/g)?.length ?? 0
  }
  return {
    done,
    count,
    press: async (where: Locator) => {
      await where.click()
      done.presses += 1
    },
    /** A press into the field, then the keys. */
    type: async (where: Locator, text: string) => {
      await where.fill(text)
      done.presses += 1
      done.typed += text.length
    },
    /** A press that opens the list, and one on the choice. */
    choose: async (where: Locator, choice: string) => {
      await where.selectOption(choice)
      done.presses += 2
    },
    /** Every word that stands there. */
    read: async (part = page.locator('main form')) =>
      count(
        await part.evaluate((within) => {
          const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
          const texts: string[] = []
          while (walker.nextNode()) {
            const { parentElement: around, textContent } = walker.currentNode
            if (around?.checkVisibility() && !around.closest('option, .sr-only, [aria-hidden=true]'))
              texts.push(textContent ?? '')
          }
          return texts.join(' ')
        }),
      ),
    /** Three seconds a press, 15 characters a second, 200 words a minute. */
    minutes: () => (done.presses * 3 + done.typed / 15) / 60 + done.words / 200,
  }
}

const email = `${randomUUID()}@golestani.example`
const password = 'a loaf of bread'
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const title = (page: Page, level: 1 | 2, name: string) =>
  page.getByRole('heading', { level, name, exact: true }).waitFor()

test('a CV becomes a profile and a submitted story on a phone in under ten minutes', async () => {
  const page = await visit('/onboarding/setup', { viewport: phone })
  const { done, press, type, choose, read, count, minutes } = handOn(page)
  const next = () => press(button(page, 'Next'))

  await title(page, 2, 'Profile Setup')
  await read()
  const chooser = page.waitForEvent('filechooser')
  await press(button(page, 'Begin with my CV'))
  await (await chooser).setFiles(join(root, 'test/cvs/tuned/01.pdf'))
  done.presses += 2
  await page.getByRole('heading', { level: 3, name: 'Found in 01.pdf' }).waitFor()
  for (const group of ['About you', 'What you do', 'Stories', 'People'])
    await press(button(page, new RegExp(`^Take \\d: ${group}`)))
  for (const group of await page.getByRole('region', { name: 'CV' }).getByRole('region').all())
    await read(group)
  // Whoever runs this twice needs another address than the file's.
  await type(page.getByLabel('Email (required)'), email)
  await next()

  await title(page, 2, 'Expertise Definition')
  await read()
  await type(
    page.getByLabel('Core problem'),
    'Open and underground pits that lose shifts to machines that stand still.',
  )
  await next()

  await title(page, 2, 'Story 1')
  await read()
  await type(page.getByLabel('Title'), 'The trucks that waited for tyres')
  for (const [part, text] of [
    ['Situation', 'A truck in five stood in the workshop every day, and nobody knew why before it came in.'],
    ['Task', 'The owner asked me to win one truck in ten back, without buying any.'],
    [
      'Action',
      'I moved the checks of tyres and filters to where the trucks are refuelled, and trained the crews.',
    ],
  ] as const)
    await type(page.getByLabel(new RegExp(`^${part}`)), text)
  await choose(page.getByLabel('Industry'), 'Mining')
  await type(page.getByLabel('When, or how long'), 'Fourteen months, 2019')
  await next()
  await title(page, 2, 'Story 2')
  await next()

  await title(page, 2, 'References')
  await read()
  await press(button(page, 'Complete Setup'))

  await page.waitForURL('**/register?next=*')
  await page.getByLabel('Full name').waitFor()
  await read()
  await type(page.getByLabel('Company'), 'Rødfjell Malm AS')
  await choose(page.getByLabel('Industry'), 'Energy/Utilities')
  await type(page.getByLabel('Password', { exact: true }), password)
  await press(page.getByLabel('I agree to the terms'))
  await next()
  await title(page, 2, 'Two people who were there')
  await read()
  for (const name of ['First', 'Second'])
    await type(
      page.getByRole('group', { name: `${name} referee` }).getByLabel('Solution story'),
      'The trucks that stood in the workshop.',
    )
  await press(button(page, 'Create Free Account'))

  await page.waitForURL('**/login?next=*')
  await title(page, 1, 'Your account is made')
  await read(page.getByRole('main'))
  await type(page.getByLabel('Password', { exact: true }), password)
  await press(button(page, 'Sign In'))
  await page.waitForURL('**/customer-dashboard')
  const references = await page.evaluate(async () => (await fetch('/api/references')).json())
  const words = (references as { solutionStory: string }[]).map(({ solutionStory }) => solutionStory)
  expect(words, 'what registration asked').toEqual(Array(2).fill('The trucks that stood in the workshop.'))

  // The mail, and the link in it.
  done.presses += 2
  count(await mailedText(email))
  await page.goto(await mailedLink(email, /\/verify-email#token=\S+/))
  await hydrated(page)
  await title(page, 1, 'Confirm your address')
  await read(page.getByRole('main'))
  await press(button(page, 'Confirm my address'))
  await title(page, 1, 'Your address is confirmed')
  await read(page.getByRole('main'))
  await press(page.getByRole('link', { name: 'Go to my dashboard' }))
  await page.waitForURL('**/customer-dashboard')

  // The first thing that the dashboard offers is the story, and nothing in it is missing.
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await read(page.locator('.account-today'))
  await press(page.getByRole('link', { name: /^Go on with “The trucks/ }))
  await read(page.getByRole('region', { name: 'Send it to a validator' }))
  await press(button(page, 'See my page, then submit'))
  await title(page, 1, 'Your page as it will look in public')
  await read(page.locator('.account-preview-deciding > div').first())
  await press(button(page, 'Submit for review'))
  await page.getByText('Submitted.').first().waitFor()

  expect(done.presses).toBeLessThanOrEqual(40)
  expect(minutes()).toBeLessThan(10)
}, 120_000)
