import {
  agreement,
  howOften,
  type Question,
  type Rated,
  rated,
  several,
  tenSteps,
  unscored,
  yesNo,
} from './answer-types.ts'
import type { Category } from './categories.ts'

type Worded = Readonly<Record<Category, string>>
export const worded = (job: string, entrepreneur: string, owner: string, legacy: string): Worded => ({
  'Job Seeker': job,
  Entrepreneur: entrepreneur,
  'Business Owner': owner,
  'Legacy Builder': legacy,
})

const words = {
  identity_1: worded(
    'From 1 to 10: how clearly can you name the problem an employer would hire you for?',
    'From 1 to 10: how clearly can you name the one problem that your offer solves?',
    'From 1 to 10: how clearly can your clients name the one problem that your business solves?',
    'From 1 to 10: how clearly can you name the problem that your life’s work has answered?',
  ),
  identity_2: worded(
    'If three former colleagues described what you are best at, what would you hear?',
    'If three people who know your work described what you offer, what would you hear?',
    'If three of your clients described what sets your business apart, what would you hear?',
    'If three people you have taught described what you stand for, what would you hear?',
  ),
  identity_3: worded(
    'What I am known for at work is what I most enjoy doing.',
    'What I sell is the work I would do even if nobody paid me for it.',
    'What my business is known for is the work I set it up to do.',
    'What people come to me for is what I most want to pass on.',
  ),
  intention_1: worded(
    'How often do you show somebody who could hire you what you have solved?',
    'How often do you show somebody who could become a client what you have solved?',
    'How often does your business publish a result that a client confirmed?',
    'How often do you put something you have learned where others can use it?',
  ),
  intention_2: worded(
    'Have you written down the role you want next, in a sentence a friend could repeat?',
    'Have you written down who your offer is for, in a sentence a friend could repeat?',
    'Have you written down which clients you want more of, in a sentence your team could repeat?',
    'Have you written down whom your knowledge is for, in a sentence they would recognise?',
  ),
  intention_3: worded(
    'If the right role came this week, how ready is your proof?',
    'If the right client called this week, how ready is your proof?',
    'If the right client called this week, how ready is your business’s proof?',
    'If somebody asked this week to learn from you, how ready is your material?',
  ),
  impact_1: worded(
    'How much did your work change for the people you last did it for?',
    'How much has your work changed for the people you did it for, paid or not?',
    'How much changes for a client after your best piece of work?',
    'How much has changed for the people you have guided?',
  ),
  impact_2: worded(
    'Which proof of your results could a stranger read today?',
    'Which proof of your results could a stranger read today?',
    'Which proof of your business’s results could a stranger read today?',
    'Which proof of your influence could a stranger read today?',
  ),
  impact_3: worded(
    'From 1 to 10: how sure are you that two people would confirm what you did?',
    'From 1 to 10: how sure are you that two people would confirm what you did?',
    'From 1 to 10: how sure are you that two clients would confirm what you did?',
    'From 1 to 10: how sure are you that two people would confirm what you gave them?',
  ),
  ai_1: worded(
    'How often do you use AI in your search?',
    'How often do you use AI in building your offer?',
    'How often does your business use AI in its work for clients?',
    'How often do you use AI to record or arrange what you know?',
  ),
  ai_2: worded(
    'If a recruiter asked an AI assistant about you, what would it find?',
    'If a client asked an AI assistant about your offer, what would it find?',
    'If a client asked an AI assistant about your business, what would it find?',
    'If somebody asked an AI assistant about your life’s work, what would it find?',
  ),
  pain_1: worded(
    'What has being overlooked cost you in the last twelve months, in pay you did not get?',
    'What has being unknown cost you over the last twelve months, in clients you did not win?',
    'What has being hard to tell apart cost your business over the last twelve months?',
    'How much of what you know would stay with those who need it if you left tomorrow?',
  ),
  pain_2: worded(
    'How much does it weigh on you that people with less to show are chosen first?',
    'How much does it weigh on you that people with a weaker offer are found first?',
    'How much does it weigh on you that weaker competitors are found first?',
    'How much does it weigh on you that what you know might be lost?',
  ),
} as const

/** In a measure that is the same in every currency. */
const costs: Readonly<Record<Category, Rated>> = {
  'Job Seeker': [
    ['Nothing that I notice', 3],
    ['Up to one month’s pay', 2],
    ['One to three months’ pay', 1],
    ['More than three months’ pay', 0],
  ],
  Entrepreneur: [
    ['Nothing that I notice', 3],
    ['Up to one month’s income', 2],
    ['One to three months’ income', 1],
    ['More than three months’ income', 0],
  ],
  'Business Owner': [
    ['Nothing that we notice', 3],
    ['Up to one week’s turnover', 2],
    ['One week’s to one month’s turnover', 1],
    ['More than one month’s turnover', 0],
  ],
  'Legacy Builder': [
    ['Nearly all of it', 3],
    ['Most of it', 2],
    ['Some of it', 1],
    ['Hardly any of it', 0],
  ],
}

const seeks = [
  'I am not found',
  'I am found, and not understood',
  'I am understood, and not believed',
  'I am believed, and not paid for it',
  'I do not have the time',
  'I do not know where to begin',
]
const passesOn = [
  'Nobody has asked for it',
  'Those who need it do not know that I have it',
  'I cannot put it into words',
  'It is scattered over many places',
  'I do not have the time',
  'I do not know where to begin',
]
const troubles = (category: Category): [question: string, options: readonly string[]] =>
  category === 'Legacy Builder' ? ['What stands in the way?', passesOn] : ['Where does it go wrong?', seeks]

/** The questions that everybody gets in the wording of a category: scored ones, and those about troubles (R3). */
export const coreQuestions = {
  identity: (category: Category): Question[] => [
    rated('identity_1', 'scale_1_10', words.identity_1[category], tenSteps),
    rated('identity_2', 'three_option', words.identity_2[category], [
      ['Three different things', 0],
      ['Much the same, in different words', 2],
      ['The same, nearly word for word', 3],
    ]),
    rated('identity_3', 'likert', words.identity_3[category], agreement),
  ],
  intention: (category: Category): Question[] => [
    rated('intention_1', 'frequency', words.intention_1[category], howOften),
    rated('intention_2', 'yes_no', words.intention_2[category], yesNo),
    rated('intention_3', 'value_scale', words.intention_3[category], [
      ['Nothing is ready', 0],
      ['Some of it is', 1],
      ['Most of it is', 2],
      ['All of it is', 3],
    ]),
  ],
  impact: (category: Category): Question[] => [
    rated('impact_1', 'impact_scale', words.impact_1[category], [
      ['Nothing I could name', 0],
      ['A little', 1],
      ['A good deal', 2],
      ['It was a turning point', 3],
    ]),
    rated('impact_2', 'multiple_choice', words.impact_2[category], [
      ['None', 0],
      ['A list of duties or services', 1],
      ['A story with a result', 2],
      ['A story with a result that somebody named confirms', 3],
    ]),
    rated('impact_3', 'scale_1_10', words.impact_3[category], tenSteps),
  ],
  ai_readiness: (category: Category): Question[] => [
    rated('ai_1', 'frequency', words.ai_1[category], howOften),
    rated('ai_2', 'multiple_choice', words.ai_2[category], [
      ['Nothing, or somebody else', 0],
      ['My name and my posts', 1],
      ['What I do, in general words', 2],
      ['What I have solved, with its source', 3],
    ]),
  ],
  pain_points: (category: Category): Question[] => [
    rated(
      'pain_1',
      category === 'Legacy Builder' ? 'impact_scale' : 'financial_impact',
      words.pain_1[category],
      costs[category],
    ),
    rated('pain_2', 'likert', words.pain_2[category], [
      ['Not at all', 3],
      ['A little', 2],
      ['A good deal', 1],
      ['Very much', 0],
    ]),
    several('pain_3', ...troubles(category), 'None of these'),
  ],
} as const

/** The unscored questions that are the same for everybody, which shape the feedback only. */
export const universalQuestions: readonly Question[] = [
  unscored(
    'belief_assessment',
    'likert',
    'My best work is worth showing to people who do not know me.',
    agreement.map(([option]) => option),
  ),
  unscored('success_vision', 'text_input', 'It is a year from now and this has worked. What is different?'),
  unscored(
    'action_readiness',
    'scale_1_10',
    'From 1 to 10: how ready are you to spend five hours on this within the next month?',
    tenSteps.map(([option]) => option),
  ),
  several(
    'biggest_blockages',
    'What has kept you from it so far?',
    [
      'I do not like to praise myself',
      'My work is confidential',
      'I never wrote the results down',
      'I would not know whom to ask to confirm it',
      'I tried before, and nothing came of it',
      'Other things were more urgent',
    ],
    'Nothing has kept me from it',
  ),
]
