/** What a total says: a stage of the frame, from bare canvas to gilt (public spec section 9). */
export type Stage = {
  stage: string
  from: number
  to: number
  description: string
  desires: string
  blockages: string
  consequences: string
  impact: string
  nextStep: string
  /** The frame it is drawn in. */
  frame: 1 | 2 | 3 | 4
}

export const stages = [
  {
    stage: 'Unframed Genius',
    from: 0,
    to: 13,
    frame: 1,
    description:
      'The work is there. Whoever has seen it knows what you solve, and nobody else can: it hangs nowhere, and nothing says what it is.',
    desires: 'To be asked for what you do best, by people who have not met you.',
    blockages: 'What you solve has no name yet, and nothing that others could confirm is written down.',
    consequences: 'People with less to show are chosen, because they can be found and understood.',
    impact: 'One sentence and one confirmed story would change who calls you.',
    nextStep: 'Write down one story: what was wrong, what had to be done, what you did, what came of it.',
  },
  {
    stage: 'Framing in Progress',
    from: 14,
    to: 26,
    frame: 2,
    description:
      'Some corners hold. People who have worked with you know what you solve; a stranger with that same problem would not find you yet.',
    desires: 'To be found by the right people, without having to explain yourself each time.',
    blockages: 'Some of your proof is missing or private, and it does not stand in one place.',
    consequences: 'Good conversations begin late, or with somebody else.',
    impact: 'Two referees and two stories close the frame: then others speak for you.',
    nextStep: 'Ask two people who were there to confirm what you did, in a sentence each.',
  },
  {
    stage: 'Positioned for Opportunity',
    from: 27,
    to: 35,
    frame: 3,
    description:
      'The frame is whole. What you solve is clear, and there is proof of it. What is left is to hang it where people look.',
    desires: 'To choose among the opportunities instead of waiting for them.',
    blockages: 'Too few people pass by, and nobody answers for you while you are at work.',
    consequences: 'You are the best answer to questions that are asked elsewhere.',
    impact: 'A page that is found by the problem, and answers for itself, brings those questions to you.',
    nextStep:
      'Hang the work: a profile with your stories, their referees and an agent that answers from them.',
  },
  {
    stage: 'Validated & Viral Ready',
    from: 36,
    to: 39,
    frame: 4,
    description:
      'Others confirm what you do, and can pass it on. What you know no longer depends on your being in the room.',
    desires: 'To reach further without working longer, and to leave something that lasts.',
    blockages: 'What you know still passes through you alone.',
    consequences: 'Demand grows faster than your hours.',
    impact: 'Your stories and your agent can do the first conversation for you, with every claim named.',
    nextStep: 'Give it to others: let your agent speak, and have each new story confirmed as you go.',
  },
] as const satisfies readonly Stage[]

/** The one stage a total belongs to. */
export const stageOf = (total: number): (typeof stages)[number] =>
  stages.find(({ to }) => total <= to) ?? stages[3]

/** The peaks of the Authority Gap Map, lowest first (public spec section 9). */
export const peaks = [
  { peak: 'Humble Heirs', label: '0-15', from: 0, to: 15 },
  { peak: 'Hungry Collaborator', label: '16-25', from: 16, to: 25 },
  { peak: 'Rewarded Overcomers', label: '26+', from: 26, to: 39 },
] as const

/** The one peak a total stands on. */
export const peakOf = (total: number): (typeof peaks)[number] =>
  peaks.find(({ to }) => total <= to) ?? peaks[2]
