/** One story of the coach's as her profile tells it, sentence for sentence. */
export const story = {
  title: 'Thirty years on one lanyard',
  subtitle: '61 applications replaced by four letters',
  parts: [
    [
      'Situation',
      'Gareth had run turbine maintenance for one utility for thirty years when his post was cut. He was fifty-six, had sent 61 applications in five months and had been called to two interviews.',
    ],
    [
      'Task',
      'He wanted work at his own level within the year, and I wanted him to stop apologising for what he knew.',
    ],
    ['Action', 'I put the CV in a drawer and asked him for the eleven outages he still thought about.'],
    ['Result', 'Three of the four firms replied within a fortnight.'],
  ],
  confirmed: 'Confirmed by Hyacinth Obiora-Lund and Eluned Prydderch, validated 6 March 2025',
} as const

export const referee = {
  name: 'Eluned Prydderch',
  role: 'Head of Reliability, Skerry Wind Services',
  words:
    'I read several hundred applications a year. This was the only one that began with a failure and told me what it had cost.',
  checks: [
    ['Address confirmed by signed link', '27 February 2025'],
    ['Not the owner, address used once', '27 February 2025'],
    ['Confirms Plate I', '27 February 2025'],
    ['Read by validator A. Demir', '4 March 2025'],
  ],
} as const

/** What the mining specialist's interactive page counts among the core results. */
export const miningResults = [
  'Nameplate in nineteen weeks, eleven days before the lender’s test',
  '19,000 alarms a week down to 640, and three failures foretold in half a year',
  'No blockade in 26 months of construction, after four in one year',
] as const

/** What the built-in agent answers, without the question it asks back. */
export const conversation = {
  question: 'Will I have to accept a lower salary?',
  answer:
    'Adaeze tells of this in “Thirty years on one lanyard”: “He started in September as reliability lead for a wind operator, at nine per cent above his old salary, and he now trains its younger engineers from those eleven pages.”',
}
