/** The five days of a sprint: what each is about, what is done on it, and what one has after it. */
export const sprintProgramme = [
  {
    title: 'The problem',
    words:
      'With the coach you name the problem that you solve, and for whom, in the words of those who have it. Your page gets its headline, its four key skills and its picture.',
    leaves: 'a headline, four key skills and a picture.',
  },
  {
    title: 'The stories',
    words:
      'You tell what happened in four parts: situation, task, action, result. Every figure becomes a claim, and whoever was there is asked to confirm it.',
    leaves: 'your stories, each with claims that somebody is asked to confirm.',
  },
  {
    title: 'The method',
    words:
      'What you do the same way every time gets a name and its steps. That is your signature solution system, and it stands on your page.',
    leaves: 'your signature solution system, in three steps.',
  },
  {
    title: 'The ways in',
    words:
      'You open a scorecard under your own name, so that visitors can see where they stand, and put up the hours at which you can be met.',
    leaves: 'a scorecard under your name, and hours that visitors can book.',
  },
  {
    title: 'The agent',
    words:
      'The cohort asks it what clients ask. You teach it what it could not answer, how to greet and what to leave alone, and put it on your own website.',
    leaves: 'an agent that you taught, on your page and on your own website.',
  },
] as const

/** The text about how to join a sprint, for people with a place. */
export const joiningText = (room: string | null | undefined) =>
  room
    ? `Join each day here: ${room}`
    : 'The coach writes to you before the first day and says where you join.'
