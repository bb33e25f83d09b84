import type { Advice } from '../advice.ts'

/** What a Legacy Builder is told. */
export const legacyBuilder: Advice = {
  title: 'What stays when you leave the room',
  summaries: [
    'What you know lives in you and in the people you have met. Nowhere else can it be found.',
    'Parts of what you know are written down. Somebody who needs it would not find them together.',
    'What you know has a form and a place. It can be passed on, and asked.',
    'What you know works without you: others confirm it, and can build on it.',
  ],
  strengths: {
    identity: 'You know what your work has stood for, and others say the same.',
    intention: 'You know whom your knowledge is for, and you put it where they can use it.',
    impact: 'You have changed how people work, and they would say so.',
    ai_readiness: 'You use AI to keep what you know, and it can be found.',
    pain_points: 'There is time to do this well.',
  },
  weaknesses: {
    identity: 'What your life’s work has answered is not yet in one sentence.',
    intention: 'Whom it is for, and where they would find it, is open.',
    impact: 'What you gave people is not told where others could learn from it.',
    ai_readiness: 'Somebody who asks for what you know would not be led to you.',
    pain_points: 'Much would be lost if you left today.',
  },
  remedies: {
    identity: 'Ask three people what they still do because of you, and look for the same word.',
    intention: 'Choose one person who will need this in five years, and write to them.',
    impact:
      'Tell four stories: a problem, what everybody got wrong, what was changing, what changed somebody.',
    ai_readiness: 'Let an agent answer from your stories, so that they can be asked when you are not there.',
    pain_points: 'Record the one thing that only you know this week, before you arrange anything.',
  },
  findings: [
    {
      id: 'lb_platform_understanding',
      said: ['No', 'Parts of it are somewhere'],
      insight:
        'Your knowledge has no one place yet. Four stories in one place teach more than forty in forty.',
    },
    {
      id: 'lb_urgency_factor',
      said: ['Before I leave my post', 'Within a year'],
      insight: 'There is a date. Begin with what only you know; the rest can be asked of others.',
    },
    {
      id: 'lb_previous_attempts',
      said: ['Stories, told to whoever asked'],
      insight: 'You already tell the stories. They only have to be caught and confirmed.',
    },
    {
      id: 'lb_impact_clarity',
      said: ['Agree', 'Strongly agree'],
      insight: 'You can name the people whose work is different because of you: they are your referees.',
    },
  ],
  next: 'Tell the first of four stories: the problem that your life’s work has answered.',
}
