import type { Advice } from '../advice.ts'

/** What a Job Seeker is told. */
export const jobSeeker: Advice = {
  title: 'Your next role, seen from the other side of the desk',
  summaries: [
    'An employer who reads about you today sees posts and dates, and has to guess what you would solve for them.',
    'An employer can tell that you are good. They cannot yet tell for which of their problems they should call you.',
    'An employer who finds you understands why they should talk to you. The question is who finds you.',
    'An employer who finds you meets your results and the people who confirm them before they meet you.',
  ],
  strengths: {
    identity: 'You can name what you are hired to solve: most candidates cannot.',
    intention:
      'You know which role you want and show your work: that is what opens doors before a post is advertised.',
    impact: 'Your results are real, and you know who would confirm them.',
    ai_readiness: 'You are prepared for employers who ask an assistant before they ask a recruiter.',
    pain_points: 'Being overlooked has cost you little so far: you can choose your moment.',
  },
  weaknesses: {
    identity: 'What an employer would hire you to solve is not yet in one sentence.',
    intention: 'The role you want is still a search, not a sentence that others could pass on.',
    impact: 'A stranger cannot read what came of your work, or who says so.',
    ai_readiness: 'Whoever asks an assistant about you finds little, or somebody else.',
    pain_points: 'Being overlooked already costs you a good deal.',
  },
  remedies: {
    identity: 'Finish this sentence and send it to three former colleagues: “Call me when …”.',
    intention:
      'Write down the role in one sentence, and show one result a week to somebody who could hire you.',
    impact:
      'Turn one line of your CV into a story of four parts, and ask somebody who was there to confirm it.',
    ai_readiness: 'Put your stories where an assistant can read and cite them.',
    pain_points: 'Spend less on applications this month, and the hours on two confirmed stories.',
  },
  findings: [
    {
      id: 'js_time_searching',
      said: ['Six to twelve months', 'More than a year'],
      insight: 'After half a year, more of the same rarely helps; a different kind of proof can.',
    },
    {
      id: 'js_network_access',
      said: ['None of them'],
      insight:
        'You do not know those who decide. So what they can read about you has to do the first conversation.',
    },
    {
      id: 'js_weekly_cost',
      said: ['8 to 15 hours', 'More than 15 hours'],
      insight: 'The search takes a working day or more each week: a tenth of that is enough for one story.',
    },
    {
      id: 'js_previous_attempts',
      said: ['Sending my CV to advertised posts'],
      insight: 'Advertised posts set your CV beside hundreds like it. A story is not one of hundreds.',
    },
  ],
  next: 'Tell the one story that the role you want is about, and name the two people who would confirm it.',
}
