import { expect, test } from 'vitest'
import { linesOfPage } from './page-lines.ts'
import { joinedPages } from './running-lines.ts'

const piece = (text: string, x: number, y: number, height = 10) => ({
  text,
  x,
  y,
  height,
  width: text.length * height * 0.5,
})
const textsOf = (pieces: ReturnType<typeof piece>[]) => linesOfPage(pieces, 595, 1).map(({ text }) => text)

test('letters set apart are words again, and those of a rating are left alone', () => {
  const word = (text: string, x: number) => ({ ...piece(text, x, 700), width: text.length * 5 })
  expect(textsOf([word('W O R K', 40), word('H I S TO RY', 90)])).toEqual(['WORK HISTORY'])
  expect(textsOf([piece('Plan B', 40, 600)])).toEqual(['Plan B'])
})

test('dates beside jobs stay with them, and are no column of their own', () => {
  const jobs = ['Site Manager', 'Site Engineer', 'Assistant', 'Trainee']
  const rows = jobs.flatMap((job, index) => [
    piece(`0${index + 1}/20${index + 10} to date`, 40, 700 - index * 60),
    piece(`${job}, a company with a long name`, 200, 700 - index * 60),
    piece('Finished the bridge in nineteen nights.', 200, 680 - index * 60),
  ])
  expect(textsOf(rows).slice(0, 3)).toEqual([
    '01/2010 to date\tSite Manager, a company with a long name',
    'Finished the bridge in nineteen nights.',
    '02/2011 to date\tSite Engineer, a company with a long name',
  ])
})

test('headings at the left, and dates below them, stand before the text beside them, and are no column', () => {
  const rows = [
    piece('Noor Haddad', 40, 760, 22),
    ...[
      piece('Profile', 40, 720),
      piece('Baker and owner of three shops, in Leeds and York, since the', 160, 720),
    ],
    piece('spring of the flood.', 160, 706),
    ...[piece('Experience', 40, 680), piece('Head Baker, Brandt Ltd', 160, 680)],
    piece('Cut the waste of twelve shops from 31% to 9%.', 160, 666),
    ...[piece('2011 – 2015', 40, 640), piece('Baker, Bread House', 160, 640)],
    // A label may stand a little higher or lower than its line.
    ...[piece('Services', 40, 607), piece('Waste audits', 160, 610)],
    piece('Order sheets', 160, 596),
    ...[piece('Skills', 40, 570), piece('Costing, Rotas, Teaching, Ovens of every kind', 160, 570)],
  ]
  expect(textsOf(rows)).toEqual([
    ...['Noor Haddad', 'Profile'],
    'Baker and owner of three shops, in Leeds and York, since the spring of the flood.',
    ...['Experience', 'Head Baker, Brandt Ltd', 'Cut the waste of twelve shops from 31% to 9%.'],
    ...['Baker, Bread House\t2011 – 2015', 'Services', 'Waste audits', 'Order sheets'],
    ...['Skills', 'Costing, Rotas, Teaching, Ovens of every kind'],
  ])
})

test('dates in a table under headings of the whole page stand with their entries', () => {
  const jobs = ['Head Baker, Brandt Ltd', 'Baker, Bread House', 'Apprentice, Oven Lane']
  const rows = [
    piece('Experience', 40, 730),
    ...jobs.flatMap((job, index) => [
      piece(`${2015 - index * 4} – ${2019 - index * 4}`, 40, 700 - index * 40),
      piece(`${job}, Leeds and York`, 160, 700 - index * 40),
      piece('Cut the waste of twelve shops from 31% to 9%.', 160, 686 - index * 40),
    ]),
    piece('Skills', 40, 560),
    ...['Costing', 'Rotas', 'Ovens', 'Bread'].flatMap((skill, index) => [
      piece(skill, 40, 540 - index * 14),
      piece(`${skill} of every kind and for every day of the week`, 160, 540 - index * 14),
    ]),
  ]
  expect(textsOf(rows).slice(0, 4)).toEqual([
    ...['Experience', 'Head Baker, Brandt Ltd, Leeds and York\t2015 – 2019'],
    ...['Cut the waste of twelve shops from 31% to 9%.', 'Baker, Bread House, Leeds and York\t2011 – 2015'],
  ])
})

test('headings that stand beside each other have what is below each, until a line goes across', () => {
  const rows = [
    piece('Baker and owner of three shops in Leeds and York and of a mill by the river', 40, 740),
    ...[piece('Skills', 40, 720, 12), piece('What I make', 300, 720, 12)],
    ...[piece('Costing', 40, 700), piece('Waste audits', 300, 700)],
    ...[piece('Rotas', 40, 686), piece('Ovens', 40, 672)],
    ...[
      piece('Education', 40, 650, 12),
      piece('BSc Food Science, at the university of the town of bread', 40, 630),
    ],
  ]
  expect(textsOf(rows).slice(1)).toEqual([
    ...['Skills', 'Costing', 'Rotas', 'Ovens', 'What I make', 'Waste audits', 'Education'],
    'BSc Food Science, at the university of the town of bread',
  ])
})

test('an item that goes on under its words, and not under its sign, is one, in narrow columns too', () => {
  expect(
    textsOf([
      ...[piece('• Revision timetable for Year', 40, 700), piece('11', 52, 687), piece('and 12', 52, 674)],
      ...[piece('• Numeracy audit', 40, 661), piece('Other', 40, 640), piece('Minibus licence', 52, 627)],
    ]),
  ).toEqual(['• Revision timetable for Year 11 and 12', '• Numeracy audit', 'Other', 'Minibus licence'])
})

test('a row that ends right before the other column is not across both, and one in several pieces is', () => {
  const times = Array.from({ length: 9 }, (_, index) => index + 1)
  const left = [...times.map((time) => `Led bakers ${time}`), 'Head Baker, Brandt Ltd, Leeds and York']
  const right = ['Skills and tools', ...times.map((time) => `Rotas for ${time} weeks`)]
  const rows = [
    ...[
      piece('Baker, owner of shops and of a mill since the ', 40, 720),
      piece('flood of the river.', 266, 720),
    ],
    ...left.map((text, row) => piece(text, 40, 690 - row * 16)),
    ...right.map((text, row) => piece(text, 233, 682 - row * 16)),
  ]
  expect(textsOf(rows)).toEqual([
    'Baker, owner of shops and of a mill since the flood of the river.',
    ...left,
    ...right,
  ])
})

test('pieces of lines that begin anywhere at the right of a page are no column', () => {
  const rows = Array.from({ length: 8 }, (_, index) => [
    piece('Baker and owner of three shops', 40, 700 - index * 20),
    piece('that a program wrote apart', 195 + index * 6, 700 - index * 20),
  ])
  expect(textsOf(rows.flat())[0]).toContain('shops that a program')
})

test('a line that begins farther in is one of its own, and a name that is split keeps its hyphen', () => {
  const rows = [
    ...[
      piece('Plant Manager, Moulins du Pont, until the flood of 2016', 40, 700),
      piece('Saved energy', 52, 687),
    ],
    ...[piece('The mill was sold to the daughters and sons of Jean-', 40, 660), piece('Baptiste.', 40, 647)],
  ]
  expect(textsOf(rows)).toEqual([
    ...['Plant Manager, Moulins du Pont, until the flood of 2016', 'Saved energy'],
    'The mill was sold to the daughters and sons of Jean-Baptiste.',
  ])
  const address = [piece('www.linkedin.com/in/noor-', 40, 700), piece('haddad (LinkedIn)', 40, 687)]
  expect(textsOf(address)).toEqual(['www.linkedin.com/in/noor-haddad (LinkedIn)'])
})

test('a line that stands on every page is read once, and a line goes on over the page', () => {
  const page = (number: number, ...texts: string[]) =>
    ['A. Mason, Curriculum Vitae', ...texts, `Page ${number} of 2`].map((text) => ({
      text,
      size: 10,
      page: number,
    }))
  const lines = joinedPages([
    page(1, 'Experience', 'Site Manager', 'Cut the snags of each flat from 14 to 3 by photographs of every'),
    page(2, 'finished floor.', 'Education', 'BEng'),
  ])
  expect(lines.map(({ text }) => text)).toEqual([
    ...['A. Mason, Curriculum Vitae', 'Experience', 'Site Manager'],
    'Cut the snags of each flat from 14 to 3 by photographs of every finished floor.',
    ...['Education', 'BEng'],
  ])
})
