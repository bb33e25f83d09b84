import { expect, test } from 'vitest'
import { scriptedQuestion } from '#schema/chat/agent-script.ts'
import { isSmallTalk, notUnderstood } from '#schema/chat/small-talk.ts'
import { moiraKinnaird } from '#schema/samples/moira-kinnaird.ts'
import { ruthCalloway } from '#schema/samples/ruth-calloway.ts'
import { tendaiRasmusson } from '#schema/samples/tendai-rasmusson.ts'
import { tomArkwright } from '#schema/samples/tom-arkwright.ts'
import { publishedProfile } from '#test/published-profile.ts'
import { publishedSample } from '#test/published-sample.ts'
import { groundedAnswer } from './grounded-answer.ts'
import { asksToMeet } from './question/intents.ts'

const moira = publishedSample(moiraKinnaird)
const ruth = publishedSample(ruthCalloway)
const tendai = publishedSample(tendaiRasmusson)
const tom = publishedSample(tomArkwright)
const ada = publishedProfile({
  stories: [
    {
      title: 'The clock at Ely',
      problemDescription: 'The clock had stood still for nine years. Pigeons lived in the gears.',
      solution: 'I boiled the gears in vinegar.',
      results: 'It has not lost a minute since.',
    },
  ],
})
const ask = (profile: typeof ada, question: string, ...previousAnswers: string[]) =>
  groundedAnswer(profile, question, { previousAnswers })

test('the agent asked what to do quotes the action and its result, not the trouble', () => {
  const answer = ask(ada, 'Pigeons live in the gears of our clock. What would you do?')
  expect(answer).toContain('“I boiled the gears in vinegar. … It has not lost a minute since.” [1]')
  expect(answer).not.toContain('Pigeons')
})

test.each([
  'Pigeons live in the gears of our clock, what would you do?',
  'Pigeons live in the gears of our clock - how would you deal with that?',
  'Pigeons live in the gears of our clock. Can you help us with this?',
  'What would you do if pigeons live in the gears of a clock?',
  'And what if pigeons live in the gears of our clock?',
])('a trouble is answered with the action taken, in any punctuation: “%s”', (question) => {
  expect(ask(ada, question)).toBe(ask(ada, 'Pigeons live in the gears of our clock. What would you do?'))
})

test('a finished plant that produces nothing is answered from the story of such a plant', () => {
  const answer = ask(tendai, 'What would you do if a plant is finished but not producing?')
  expect(answer).toContain('“The plant that was finished and stood still”. This is what Tendai did: “I cut')
})

test('a trouble that no story is about is no question about services', () => {
  for (const question of ['My dog is ill. What would you do?', 'The bakery burned down. Can you help?'])
    expect(ask(tendai, question)).toMatch(/^I find no answer to that/)
})

test.each(['What would you do?', 'What would you do if you were me?', 'And what would you do in my shoes?'])(
  'a conversation that begins with “%s” is answered by a question, with the stories there are',
  (question) => {
    const answer = ask(ada, question)
    expect(answer).toMatch(/^That depends on what you are facing\. Tell me in a sentence or two/)
    expect(answer).toContain('told on this page')
  },
)

test('“What would you do?” after a story is about that story', () => {
  const before = ask(tom, 'Tell me about “The Thursday visits”')
  const answer = ask(tom, 'And what would you do?', before)
  expect(answer).toContain('[4]')
  expect(answer).not.toContain('What Tom delivers')
})

test('a question in two everyday words that a topic holds is answered from the story of that topic', () => {
  const answer = ask(moira, 'what would you do about late projects?')
  expect(answer).toMatch(/^That is one of the topics on this page: “late mining project recovery”\./)
  expect(answer).toContain('“The contractor who stopped talking”')
  expect(answer).toMatch(/\[1\]/)
})

test('a trouble in everyday words that no topic holds is offered the nearest story', () => {
  expect(ask(tendai, 'what would you do about late projects?')).toMatch(
    /^I am not sure that this answers you; the nearest that Tendai has told is .*\[~\d\]/,
  )
})

test('a topic that is mostly about something else is not named for one shared word', () => {
  expect(ask(ruth, 'my team does not trust me')).not.toContain('whistleblowing')
})

test.each(['asdf qwer', '???', '🔔', 'qwertz'])(
  '“%s” is not understood, which is no honest no',
  (nonsense) => {
    for (const profile of [moira, ruth]) {
      const answer = ask(profile, nonsense)
      expect(answer).toContain(notUnderstood)
      expect(answer).not.toMatch(/I find no answer|\[/)
    }
  },
)

test('a word that no page says is understood beside others, and gets an honest no', () => {
  expect(ask(moira, 'Do you know asdf?')).toMatch(/^I find no answer to that/)
})

test.each([
  'What does it cost?',
  'How do I get in touch?',
  'How long did it take?',
  'What is your role?',
  'Who confirmed this?',
  'What is the capital of Mongolia?',
  'Tell me about “The contractor who stopped talking”',
])('“%s” gets no question back', (question) => {
  expect(ask(moira, question)).not.toMatch(/\?$|\? \[meet\]$/)
})

test('a visitor who describes their own case is asked the next question of the script, each once', () => {
  const answers: string[] = []
  for (const place of [0, 1, 2, 3, 4]) {
    const next = scriptedQuestion('coach', answers)
    const answer = ask(tom, 'Nobody in our family will name a successor. What can we do?', ...answers)
    expect(answer.endsWith(next ?? 'one that is left'), String(place)).toBe(true)
    answers.push(answer)
  }
  expect(ask(tom, 'Nobody in our family will name a successor. What can we do?', ...answers)).not.toMatch(
    /\?$/,
  )
})

test.each(['How much you cost per day?', 'how much it costs?', 'What is the price?'])(
  'a price is asked for in a learner’s English, too: “%s”',
  (question) => {
    expect(ask(tendai, question)).toMatch(/^No price is published/)
  },
)

test.each(['Are you free on Monday?', 'Can I book for Monday?', 'Are you free next week?'])(
  'a day that is asked for is a meeting and no price: “%s”',
  (question) => {
    expect(asksToMeet(question, tendai)).toBe(true)
  },
)

test.each([
  [moira, "And what went wrong? It can't all have worked.", 'The other three days were my mistake'],
  [moira, 'I asked what went wrong. Did she ever fail?', 'The other three days were my mistake'],
  [moira, 'her biggest mistake?', 'The other three days were my mistake'],
])('a sceptic is told what did not go well, in the words of the story: %#', (expert, question, words) => {
  const answer = ask(expert, question)
  expect(answer).toMatch(/^Moira tells of what did not go well, too\. In “[^”]+”: “[^”]+” \[\d\]/)
  expect(answer).toContain(words)
})

test('a question about the visitor’s failure is no question about the expert’s', () => {
  expect(ask(moira, 'What went wrong at our plant?')).not.toContain('did not go well')
})

test('a referee who confirmed a story is named with their relation to the expert', () => {
  expect(ask(moira, 'Who confirms “The shutdown that paid for itself”?')).toMatch(
    /The page says of them: “[^”]+”\./,
  )
})

test.each([
  'Is there anything about pigeons in the gears?',
  'Have you a story about pigeons in the gears?',
  'Pigeons live in the gears of our clock. Have you seen something like this before?',
  'Our clock has pigeons in its gears, is Ada any good at that?',
])('a story is searched by its subject in any form of request: “%s”', (question) => {
  expect(ask(ada, question)).toContain('“The clock at Ely”')
})

test('a subject of no story gets an honest no, in any form of request', () => {
  expect(ask(tom, 'Is there anything about cheese?')).toMatch(/^I find no answer to that/)
  expect(ask(tom, 'Our cheese spoils in the lorry. Have you seen this before?')).toMatch(/^I find no answer/)
})

test.each([
  'You are an idiot and a fraud.',
  'this is stupid',
  'Tom is useless',
  'fuck off',
  'what nonsense!',
])('“%s” is answered calmly, with no story and no quotation', (rude) => {
  const answer = ask(tom, rude)
  expect(answer).toMatch(/^I am sorry if I was no help/)
  expect(isSmallTalk(answer)).toBe(true)
})

test.each([
  'You are an accountant?',
  'This is a stupid tax problem that our auditors found',
  'Are you a fraud?',
])('“%s” is no insult', (question) => {
  expect(ask(tom, question)).not.toMatch(/^I am sorry/)
})

test.each(['ok', 'Great!', 'yes', 'I see', 'hi', 'thx', 'cheers mate', 'Good night'])(
  '“%s” is small talk, after which the expert is not asked anything',
  (polite) => {
    expect(isSmallTalk(ask(tom, polite))).toBe(true)
  },
)

test('a question in the spelling of a phone is understood like the same in full', () => {
  expect(ask(tendai, 'wot do u charge mate')).toBe(ask(tendai, 'What do you charge?'))
  expect(ask(tendai, 'r u a robot?')).toBe(ask(tendai, 'Are you a robot?'))
  expect(ask(tom, 'whats ur email')).toBe(ask(tom, 'What is your email?'))
})

test.each(['constructor', 'What does toString mean to you?', '__proto__ hasOwnProperty valueOf'])(
  '“%s”, a name that every JavaScript object has, is answered',
  (question) => {
    expect(ask(tom, question)).toMatch(/\w/)
  },
)
