import { expect, test } from 'vitest'
import { deliverablesIn } from './deliverables.ts'
import { findingsInResume } from './findings-in-resume.ts'
import { findingsInText } from './findings-in-text.ts'
import type { CvLine } from './lines.ts'
import { refereesIn } from './referees.ts'
import { sectionsOf } from './sections.ts'

const linesIn = (text: string): CvLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ text: line.trim(), page: 1, size: 11 }))
    .filter(({ text }) => text)
const people = (text: string) =>
  refereesIn(sectionsOf(linesIn(text))).map(({ value, role, email }) => [
    value,
    role,
    ...(email ? [email] : []),
  ])
const deliverables = (text: string) => deliverablesIn(sectionsOf(linesIn(text))).map(({ value }) => value)

test('people below a heading for references come with role, company and their address where it stands', () => {
  expect(
    people(`Noor Haddad
      noor@haddad.example
      References
      Ilse Brandt
      Owner, Brandt Ltd
      ilse@brandt.example | +44 20 7946 0000
      Dr Omar Said, Finance Director at Said & Sons
      Education
      BSc Mathematics`),
  ).toEqual([
    ['Ilse Brandt', 'Owner, Brandt Ltd', 'ilse@brandt.example'],
    ['Dr Omar Said', 'Finance Director, Said & Sons'],
  ])
})

test('a referee in one line, by labels, with a company on a line of its own, or beside another is found', () => {
  expect(people('References\n• Ilse Brandt – Owner – Brandt Ltd (ilse@brandt.example)')).toEqual([
    ['Ilse Brandt', 'Owner, Brandt Ltd', 'ilse@brandt.example'],
  ])
  expect(
    people('Referees\nName: Ilse Brandt\nPosition: Patron\nCompany: Brandt Bakeries\nTel: 0113 496 0000'),
  ).toEqual([['Ilse Brandt', 'Patron, Brandt Bakeries']])
  expect(
    people('References\nIlse Brandt\nManaging Director\nBrandt Bakeries\nOmar Said\nHead Baker\nBread House'),
  ).toEqual([
    ['Ilse Brandt', 'Managing Director, Brandt Bakeries'],
    ['Omar Said', 'Head Baker, Bread House'],
  ])
  expect(
    people(
      'References\nIlse Brandt\tOmar Said\nOwner, Brandt Ltd\tDirector, Said & Sons\nilse@brandt.example\tomar@said.example',
    ),
  ).toEqual([
    ['Ilse Brandt', 'Owner, Brandt Ltd', 'ilse@brandt.example'],
    ['Omar Said', 'Director, Said & Sons', 'omar@said.example'],
  ])
})

test('nobody is made up from a line that says references can be had, or from another person’s words', () => {
  for (const none of [
    'References\nAvailable on request',
    'References available upon request',
    'References: On Request',
    'References\nAvailable On Request',
    'Ilse Brandt\nOwner, Brandt Ltd',
  ])
    expect(people(none)).toEqual([])
  expect(
    people(
      'References\nIlse Brandt, Owner\nShe counted what we threw away and found the order sheet that halved it, in one winter.',
    ),
  ).toEqual([['Ilse Brandt', 'Owner']])
})

test('a person’s deliverables are read below their heading or behind it, as they are written', () => {
  expect(
    deliverables(
      'Services\n• Waste audits\n• An order sheet, tested\n• A plan of shifts.\nExperience\n• Cut',
    ),
  ).toEqual(['Waste audits, An order sheet; tested, A plan of shifts'])
  expect(deliverables('What I deliver:\nWaste audits, order sheets and training\nSkills\nSQL')).toEqual([
    'Waste audits, order sheets and training',
  ])
  expect(deliverables('Deliverables: cash plan; bank pack; and a board paper')).toEqual([
    'cash plan, bank pack, a board paper',
  ])
  expect(
    deliverables('Key deliverables\nCash plan\nBank pack\nHead of Finance, Olivar SA 2015 – 2019'),
  ).toEqual(['Cash plan, Bank pack'])
  for (const none of ['Services', 'Financial services director', 'Services\n2015 – 2019 Head of Services'])
    expect(deliverables(none)).toEqual([])
})

test('headings of unusual words are known by their look; a table and a list in one line are split', () => {
  const cv = (heading: string, ...items: string[]) => [
    ...['Noor Haddad', 'Experience', 'Baker, 2015 – 2019', 'Cut the waste.', 'Opened shops.', 'Led bakers.'],
    ...[heading, ...items, 'Skills', 'SQL'],
  ]
  const deliverables = (...texts: string[]) =>
    deliverablesIn(
      sectionsOf(
        texts.map((text) => ({ text, size: ['Experience', texts[6], 'Skills'].includes(text) ? 14 : 11 })),
      ),
    ).map(({ value }) => value)
  expect(deliverables(...cv('What a bakery gets', '• Waste audit', '• Shift plan'))).toEqual([
    'Waste audit, Shift plan',
  ])
  expect(deliverables(...cv('Offered to shops', 'Waste audit\tShift plan', 'Order sheet'))).toEqual([
    'Waste audit, Shift plan, Order sheet',
  ])
  const list = 'Audit of what is thrown away; shift plan for all shops; an order sheet by weekday'
  expect(deliverables(...cv('On offer', list))).toEqual([list.replaceAll(';', ',')])
  expect(
    deliverables(
      ...cv('On offer', 'I bake for you, your guests, and for whoever asks me nicely on a Sunday'),
    ),
  ).toEqual([])
})

test('a CV’s own person is no referee, and neither is a role, a company or a name in somebody’s praise', () => {
  const cv = `Noor Haddad
    Baker
    noor@haddad.example
    Referees
    “She counted what we threw away.”
    — Mr Torquil Brandt, Owner at Brandt Ltd
    Always the first one at the ovens.
    Captain Ilse van Dam, Master, Damrak Lines, ilse@damrak.example Omar Said, Dean of Bread, Bread School
    Zoë Müller
    Managing Partner
    Müller Haas
    +45 55 50 01 12
    N. Haddad – 2`
  const found = findingsInText(linesIn(cv), new Date('2026-11-26')).filter(({ field }) => field === 'person')
  expect(found.map(({ value, role }) => [value, role])).toEqual([
    ['Torquil Brandt', 'Owner, Brandt Ltd'],
    ['Captain Ilse van Dam', 'Master, Damrak Lines'],
    ['Omar Said', 'Dean of Bread, Bread School'],
    ['Zoë Müller', 'Managing Partner, Müller Haas'],
  ])
})

test('a heading before a colon or in the first cell of a row counts as one, with the text after it', () => {
  const cv = `Noor Haddad
    Baker – Leeds – noor@haddad.example
    Experience
    Baker, 2015 – 2019
    SKILLS: Costing, Rotas
    I offer\tWaste audits. Two weeks in a kitchen with scales and a list.
    Industry:\tManufacturing
    REFEREES: Dr Ilse Brandt, Owner, Brandt Ltd (ilse@brandt.example); Zoë Müller (Chair, Müller Haas); Omar Said, Director, Said & Sons`
  const found = findingsInText(linesIn(cv), new Date('2026-11-26'))
  const saidOf = (name: string) => found.filter(({ field }) => field === name).map(({ value }) => value)
  expect(saidOf('role')).toEqual(['Baker'])
  expect(saidOf('skills')).toEqual(['Costing, Rotas'])
  expect(saidOf('deliverables')).toEqual(['Waste audits'])
  expect(saidOf('industry')).toEqual(['manufacturing'])
  expect(saidOf('person')).toEqual(['Dr Ilse Brandt', 'Zoë Müller', 'Omar Said'])
})

test('referees in the rows of a table are one a row', () => {
  expect(
    people(
      'References\nName\tPosition\tCompany\nIlse Brandt\tOwner\tBrandt Bakeries\nOmar Said\tDirector\tBread House',
    ),
  ).toEqual([
    ['Ilse Brandt', 'Owner, Brandt Bakeries'],
    ['Omar Said', 'Director, Bread House'],
  ])
})

test('a JSON Resume says industry, deliverables and referees with an address where they stand in it', () => {
  const resume = {
    basics: {
      name: 'Noor Haddad',
      label: 'Baker',
      summary: 'Ten years in manufacturing.\nServices: Waste audits, training',
    },
    references: [
      { name: 'Ilse Brandt, Owner, Brandt Ltd', reference: 'She counted. ilse@brandt.example' },
      { name: 'Omar Said', position: 'Director', company: 'Said & Sons', email: 'omar@said.example' },
      { name: 'Zoë Müller' },
    ],
  }
  const found = findingsInResume(JSON.stringify(resume), new Date('2026-11-26')) ?? []
  expect(found.map(({ field, value, role, email }) => [field, value, role, email]).slice(2)).toEqual([
    ['industry', 'manufacturing', undefined, undefined],
    ['deliverables', 'Waste audits, training', undefined, undefined],
    ['person', 'Ilse Brandt', 'Owner, Brandt Ltd', 'ilse@brandt.example'],
    ['person', 'Omar Said', 'Director, Said & Sons', 'omar@said.example'],
    ['person', 'Zoë Müller', '', undefined],
  ])
})
