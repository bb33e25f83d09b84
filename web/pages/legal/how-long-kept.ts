/** What the house keeps, and until when. */
export const kept = [
  ['A conversation with an agent', '90 days after its last line, then erased by a nightly job'],
  ['A conversation about your own draft', 'As long as the draft, and at most 90 days after its last line'],
  [
    'A profile that you drafted without an account',
    '90 days after you last saved it, then erased by a nightly job; sooner if you erase it',
  ],
  ['A scorecard that you handed in', '400 days, then erased by a nightly job; sooner if you ask us'],
  ['A mail that we wrote to you', '90 days, then erased by a nightly job'],
  [
    'What you had us give to an expert',
    '400 days, then erased by a nightly job; sooner if you ask us or their profile is erased',
  ],
  ['The day’s count of your questions, messages and searches', 'Until the night after'],
  ['What happened on a profile', '400 days, then erased by a nightly job'],
  ['A profile, its stories and references', 'Until their owner or referee withdraws them'],
] as const
