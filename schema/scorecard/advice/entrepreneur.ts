import type { Advice } from '../advice.ts'

/** What an Entrepreneur is told. */
export const entrepreneur: Advice = {
  title: 'Your offer, as a stranger would meet it',
  summaries: [
    'You know what you can do. A client who does not know you cannot see what they would be buying.',
    'Your offer takes shape. What is missing is proof that it worked for somebody who paid.',
    'A client who finds you can see what you solve, and for whom. Now they have to find you.',
    'Your offer explains itself, and others vouch for it. It can grow without more of your hours.',
  ],
  strengths: {
    identity: 'You can say what you solve and for whom: that is half of an offer.',
    intention: 'You know whom it is for and you show your work.',
    impact: 'What you did for people can be told, and they would put their names to it.',
    ai_readiness: 'You work with AI, and it knows something true of you.',
    pain_points: 'You can afford to build this carefully.',
  },
  weaknesses: {
    identity: 'The one problem that your offer solves is not clear enough to be repeated.',
    intention: 'Whom it is for, and when they hear of it, is left to chance.',
    impact: 'There is not yet a result that a stranger could read and believe.',
    ai_readiness: 'A client who asks an assistant will not hear of you.',
    pain_points: 'Every month of waiting costs you.',
  },
  remedies: {
    identity: 'Write the problem in your client’s words, not in the words of your method.',
    intention: 'Choose one kind of client for ninety days, and show them one result a week.',
    impact: 'Do it once for somebody, at whatever price, if they will confirm in a sentence what changed.',
    ai_readiness: 'Publish your first story where it can be read, quoted and cited.',
    pain_points: 'Put what you would spend on advertising into one story that sells without you.',
  },
  findings: [
    {
      id: 'ent_barriers',
      said: ['I cannot say what I sell in one sentence', 'I do not know who would buy it'],
      insight: 'Before price and marketing comes the sentence: for whom, with which problem.',
    },
    {
      id: 'ent_barriers',
      said: ['I do not like selling'],
      insight:
        'You do not like selling. Then let the people you have helped do it: that is what references are for.',
    },
    {
      id: 'ent_client_acquisition',
      said: ['Never', 'A few times a year'],
      insight:
        'Strangers hardly ever ask you. Your next clients come through people who can pass a story on.',
    },
    {
      id: 'ent_ai_adaptation',
      said: ['It replaces some of it'],
      insight:
        'AI does part of what you offer. What it cannot do is have been there; your stories can say that you were.',
    },
  ],
  next: 'Write the one problem you solve as your client would say it, and put one confirmed story under it.',
}
