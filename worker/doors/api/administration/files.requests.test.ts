import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Browser, signedInAs } from '#test/account.ts'
import { submitted } from '#test/administration/submissions.ts'
import { database } from '#test/people.ts'
import { tables } from '../../../services/database.ts'

const { scorecardSubmissions, waitlistEntries } = tables

/** A file as a spreadsheet reads it: cells by row. */
async function readBack(admin: Browser, path: string) {
  const answer = await admin.get(path)
  expect(answer.status).toBe(200)
  return { headers: answer.headers, rows: parse(await answer.text(), { bom: true }) as string[][] }
}

test('the file of scorecards has the specified name and columns, and each cell is read back as it was', async () => {
  const admin = await signedInAs('admin')
  const word = randomUUID()
  const createdAt = new Date('2026-04-05T06:07:08Z')
  await submitted([
    {
      name: `Zoë "the ö" Ångström; ${word}`,
      email: 'zoe@ångström.example',
      mobile: '+44 20 7946 0958',
      currentGoal: 'One line\nand, another 🎨;=1+1',
      totalScore: 31,
      createdAt,
      stage: 'Positioned for Opportunity',
      wantsSupport: true,
    },
    {
      name: `=HYPERLINK("https://evil.example","${word}")`,
      email: '@evil.example',
      mobile: '-1',
      currentGoal: '',
      totalScore: 0,
      createdAt: new Date(createdAt.getTime() - 60_000),
    },
  ])
  const { headers, rows } = await readBack(admin, `/admin/scorecard-submissions.csv?search=${word}`)
  expect(headers.get('content-disposition')).toBe('attachment; filename="scorecard-submissions.csv"')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(rows).toEqual([
    ['Name', 'Email', 'Mobile', 'Current Goal', 'Score', 'Stage', 'Wants Support', 'Date'],
    [
      ...[`Zoë "the ö" Ångström; ${word}`, 'zoe@ångström.example', "'+44 20 7946 0958"],
      ...["One line\nand, another 🎨;'=1+1", '31', 'Positioned for Opportunity', 'Yes', '2026-04-05 06:07'],
    ],
    [
      ...[`'=HYPERLINK("https://evil.example","${word}")`, "'@evil.example", "'-1"],
      ...['', '0', 'Framing in Progress', 'No', '2026-04-05 06:06'],
    ],
  ])
})

test('the file of the waitlist has the specified name and columns, its interests joined by semicolons', async () => {
  const admin = await signedInAs('admin')
  const word = randomUUID()
  await database()
    .insert(waitlistEntries)
    .values({
      name: word,
      email: `${word}@waits.example`,
      company: 'Lark, Sons & Daughters',
      interests: ['Authority building strategies', 'Network amplification'],
      challenges: 'Known for\tthe wrong thing',
      createdAt: new Date(0),
      updatedAt: new Date(),
    })
  const { headers, rows } = await readBack(admin, `/admin/waitlist-submissions.csv?search=${word}`)
  expect(headers.get('content-disposition')).toBe('attachment; filename="waitlist-submissions.csv"')
  expect(rows).toEqual([
    ['Name', 'Email', 'Company', 'Role', 'Interests', 'Areas', 'Challenges', 'Date'],
    [
      ...[word, `${word}@waits.example`, 'Lark, Sons & Daughters', ''],
      ...['Authority building strategies;Network amplification', '', 'Known for\tthe wrong thing'],
      '1970-01-01 00:00',
    ],
  ])
})

test('a file holds every row that its list would show, each once, newest first', async () => {
  const admin = await signedInAs('admin')
  const word = randomUUID().slice(0, 13)
  const stage = 'Unframed Genius'
  const many = Array.from({ length: 2300 }, (_, index) => ({
    name: `${word} ${index}`,
    stage: index % 2 ? stage : 'Framing in Progress',
    createdAt: new Date(1_000_000_000_000 + Math.floor(index / 3) * 60_000),
  }))
  for (let from = 0; from < many.length; from += 500) await submitted(many.slice(from, from + 500))
  const all = await readBack(admin, `/admin/scorecard-submissions.csv?search=${word}`)
  expect(all.rows.slice(1).map(([name]) => name)).toEqual(many.map(({ name }) => name).toReversed())
  const filtered = await readBack(admin, `/admin/scorecard-submissions.csv?search=${word}&stage=unframed`)
  expect(filtered.rows.slice(1).map(([name]) => name)).toEqual(
    many.flatMap((row) => (row.stage === stage ? row.name : [])).toReversed(),
  )
  await database()
    .delete(scorecardSubmissions)
    .where(
      inArray(
        scorecardSubmissions.name,
        many.map(({ name }) => name),
      ),
    )
})

test('an empty file has its head', async () => {
  const admin = await signedInAs('admin')
  const { rows } = await readBack(admin, `/admin/waitlist-submissions.csv?search=${randomUUID()}`)
  expect(rows).toHaveLength(1)
})
