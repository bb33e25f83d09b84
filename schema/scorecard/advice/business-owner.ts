import type { Advice } from '../advice.ts'

/** What a Business Owner is told. */
export const businessOwner: Advice = {
  title: 'Your business, set beside the others',
  summaries: [
    'From outside, your business looks like its competitors: the difference is known to your clients only.',
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
        'You live on recommendations. Written down and confirmed, they go further than the people who give them.',
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
}
