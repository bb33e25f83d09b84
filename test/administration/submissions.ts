import { randomUUID } from 'node:crypto'
import { tables } from '#worker/services/database.ts'
import { database } from '../people.ts'

type Submission = typeof tables.scorecardSubmissions.$inferInsert

/** A scorecard as it is stored, without being answered. */
const submission = (changes: Partial<Submission> = {}): Submission => ({
  token: randomUUID(),
  submissionKey: randomUUID(),
  name: 'Ada Lark',
  email: 'ada@lark.example',
  mobile: '',
  currentGoal: 'To be found',
  shortTermGoals: [],
  answers: {},
  totalScore: 20,
  stage: 'Framing in Progress',
  selectedCategory: 'Entrepreneur',
  wantsSupport: false,
  categoryFeedback: { title: '', summary: '', insights: [], recommendations: [], nextSteps: '' },
  createdAt: new Date(),
  ...changes,
})

/** Stores scorecards of these people. */
export const submitted = (rows: Partial<Submission>[]) =>
  database().insert(tables.scorecardSubmissions).values(rows.map(submission))
