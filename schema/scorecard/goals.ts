import type { Category } from './categories.ts'

/** The goals of the eight-step form in place of a category; each has a category (R4) and a first step. */
export const goals = [
  {
    goal: 'Find my next role',
    category: 'Job Seeker',
    step: 'Put the story first that the role you want is about, and tell two people who would confirm it that you are looking.',
  },
  {
    goal: 'Move up without starting again',
    category: 'Job Seeker',
    step: 'Tell the story of something you already did at the level above yours, and ask somebody who saw it to confirm it.',
  },
  {
    goal: 'Turn what I know into an offer',
    category: 'Entrepreneur',
    step: 'Write the one problem you solve as your client would say it, and put the story under it that proves it.',
  },
  {
    goal: 'Win my first steady clients',
    category: 'Entrepreneur',
    step: 'Ask somebody you have helped what they would have done without you, and publish the answer if they allow it.',
  },
  {
    goal: 'Bring better clients to my business',
    category: 'Business Owner',
    step: 'Choose the three pieces of work you would want to be hired for again, and show them first, in those clients’ words.',
  },
  {
    goal: 'Be the name my market thinks of first',
    category: 'Business Owner',
    step: 'Choose the one problem for which you want to be named first, and let the next three results you publish be about it.',
  },
  {
    goal: 'Pass on what I have learned',
    category: 'Legacy Builder',
    step: 'Choose one person who will need what you have learned, and tell them the problem that your life’s work has answered.',
  },
  {
    goal: 'Leave work that goes on without me',
    category: 'Legacy Builder',
    step: 'Choose one decision that only you can make today, and tell the story that explains how you make it.',
  },
] as const satisfies readonly { goal: string; category: Category; step: string }[]

/** The changes for the next ninety days, any number of them, with the step to each. */
export const shortTermGoals = [
  {
    goal: 'Say in one sentence what I solve',
    way: 'For your one sentence: write ten, and keep the shortest that a stranger understands.',
  },
  {
    goal: 'Have three stories that others can confirm',
    way: 'For your three stories: tell one a month, and write to the people who would confirm it in the same week.',
  },
  {
    goal: 'Be found by people who do not know me',
    way: 'To be found: name the problem, in the words of those who have it, on one public page.',
  },
  {
    goal: 'Have more conversations that lead to work',
    way: 'For more conversations: send one result a week to somebody who has that problem now.',
  },
  {
    goal: 'Charge what the work is worth',
    way: 'To charge what it is worth: write beside each result what it saved or brought in.',
  },
  {
    goal: 'Use AI without sounding like it',
    way: 'To use AI without sounding like it: speak first, let it arrange what you said, and keep your own sentences.',
  },
] as const

/** The category of a goal; undefined for an unknown goal. */
export const categoryOfGoal = (goal: string): Category | undefined =>
  goals.find((known) => known.goal === goal)?.category
