import { expect, test } from 'vitest'
import type { Lead } from '#schema/leads/lead-answers.ts'
import { replyHref } from './reply.ts'

const lead = (changes: Partial<Lead> = {}): Lead => ({
  id: 1,
  source: 'question',
  name: 'Tobias Renner',
  email: 'tobias+work@renner.example',
  totalScore: null,
  stage: null,
  selectedCategory: null,
  question: 'Do you take people?\nI have not told my partners & friends yet.',
  conversation: null,
  // At noon wherever the test runs, as the reply names the day of the owner's device.
  createdAt: new Date(2025, 10, 19, 12).toISOString(),
  readAt: null,
  answeredAt: null,
  widgetSite: null,
  ...changes,
})
const owner = { firstName: 'Adaeze' }
const opened = (href: string) => {
  const { pathname, searchParams } = new URL(href.replaceAll('+', '%2B'))
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  }
}

test('a reply to a message begins with thanks and quotes what was written', () => {
  const href = replyHref(lead(), owner)
  expect(href).toMatch(/^mailto:tobias%2Bwork@renner\.example\?subject=/)
  expect(opened(href)).toEqual({
    to: 'tobias+work@renner.example',
    subject: 'Your message to me',
    body: [
      'Dear Tobias Renner,',
      '',
      'Thank you for your message of 19 November 2025. You wrote:',
      '',
      '> Do you take people?',
      '> I have not told my partners & friends yet.',
      '',
      '',
      '',
      'With kind regards',
      'Adaeze',
    ].join('\r\n'),
  })
})

test('a reply to a result names it, and greets a visitor without a name', () => {
  const shared = {
    source: 'scorecard',
    question: null,
    name: '',
    totalScore: 21,
    stage: 'Framing in Progress',
  } as const
  const { subject, body } = opened(replyHref(lead(shared), owner))
  expect(subject).toBe('Your scorecard result: Framing in Progress')
  expect(body).toMatch(
    /^Hello,\r\n\r\nThank you for taking my scorecard .*: Framing in Progress, 21 of 39 points\.\r\n/,
  )
  expect(body).not.toContain('You wrote')
})

test.each([
  ['long', 'A plant of ninety people. '.repeat(200)],
  ['of a script that takes nine characters a letter', '工場には九十人います。'.repeat(200)],
  ['of emoji', '🎨'.repeat(900)],
  ['all lines', 'a\n'.repeat(1500)],
])('a message that is %s is quoted as far as a link may be long, and no letter is halved', (_, question) => {
  const href = replyHref(lead({ question }), owner)
  expect(href.length).toBeLessThanOrEqual(1900)
  expect(href.length).toBeGreaterThan(1850)
  expect(opened(href).body).toContain('…')
  expect(opened(href).body).not.toContain('\ufffd')
})

test('an address with signs of a link stays an address', () => {
  const { to } = opened(replyHref(lead({ email: 'a?bcc=x&y%@renner.example' }), owner))
  expect(to).toBe('a?bcc=x&y%@renner.example')
})

test('a reply to a visitor who booked or asked for the expert says so', () => {
  const about = (source: Lead['source']) => opened(replyHref(lead({ source, question: null }), owner))
  expect(about('meeting')).toMatchObject({
    subject: 'Our meeting',
    body: expect.stringContaining('Thank you for booking a meeting with me.'),
  })
  expect(about('hand-off')).toMatchObject({
    subject: 'Your conversation with my agent',
    body: expect.stringContaining('On 19 November 2025 you asked my agent for me.'),
  })
})
