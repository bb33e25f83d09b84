import { expect, test } from 'vitest'
import { linesOfPage } from '#web/features/onboarding/reading/pdf/page-lines.ts'
import type { Finding } from './finding.ts'
import { findingsInResume } from './findings-in-resume.ts'
import { findingsInText } from './findings-in-text.ts'
import type { CvLine } from './lines.ts'

const now = new Date('2026-11-26')
const linesIn = (text: string): CvLine[] =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({ text: line.trim(), page: 1, size: index === 0 ? 24 : 11 }))
    .filter(({ text }) => text)
const valuesOf = (found: Finding[], field: Finding['field']) =>
  found.flatMap((one) => (one.field === field ? [one.value] : []))
const whole = (found: Finding[]) =>
  Object.fromEntries(
    (['name', 'email', 'phone', 'linkedin', 'role', 'experienceYears', 'skills'] as const).map((field) => [
      field,
      valuesOf(found, field)[0],
    ]),
  )

const kwame = `KWAME ASANTE-BOATENG
Supply Chain Director | MBA
Accra, Ghana
kwame@asante.example | +233 24 123 4567
PROFESSIONAL SUMMARY
Supply chain director with 18 years of experience in food and drink.
WORK EXPERIENCE
Supply Chain Director, Volta Foods
March 2016 – Present
• Reduced stock-outs from 14% to 3% across 212 shops within nine months.
• Renegotiated haulage and saved £1.2m a year.
• Lead a team of planners and buyers.
Logistics Manager, Tema Port Services
2007 – 2016
• Cut container dwell time by half.
• Introduced ISO 9001 for all three depots of the group.
EDUCATION
BSc Mathematics, KNUST, 2002, 72% in the final examination of the year
SKILLS
Demand planning, Negotiation, S&OP, Warehouse design, SQL
LANGUAGES
English, Twi, French`

test('a CV in one column says name, role, years, skills and lines with a figure', () => {
  const found = findingsInText(linesIn(kwame), now)
  expect(whole(found)).toEqual({
    name: 'Kwame Asante-Boateng',
    email: 'kwame@asante.example',
    phone: '+233 24 123 4567',
    linkedin: undefined,
    role: 'Supply Chain Director',
    experienceYears: '15-20',
    skills: 'Demand planning, Negotiation, S&OP, Warehouse design',
  })
  expect(valuesOf(found, 'story')).toEqual([
    'Reduced stock-outs from 14% to 3% across 212 shops within nine months.',
    'Renegotiated haulage and saved £1.2m a year.',
    'Cut container dwell time by half.',
  ])
  expect(found.find(({ field }) => field === 'story')?.place).toContain('March 2016')
})

test('years are counted from the first job, not from school; accents and particles are part of a name', () => {
  const found = findingsInText(
    linesIn(`Curriculum Vitae
    María José Fernández de la Torre
    Interim Finance Director and turnaround adviser
    mj@torre.example · www.linkedin.com/in/mjtorre
    Career history
    2019 – now\tInterim Finance Director, self-employed
    Brought overdue receivables down from €4.3m to €0.6m in seven months.
    2015 – 2019\tFinance Director, Olivar SA
    Education
    1999 – 2003\tEconomics, Sevilla
    Key skills
    • Cash planning
    • Negotiating with banks`),
    now,
  )
  expect(whole(found)).toMatchObject({
    name: 'María José Fernández de la Torre',
    linkedin: 'https://www.linkedin.com/in/mjtorre',
    experienceYears: '10-15',
    skills: 'Cash planning, Negotiating with banks',
  })
  expect(valuesOf(found, 'story')).toEqual([
    'Brought overdue receivables down from €4.3m to €0.6m in seven months.',
  ])
})

test('nothing is invented for a file without content', () => {
  expect(findingsInText(linesIn('Shopping list\nmilk\nbread'), now)).toEqual([])
  expect(findingsInText([], now)).toEqual([])
})

test('two columns are read one after the other, a wrapped line as one, a ligature as letters', () => {
  const piece = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 5, height: 10 })
  const left = ['Skills', 'Recipes', 'Teaching', 'Shift plans', 'Costing'].map((text, row) =>
    piece(text, 20, 700 - row * 14),
  )
  const right = [
    'Experience',
    'Cut the waste of twelve shops from 31% to 9% in a year with an eﬃcient',
    'order sheet.',
    'Opened three shops in eighteen months, each within its own budget of costs',
    'and on the day that was promised.',
  ].map((text, row) => piece(text, 200, 700 - row * 14))
  const lines = linesOfPage([...right, ...left, piece('Noor Haddad', 20, 760)], 595, 1)
  expect(lines.map(({ text }) => text)).toEqual([
    ...['Noor Haddad', 'Skills', 'Recipes', 'Teaching', 'Shift plans', 'Costing', 'Experience'],
    'Cut the waste of twelve shops from 31% to 9% in a year with an efficient order sheet.',
    'Opened three shops in eighteen months, each within its own budget of costs and on the day that was promised.',
  ])
})

const resume = {
  basics: {
    name: 'Noor Haddad',
    label: 'Baker',
    email: 'noor@haddad.example',
    phone: '+44 20 7946 0000',
    profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/noor' }],
  },
  work: [
    {
      name: 'Haddad Ltd',
      position: 'Baker',
      startDate: '2010-05-01',
      highlights: ['Sold nine of ten loaves by spring.', 'Led a team.'],
    },
  ],
  skills: [{ name: 'Planning', keywords: ['Order sheets', 'Shift plans'] }],
  references: [{ name: 'Ilse Brandt, Owner, Brandt Ltd', reference: 'She counted.' }],
}

test('a JSON Resume is read for the fields of the wizard, and its other content is ignored', () => {
  const found = findingsInResume(JSON.stringify(resume), now) ?? []
  expect(whole(found)).toEqual({
    name: 'Noor Haddad',
    email: 'noor@haddad.example',
    phone: '+44 20 7946 0000',
    linkedin: 'https://linkedin.com/in/noor',
    role: 'Baker',
    experienceYears: '15-20',
    skills: 'Order sheets, Shift plans',
  })
  expect(valuesOf(found, 'story')).toEqual(['Sold nine of ten loaves by spring.'])
  expect(found.find(({ field }) => field === 'person')).toMatchObject({
    value: 'Ilse Brandt',
    role: 'Owner, Brandt Ltd',
  })
})

test('a JSON Resume with odd values is read as far as it goes, and another JSON file is refused', () => {
  expect(
    findingsInResume('{"basics":{"name":7,"label":"Baker"},"work":"none","skills":[null]}', now),
  ).toEqual([{ field: 'role', value: 'Baker', place: 'basics, label' }])
  for (const none of ['{}', '{"name":"rembrandt"}', '[]', 'no json', '7'])
    expect(findingsInResume(none, now)).toBeUndefined()
})
