import type { Answers } from '#web/features/drafts/answers.ts'

type Text = 'problemSolved' | 'targetClient' | 'clientProblemsBefore' | 'deliverables' | 'experience'
/** The questions of a step. `examples` show possible answers; nothing is filled in. */
export type QuestionsStep = {
  /** The title in the specification. */
  title: string
  lead: string
  fields: 'details' | 'skills' | 'choices' | { name: Text; label: string }
  examples?: readonly { by: string; answer: string }[]
  /** What is missing before Next is enabled. */
  missing: string
}

/** The eight steps of the questionnaire (account spec, solution profile questions). */
export const steps: readonly QuestionsStep[] = [
  {
    title: 'Your Details',
    lead: 'Whose profile is it? Your email address is how you find it again; on Level 1 your page shows it.',
    fields: 'details',
    missing: 'Your name and your email address are needed to go on.',
  },
  {
    title: 'Problem You Solve',
    lead: 'One or two sentences, as somebody who has the problem would put it. It is the title of your preview, and your page says it as the problem that you solve.',
    fields: { name: 'problemSolved', label: 'Which problem do you solve?' },
    examples: [
      {
        by: 'A family business adviser',
        answer: 'Family firms in which nobody will say who leads next.',
      },
      {
        by: 'A warehouse planner',
        answer: 'Warehouses that ship one order in three late and hire more people every autumn to hide it.',
      },
    ],
    missing: 'A sentence about the problem is needed to go on.',
  },
  {
    title: 'Target Clients',
    lead: 'Who has that problem? Say how large they are, what they do, and who in the house feels it first.',
    fields: { name: 'targetClient', label: 'Who are your target clients?' },
    examples: [
      {
        by: 'A family business adviser',
        answer:
          'Family-owned manufacturers of 30 to 300 people whose founder is past sixty. The daughter or the bank usually rings first.',
      },
      {
        by: 'A clinical safety nurse',
        answer: 'District hospitals with two to six wards, called by the head of nursing after an incident.',
      },
    ],
    missing: 'A sentence about your clients is needed to go on.',
  },
  {
    title: 'Client Problems Before',
    lead: 'What was going wrong before they called you? The more plainly you say it, the sooner somebody sees themselves in it.',
    fields: { name: 'clientProblemsBefore', label: 'What was wrong before you came?' },
    examples: [
      {
        by: 'A warehouse planner',
        answer:
          'Two shifts picked from the same aisle. Orders stood half packed overnight, and customer service spent its mornings apologising.',
      },
      {
        by: 'An editor',
        answer: 'Nine hundred subscribers left every quarter, most of them on the day their discount ended.',
      },
    ],
    missing: 'A sentence about what was wrong is needed to go on.',
  },
  {
    title: 'Your 4 Key Skills',
    lead: 'Four, a few words each. Your page shows them round your initials.',
    fields: 'skills',
    examples: [
      {
        by: 'A family business adviser',
        answer: 'Family succession · Founder exits · Share agreements · Hard conversations',
      },
    ],
    missing: 'All four skills are needed to go on.',
  },
  {
    title: 'What You Deliver',
    lead: 'What do they have in their hands when you leave? Things, dates and signatures say more than “support”.',
    fields: { name: 'deliverables', label: 'What do you deliver?' },
    examples: [
      {
        by: 'A family business adviser',
        answer:
          'A named successor, a date that the whole family has heard, and one page that says who owns, who works and who decides.',
      },
    ],
    missing: 'A sentence about what you deliver is needed to go on.',
  },
  {
    title: 'Industry & Business Area',
    lead: 'This is how visitors of the gallery narrow down whom they look at. Choose what is nearest.',
    fields: 'choices',
    missing: 'Both are needed to go on.',
  },
  {
    title: 'Your Experience',
    lead: 'What have you done that bears on this problem? Years, places and one result are enough.',
    fields: { name: 'experience', label: 'What is your experience?' },
    examples: [
      {
        by: 'A warehouse planner',
        answer:
          'Fourteen years on warehouse floors in Rotterdam and Leeds, nine of them planning shifts. The last site went from 64 to 96 per cent on time in half a year.',
      },
    ],
    missing: 'A sentence about your experience is needed to go on.',
  },
]

const isFilled = (text: string) => text.trim() !== ''

/** Whether a step is complete enough for Next (account spec section 5). */
export function isStepValid(index: number, answers: Answers): boolean {
  const { fields } = steps[index] ?? {}
  if (fields === 'details') return isFilled(answers.fullName) && isFilled(answers.email)
  if (fields === 'skills') return answers.keySkills.every(isFilled)
  if (fields === 'choices') return isFilled(answers.industry) && isFilled(answers.businessArea)
  return fields !== undefined && isFilled(answers[fields.name])
}

/** The first incomplete step; the last one otherwise. */
export function firstOpenQuestion(answers: Answers): number {
  const open = steps.findIndex((_, index) => !isStepValid(index, answers))
  return open < 0 ? steps.length - 1 : open
}

/** The step that asks a field of the contract. */
export const stepOf = (field: string): number =>
  steps.findIndex(({ fields }) =>
    fields === 'details'
      ? ['fullName', 'email'].includes(field)
      : fields === 'skills'
        ? field === 'keySkills'
        : fields === 'choices'
          ? ['industry', 'businessArea'].includes(field)
          : fields.name === field,
  )
