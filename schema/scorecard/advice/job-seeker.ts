import type { Advice } from './category-advice.ts'
import { both } from './universal.ts'

export const jobSeeker: Advice = {
  title: 'Your next role, seen from the other side of the desk',
  summaries: [
    'An employer who reads about you today has little to go by, and has to guess much of what you would solve for them.',
    'An employer can tell part of what you would solve for them. The rest is still a guess.',
    'An employer who finds you has most of what they need to see that you should talk.',
    'An employer who finds you has nearly everything before they meet you.',
  ],
  keep: 'Have each new result confirmed while those who saw it remember the figures, and be choosy about the role.',
  remarks: [
    {
      js_time_searching: {
        'I have not begun':
          'You have not begun to look: the proof can be ready before the first application.',
        'Less than three months':
          'You have been looking for less than three months: early enough to change how you do it.',
        'Three to six months':
          'You have been looking for some months: long enough to see which of your ways gets answers.',
        ...both(
          ['Six to twelve months', 'More than a year'],
          'After half a year or more, more of the same rarely helps; a different kind of proof can.',
        ),
      },
      js_weekly_cost: {
        'Up to 2 hours': 'Two hours a week are enough for one story a month.',
        '3 to 7 hours': 'Of your hours each week, one is enough for a story a month.',
        ...both(
          ['8 to 15 hours', 'More than 15 hours'],
          'The search takes a working day or more each week: a tenth of that is enough for a story.',
        ),
      },
      js_financial_impact: {
        'Less than two months':
          'Money presses, so go on applying, and put one confirmed story into each letter.',
        'Two to six months':
          'You have some months: have one story confirmed now, and two before you have to take anything.',
        'More than six months': 'You have more than half a year: time for proof before compromise.',
        'As long as it takes': 'Money does not press you: you can wait for the role that fits.',
      },
    },
    {
      js_previous_attempts: {
        'Sending my CV to advertised posts':
          'Advertised posts set your CV beside hundreds like it. A story is not one of hundreds.',
        Recruiters: 'A recruiter passes on what fits into two sentences: write those two yourself.',
        'Asking people I know': 'Asking people you know works best with something they can forward.',
        'A new CV or profile, written by somebody else':
          'A new CV changes the words; what convinces is somebody who confirms them.',
        'Courses or certificates': 'A certificate says what you learned. A story says what you did with it.',
        'Something else': 'Of whatever else you tried, keep what led to a conversation, and drop the rest.',
        'Nothing yet': 'You have tried nothing yet, so there is nothing to undo.',
      },
    },
    {
      js_network_access: {
        'None of them':
          'You do not know those who decide, so what they can read about you has to hold the first conversation.',
        'Some of them': 'You know some of those who decide: give them a story that they can show the others.',
        'Most of them':
          'You know most of those who decide: give them something for the colleagues who do not know you.',
      },
      js_market_reality: {
        ...both(
          ['Strongly disagree', 'Disagree'],
          'You doubt that advertised posts are the ones that are filled: so be found before they are advertised.',
        ),
        'Neither agree nor disagree':
          'However posts are filled, being found by the problem you solve does not depend on an advertisement.',
        ...both(
          ['Agree', 'Strongly agree'],
          'You trust advertised posts: then let each application carry a proof that the others lack.',
        ),
      },
      js_ai_impact: {
        'None that I notice':
          'AI has not changed your work that you notice: still, expect to be asked about it.',
        'A little': 'AI has changed your work a little: one line on how you use it is enough.',
        'A good deal': 'AI has changed your work a good deal: show what your judgement adds to it.',
        'It has changed everything':
          'AI has changed everything in your work: a story from after the change counts for more than one from before.',
      },
    },
  ],
  next: 'Put the story first that the role you want is about, and tell two people who would confirm it that you are looking.',
}
