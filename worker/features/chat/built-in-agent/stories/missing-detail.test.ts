import { expect, test } from 'vitest'
import { publishedProfile } from '#test/published-profile.ts'
import { candidateMark } from '../../marks.ts'
import { groundedAnswer } from '../grounded-answer.ts'
import { asksMissingDetail } from './missing-detail.ts'

const ada = publishedProfile({
  stories: [
    {
      title: 'The clock at Ely',
      problemDescription: 'The clock of a school near Ely had stood still for nine years.',
      task: 'A bank was asked for a loan, and Fenland Mutual lent £4,000 in March.',
      solution: 'We bought a moisture meter and dried the tower for nineteen days.',
      results: 'It has not lost a minute since, and the school paid £1,200 a year for its care.',
    },
  ],
})
const isDetailMissing = (question: string) => asksMissingDetail(ada, 0, question)

test.each([
  'Which make was the moisture meter?',
  'What is the name of the school near Ely?',
  'which school was it?',
  'What year was that?',
  'Who was the clockmaker, by name?',
  'How many hours may a bell ringer work by law?',
  'Our tower is damp, too. On which day will I get the loan?',
])('a detail that the story leaves out is not answered with the rest of it: %s', (question) => {
  expect(isDetailMissing(question)).toBe(true)
})

test.each([
  'Which bank lent the money?',
  'In which month was that?',
  'How much did the school pay a year?',
  'Which town was the clock in?',
  'Which step came first?',
  'What company culture did the school have?',
  'Our clock makes no sense to anybody. How much should we pay for a new one?',
  'How many days did it take?',
])('a question for a detail that the story gives, or for none, is answered from it: %s', (question) => {
  expect(isDetailMissing(question)).toBe(false)
})

test('whoever asks for a name that the found story leaves out gets a plain no, and the story as a button', () => {
  const answer = groundedAnswer(ada, 'Which make was the moisture meter that dried the tower?')
  expect(answer).toMatch(/^I find no answer to that/)
  expect(answer).not.toContain('“We bought a moisture meter')
  expect(answer).toContain(candidateMark(0))
  expect(groundedAnswer(ada, 'How did you dry the tower?')).toContain('dried the tower for nineteen days')
})

test('a follow-up for a detail that the story just quoted leaves out gets a plain no', () => {
  const previousAnswers = ['Ada tells of this in “The clock at Ely”: “The clock had stood still.”']
  expect(groundedAnswer(ada, 'And which make was that?', { previousAnswers })).toMatch(
    /^I find no answer to that/,
  )
})
