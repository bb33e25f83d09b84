import type { StoryPart } from '#schema/stories/story-limits.ts'

/** Each part's prompt, with one story of a school kitchen as the example. */
export const partTexts: Readonly<Record<StoryPart, { asks: string; prompt: string; example: string }>> = {
  problemDescription: {
    asks: 'How was it before you came?',
    prompt: 'What was going wrong, for whom, and what did it cost them?',
    example:
      'Every noon the last forty children stood in the queue for 25 minutes and had ten left to eat. Half of what we had cooked for them came back on the trays, about 30 kilos a day, and two parents had written to the council.',
  },
  task: {
    asks: 'What were you asked to do?',
    prompt: 'Who asked you, what for, and by when? What was yours to answer for?',
    example:
      'In January the head asked me to have every child at a table with hot food by half past twelve, before the Easter holidays, with the five people and the two ovens that we had.',
  },
  solution: {
    asks: 'What did you do yourself?',
    prompt: 'Step by step, and with “I” where it was you. What did you decide, and why?',
    example:
      'I stood at the end of the queue for a week and wrote down what each child waited for. It was the choice at the counter. I had each class choose the day before, on a sheet that the children filled in themselves. My cooks were against the sheets, so I tried them with one class for a fortnight and let the cooks see the trays come back.',
  },
  results: {
    asks: 'What came of it?',
    prompt: 'From what to what, in figures where you have them. How is it today?',
    example:
      'By the end of March the longest wait was six minutes, where it had been 25. What came back on the trays fell from 30 kilos a day to nine. Four other schools in the borough use the sheet today.',
  },
}

/** The source of the examples. */
export const exampleOf = 'From the story of a school kitchen manager'
