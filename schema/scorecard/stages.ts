/** The stage of a total, with its frame (public spec section 9). */
export type Stage = {
  stage: string
  from: number
  to: number
  /** A few words beside its frame. */
  line: string
  description: string
  desires: string
  blockages: string
  consequences: string
  impact: string
  nextStep: string
  /** The frame of its drawing. */
  frame: 1 | 2 | 3 | 4
}

export const stages = [
  {
    stage: 'Unframed Genius',
    from: 0,
    to: 13,
    frame: 1,
    line: 'The work is done. Few can see it yet.',
    description:
      'Most of the frame is missing. Whoever has worked with you may know what you solve; by your answers, a stranger has little to go by.',
    desires: 'To be asked for what you do best, by people who have not met you.',
    blockages:
      'At this stage it is usually the name of what you solve that is missing, or anything that others could confirm. Often it is both.',
    consequences: 'People with less to show can be chosen first, because they are found and understood.',
    impact: 'One clear sentence and one confirmed story change more here than at any other stage.',
    nextStep:
      'Begin with one story: what was wrong, what had to be done, what you did, what came of it. If you have one, have it confirmed.',
  },
  {
    stage: 'Framing in Progress',
    from: 14,
    to: 26,
    frame: 2,
    line: 'Some corners hold. The rest is still open.',
    description:
      'Some corners hold. Part of what you solve can be seen from outside; the rest has still to be said, shown or confirmed.',
    desires: 'To be found by the right people, without having to explain yourself each time.',
    blockages:
      'At this stage some of the proof is usually missing or private, or it does not stand in one place.',
    consequences: 'Some good conversations begin late, or with somebody else.',
    impact: 'Two stories that others confirm close most of what is open here: then they speak for you.',
    nextStep: 'Ask two people who were there to confirm what you did, in a sentence each.',
  },
  {
    stage: 'Positioned for Opportunity',
    from: 27,
    to: 35,
    frame: 3,
    line: 'Nearly whole, and ready to be hung where people look.',
    description:
      'The frame is nearly whole. Most of what a stranger needs is there; which side is still open, your sections show.',
    desires: 'To choose among the opportunities instead of waiting for them.',
    blockages:
      'At this stage it is usually that too few people pass by, or that nobody answers for you while you are at work.',
    consequences: 'You may be the best answer to questions that are asked elsewhere.',
    impact: 'A page that is found by the problem, and answers for itself, brings those questions to you.',
    nextStep:
      'Hang the work: a profile with your stories, their referees and an agent that answers from them.',
  },
  {
    stage: 'Validated & Viral Ready',
    from: 36,
    to: 39,
    frame: 4,
    line: 'Whole, and ready for others to pass on.',
    description:
      'The frame is whole, or three points at most short of it. By nearly every answer, a stranger can find your work, understand it and believe it.',
    desires: 'To reach further without working longer, and to leave something that lasts.',
    blockages: 'At this stage much usually still passes through you alone.',
    consequences: 'Demand can grow faster than your hours.',
    impact: 'Your stories and your agent can hold the first conversation for you, with every source named.',
    nextStep: 'Give it to others: let your agent speak, and have each new story confirmed as you go.',
  },
] as const satisfies readonly Stage[]

export const stageOf = (total: number): (typeof stages)[number] =>
  stages.find(({ to }) => total <= to) ?? stages[3]

/** The peaks of the Authority Gap Map, lowest first (public spec section 9). */
export const peaks = [
  { peak: 'Humble Heirs', label: '0–15', from: 0, to: 15 },
  { peak: 'Hungry Collaborator', label: '16–25', from: 16, to: 25 },
  { peak: 'Rewarded Overcomers', label: '26+', from: 26, to: 39 },
] as const

export const peakOf = (total: number): (typeof peaks)[number] =>
  peaks.find(({ to }) => total <= to) ?? peaks[2]
