import { maxQueryLength } from '../limits.ts'
import { unfiltered } from '../options.ts'
import { type paths, services } from '../paths.ts'

/** What llms.txt says of each page that machines may index. */
export const machineDescriptions: {
  [Name in keyof typeof paths]?: readonly [title: string, sentence: string]
} = {
  home: ['What it is', 'who this is for, how a work is validated, and what a profile costs'],
  gallery: [
    'Gallery',
    'every expert; `?q=` takes a described challenge, `&area=` and `&industry=` narrow it',
  ],
  profile: ['Profile', 'one expert with stories, referees and checks, and linked data (ProfilePage)'],
  coachAgent: ['Interactive page of a sample coach', 'what a finished work can look like'],
  miningAgent: ['Interactive page of a sample mining specialist', 'the same in another trade'],
  challengeInsight: ['Insight on a challenge', 'how to find somebody who has solved it before'],
  shareInsight: ['Share a SolutionInsight', 'what an expert brings, and what a plan shows of it'],
  createCv: ['A free profile', 'what it holds, and when it joins the gallery'],
  pricing: ['Plans and prices', 'what each level costs and includes, and what happens when it ends'],
  sprint: [
    'The sprint',
    'five days in a cohort: what is done each day, when the next one begins, what it costs',
  ],
  waitlist: [
    'Waitlist',
    'how to be told when the next training webinar is scheduled, or a place in a sprint is free',
  ],
  verify: [
    'Check a badge',
    'whether an Open Badges 3.0 credential is genuine, checked in the browser; `?badge=` takes the id of one of ours, `?url=` the address of any',
  ],
  privacy: ['Privacy', 'what is kept of whom, and for how long'],
  terms: ['Terms', 'what validated means, who validators are and what an agent’s answer is worth'],
  booking: ['Book a meeting', 'the open hours of an expert, or a message where there are none'],
  scorecard: ['Scorecard', 'thirteen scored answers, a stage and a next step'],
  ownerScorecard: [
    'Scorecard of an expert',
    'the same under their name, where the profile says `scorecardActive`',
  ],
}

/** The calls that are open to machines: llms.txt lists them, robots.txt allows them. */
export const openCalls: readonly { method: 'GET' | 'POST'; path: string; takes: string; sentence: string }[] =
  [
    {
      method: 'GET',
      path: `${services.api}/public-profiles/`,
      takes: '{businessArea}/{industry}',
      sentence: `the gallery as JSON, 24 at a time; \`${unfiltered}\` stands for every area or industry, \`?cursor=\` takes \`nextCursor\` of the page before`,
    },
    {
      method: 'GET',
      path: `${services.api}/public-profiles/`,
      takes: '{profileUrl}',
      sentence: 'one profile with its stories, references and checks',
    },
    {
      method: 'POST',
      path: `${services.api}/smart-search`,
      takes: '',
      sentence: `the best matches, each with the sentence that matched, to \`{"query": "the challenge, at most ${maxQueryLength} characters"}\``,
    },
  ]
