import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Finding } from '#web/features/onboarding/reading/finding.ts'
import { readBytes } from '#web/features/onboarding/reading/read-bytes.ts'

const profile = `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Zoë,Müller-Brandt,Brandt,"1 Mill Lane, Leeds","Mar 3, 1979",I help bakeries sell nine of ten loaves,"Twenty years of ovens.
Services: Waste audits, order sheets",Food Manufacturing,LS1,Leeds,,[COMPANY:javascript:alert(1)],
`
const positions = `Company Name,Title,Description,Location,Started On,Finished On
Brot,Baker,"Opened three shops in 18 months, each in its budget.",Leeds,2004,Feb 2015
Haddad Ltd,Head of Operations,"• Cut the waste of twelve shops from 31% to 9% in one year.
• Led a team.",Leeds,Mar 2015,
`
const recommendations = `First Name,Last Name,Company,Job Title,Text,Creation Date,Status
Ilse,Brandt,Brandt Ltd,Owner,"She counted,
and it helped.","07/21/09, 12:11 PM",VISIBLE
Omar,Said,Said & Sons,Director,Hidden words.,"07/21/09, 12:11 PM",HIDDEN
Noor,Haddad,Haddad Ltd,,Pending words.,"07/21/09, 12:11 PM",PENDING
`
const skills = 'Name\nDemand planning\nRecipes\nShift plans\nTeaching\nCosting\n'

type Files = Record<string, string | Uint8Array>
const zipped = (files: Files) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
  )
const read = (zip: Uint8Array) => readBytes({ kind: 'zip', bytes: new Uint8Array(zip).buffer })
async function found(files: Files): Promise<Finding[]> {
  const answer = await read(zipped(files))
  if ('problem' in answer) throw new Error(answer.problem)
  return answer.findings
}
const valuesOf = (all: Finding[]) => all.map(({ field, value }) => [field, value])
const whole: Files = {
  'Profile.csv': profile,
  'Positions.csv': positions,
  'Skills.csv': skills,
  'Recommendations_Received.csv': recommendations,
  'messages.csv': 'FROM,TO\nsomebody,somebody else\n',
}

test('an export holds name, role, industry, years, skills, deliverables, stories and recommenders', async () => {
  expect(valuesOf(await found(whole))).toEqual([
    ['name', 'Zoë Müller-Brandt'],
    ['role', 'Head of Operations'],
    ['role', 'I help bakeries sell nine of ten loaves'],
    ['industry', 'manufacturing'],
    ['deliverables', 'Waste audits, order sheets'],
    ['experienceYears', '20+'],
    ['skills', 'Demand planning, Recipes, Shift plans, Teaching'],
    ['story', 'Cut the waste of twelve shops from 31% to 9% in one year.'],
    ['story', 'Opened three shops in 18 months, each in its budget.'],
    ['person', 'Ilse Brandt'],
  ])
})

test('each thing is shown with its file, and with the company and the time of the position', async () => {
  const all = await found(whole)
  const places = Object.fromEntries(all.map(({ field, value, place }) => [`${field} ${value}`, place]))
  expect(places['role Head of Operations']).toBe(
    'Positions.csv: Head of Operations, Haddad Ltd, Mar 2015 to now',
  )
  expect(places['experienceYears 20+']).toBe('Positions.csv, the first: Baker, Brot, 2004 to Feb 2015')
  expect(places['industry manufacturing']).toBe('Profile.csv, Industry: Food Manufacturing')
  expect(all.find(({ field }) => field === 'skills')?.place).toBe('Skills.csv, the first 4 of 5')
  expect(all.find(({ field }) => field === 'story')?.place).toContain('Haddad Ltd, Mar 2015 to now: • Cut')
})

test('a recommender comes with role, company and words, and without an address', async () => {
  const person = (await found(whole)).find(({ field }) => field === 'person')
  expect(person).toMatchObject({ value: 'Ilse Brandt', role: 'Owner, Brandt Ltd' })
  expect(person?.place).toContain('She counted, and it helped.')
  expect(person?.email).toBeUndefined()
})

test('address, date of birth, maiden name and links of an export are never read', async () => {
  const all = JSON.stringify(await found(whole))
  for (const secret of ['Mill Lane', '1979', 'LS1', 'javascript', 'somebody', 'Hidden', 'Pending'])
    expect(all).not.toContain(secret)
})

test('columns are found by their names, in any order and case, below notes and a byte order mark', async () => {
  const notes = 'Notes:\n"When you export your data, some of it may be ""missing"", as you chose."\n\n'
  const moved = '\ufeffindustry,LAST NAME,Extra,first_name\r\nHigher Education,Haddad,x,Noor\r\n'
  expect(valuesOf(await found({ 'Profile.csv': moved }))).toEqual([
    ['name', 'Noor Haddad'],
    ['industry', 'education'],
  ])
  expect(valuesOf(await found({ 'Profile.csv': `${notes}${moved.slice(1)}` }))).toContainEqual([
    ...['name', 'Noor Haddad'],
  ])
})

test('the few files of the basic export are enough, in a folder and in other spellings too', async () => {
  expect(valuesOf(await found({ 'Basic_LinkedInDataExport/Profile.csv': profile })).slice(0, 2)).toEqual([
    ['name', 'Zoë Müller-Brandt'],
    ['role', 'I help bakeries sell nine of ten loaves'],
  ])
  const others = { 'export/Recommendations Received.csv': recommendations, 'export/SKILLS.CSV': skills }
  expect(valuesOf(await found(others)).map(([field]) => field)).toEqual(['skills', 'person'])
})

test('an export that a spreadsheet saved again is read, with any separator of its cells', async () => {
  const moved = (sign: string) =>
    ['First Name', 'Last Name', 'Industry'].join(sign) +
    '\r\n' +
    ['Zoë', 'Müller', 'Insurance'].join(sign) +
    '\r\n'
  const inUtf16 = new Uint8Array(Buffer.from(`\ufeff${moved('\t')}`, 'utf16le'))
  const inLatin = new Uint8Array(Buffer.from(moved(';'), 'latin1'))
  for (const file of [moved(';'), moved('\t'), `\ufeff${moved(';')}`, inUtf16, inLatin])
    expect(valuesOf(await found({ 'Profile.csv': file }))).toEqual([
      ['name', 'Zoë Müller'],
      ['industry', 'finance'],
    ])
})

test('all folders of an export are read, a file that stands in two once, empty ones not', async () => {
  const files = {
    'Complete_LinkedInDataExport_11-26-2026/Profile.csv': profile,
    'Complete_LinkedInDataExport_11-26-2026/Positions.csv': '',
    'Complete_LinkedInDataExport_11-26-2026/Skills.csv': '\ufeff',
    'Complete_LinkedInDataExport_11-26-2026/Jobs/Job Applications.csv': 'Name\nsomebody\n',
    'Basic/Profile.csv': profile,
    'Basic/part 2/Positions.csv': positions.replaceAll('\n', '\r\n'),
    'Basic/part 2/Recommendations_Received.csv': recommendations,
  }
  const all = valuesOf(await found(files))
  expect(all.map(([field]) => field)).toEqual(
    'name,role,role,industry,deliverables,experienceYears,story,story,person'.split(','),
  )
  expect(await read(zipped({ 'Profile.csv': '', 'Skills.csv': '' }))).toEqual({ problem: 'other-zip' })
})

test('a cell over several lines is one; columns that are doubled or new do no harm', async () => {
  const file = `Started On,Title,Company Name,Title,Pay,Description
Mar 2015,Baker,"Haddad, Brandt & Co",Title again,1,"Ran ""the"" shops:
• Cut the waste of twelve shops from 31% to 9%, in one year.

• Led a team, and ""more""."
`
  const all = await found({ 'Positions.csv': file })
  expect(valuesOf(all)).toEqual([
    ['role', 'Baker'],
    ['experienceYears', '10-15'],
    ['story', 'Cut the waste of twelve shops from 31% to 9%, in one year.'],
  ])
  expect(all[0]?.place).toBe('Positions.csv: Baker, Haddad, Brandt & Co, Mar 2015 to now')
})

test('the hidden files that a Mac adds to a ZIP are skipped', async () => {
  const all = await found({ 'a/Profile.csv': profile, '__MACOSX/a/._Profile.csv': '\u0000\u0005rubbish' })
  expect(all[0]?.value).toBe('Zoë Müller-Brandt')
  const shadow = await found({
    'a/Profile.csv': profile,
    '__MACOSX/a/Profile.csv': 'First Name,Last Name\nX,Y\n',
  })
  expect(valuesOf(shadow)).not.toContainEqual(['name', 'X Y'])
})

test('dates as LinkedIn wrote them over the years count the years and say which position is the latest', async () => {
  const rows = (dates: string[]) =>
    `Company Name,Title,Started On,Finished On\n${dates.map((date, index) => `C${index},T${index},${date}`).join('\n')}\n`
  const valuesFor = async (dates: string[]) =>
    Object.fromEntries(valuesOf(await found({ 'Positions.csv': rows(dates) })))
  expect(await valuesFor(['2019,2020', '"07/21/09, 12:11 PM",'])).toEqual({
    role: 'T1',
    experienceYears: '15-20',
  })
  expect(await valuesFor(['Jan 2018,Feb 2019', 'Mar 2018,Feb 2020'])).toMatchObject({ role: 'T1' })
  expect(await valuesFor(['12/01/98,', 'Mar 2021,'])).toEqual({ role: 'T1', experienceYears: '20+' })
  expect(await valuesFor([','])).toEqual({ role: 'T0' })
})

test('a description whose lines were lost is parted at its bullets', async () => {
  const description =
    'Ran the shops. • Cut the waste of twelve shops from 31% to 9%. • Sold nine of ten loaves by 2019.'
  const all = await found({
    'Positions.csv': `Company Name,Title,Description,Started On\nHaddad Ltd,Baker,${description},2015\n`,
  })
  expect(all.filter(({ field }) => field === 'story').map(({ value }) => value)).toContain(
    'Cut the waste of twelve shops from 31% to 9%.',
  )
})

test('an empty export holds nothing, and one without a status shows nobody', async () => {
  const header = (text: string) => `${text.split('\n')[0]}\n`
  expect(await found({ 'Profile.csv': header(profile), 'Skills.csv': header(skills) })).toEqual([])
  const older = 'First Name,Last Name,Company,Job Title,Text\nIlse,Brandt,Brandt Ltd,Owner,Words.\n'
  expect(await found({ 'Recommendations_Received.csv': older })).toEqual([])
})

test('a broken file of an export is named, and the others are read', async () => {
  const answer = await read(
    zipped({ 'Profile.csv': profile, 'Skills.csv': 'Name\n"never closed\nRecipes\n' }),
  )
  expect(answer).toMatchObject({ unread: ['Skills.csv'], findings: [{ field: 'name' }, {}, {}, {}] })
})

test('a file of an export without its row of headings is named, and the others are read', async () => {
  const headless = positions.slice(positions.indexOf('\n') + 1)
  const answer = await read(zipped({ 'Profile.csv': profile, 'Positions.csv': headless, 'Skills.csv': '\n' }))
  expect(answer).toMatchObject({ unread: ['Positions.csv'], findings: [{ field: 'name' }, {}, {}, {}] })
})

test('a ZIP as LinkedIn streams it, whose sizes stand behind its files, is read', async () => {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const [name, text] of [
    ['Connections.csv', 'Notes:\n'],
    ['Profile.csv', profile],
  ] as const) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(strToU8(text), true)
  }
  zip.end()
  expect(await read(Buffer.concat(pieces))).toMatchObject({
    findings: [{ value: 'Zoë Müller-Brandt' }, {}, {}, {}],
  })
})

test('another ZIP is not taken for an export, even if a file in it has the name of one', async () => {
  expect(await read(zipped({ 'a.txt': 'a' }))).toEqual({ problem: 'other-zip' })
  expect(await read(zipped({ 'Skills.csv': 'id,level\n1,2\n' }))).toEqual({ problem: 'other-zip' })
  expect(await read(zipped(whole).subarray(0, 300))).toEqual({ problem: 'broken' })
})

test('an export that unpacks to more than it may, or holds too many files, is refused', async () => {
  const bomb = zipped({ 'Profile.csv': `${profile}${'a'.repeat(25_000_000)}` })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await read(bomb)).toEqual({ problem: 'broken' })
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`Articles/${index}.html`, '']))
  expect(await read(zipped({ ...many, 'Profile.csv': profile }))).toEqual({ problem: 'broken' })
})
