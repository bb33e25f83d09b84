import type { Category } from './categories.ts'
import type { ScoredSection } from './questions.ts'

type PerSection = Readonly<Record<ScoredSection, string>>
export type Advice = {
  title: string
  /** One for each stage, the lowest first. */
  summaries: readonly [string, string, string, string]
  strengths: PerSection
  weaknesses: PerSection
  remedies: PerSection
  /** What an answer to one of the category's own questions shows. */
  findings: readonly { id: string; said: readonly string[]; insight: string }[]
  next: string
}

/** What keeps people from it, and what helps (question biggest_blockages). */
export const blockageAnswers: Readonly<Record<string, string>> = {
  'I do not like to praise myself':
    'Let others do it: a referee’s sentence says what you would never write about yourself.',
  'My work is confidential':
    'Leave out names and keep the numbers: a story needs the problem and the result, not the client.',
  'I never wrote the results down':
    'Ask the people who were there what changed. They remember the number you have forgotten.',
  'I would not know whom to ask to confirm it':
    'Ask whoever was relieved when it was over: the person who had the problem.',
  'I tried before, and nothing came of it':
    'Begin with one story instead of a whole profile, and have it confirmed before you write the next.',
  'Other things were more urgent':
    'Tie it to something that happens anyway: one story after each finished piece of work.',
}

/** What each category is told, section by section. */
export const advice: Readonly<Record<Category, Advice>> = {
  'Job Seeker': {
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
        insight: 'After half a year more of the same rarely helps; a different kind of proof can.',
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
  },
  Entrepreneur: {
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
        insight: 'AI does part of what you offer. What it cannot do is to have been there: your stories can.',
      },
    ],
    next: 'Write the one problem you solve as your client would say it, and put one confirmed story under it.',
  },
  'Business Owner': {
    title: 'Your business, set beside the others',
    summaries: [
      'From outside your business looks like its competitors: the difference is known to your clients only.',
      'Your clients know why they stay. Those who have not met you cannot see it.',
      'Your business stands for something that can be checked. More of the right people should see it.',
      'Your market knows what you stand for and who confirms it. Now it can pass that on.',
    ],
    strengths: {
      identity: 'Your clients can say what you stand for, and it is the work you meant to do.',
      intention: 'You know which clients you want, and you publish what you did for them.',
      impact: 'Your results can be told, and clients would put their names to them.',
      ai_readiness: 'Your business uses AI, and AI finds what your business has solved.',
      pain_points: 'You lose little to weaker competitors.',
    },
    weaknesses: {
      identity: 'What your business solves better than others is not said in one way.',
      intention: 'Which clients you want more of, and how they hear of you, is not decided.',
      impact: 'Your best results are known inside the house only.',
      ai_readiness: 'A client who asks an assistant about your field does not find your work.',
      pain_points: 'Being hard to tell apart costs you business each month.',
    },
    remedies: {
      identity: 'Ask five clients why they chose you, and use the sentence that comes twice.',
      intention: 'Name the ten clients you would most like to have, and write for them alone.',
      impact: 'Publish three finished pieces of work as stories, each confirmed by the client.',
      ai_readiness: 'Put what you have solved where it can be asked and cited at any hour.',
      pain_points: 'Move one month’s marketing budget from being seen to being believed.',
    },
    findings: [
      {
        id: 'bo_lead_generation',
        said: ['I could not say'],
        insight: 'You cannot say where clients come from: ask the next five, it costs nothing.',
      },
      {
        id: 'bo_lead_generation',
        said: ['Recommendations'],
        insight:
          'You live on recommendations. Written down and confirmed they go further than the people who give them.',
      },
      {
        id: 'bo_marketing_roi',
        said: ['I do not know', 'Less than a pound'],
        insight:
          'What you spend on marketing does not come back, or you cannot tell. Proof keeps working when the campaign ends.',
      },
      {
        id: 'bo_interactive_ai_profiles',
        said: ['No'],
        insight: 'Questions about your past work wait until somebody is in the office. Many clients do not.',
      },
    ],
    next: 'Choose the three pieces of work you would want to be hired for again, and ask those clients to confirm them.',
  },
  'Legacy Builder': {
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
      ai_readiness:
        'Let an agent answer from your stories, so that they can be asked when you are not there.',
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
  },
}
