import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFits, expectWhole, noticed, phone, visit } from '#test/browser.ts'

const address = '/onboarding/setup'
const upload = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('CV (optional)').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
const found = (page: Page, name: string) => page.getByRole('heading', { level: 3, name: `Found in ${name}` })
const take = (page: Page, line: string) => page.getByRole('button', { name: new RegExp(`^Take: ${line}`) })
const unfold = (page: Page, group: string) =>
  page.getByRole('heading', { level: 4, name: group }).getByRole('button').click()
/** A press on a line shows it whole, with its field. */
const open = (page: Page, line: string) =>
  page.getByRole('listitem').getByRole('button', { name: line }).first().click()
const requestsOf = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!/\.(?:js|css|woff2|json|svg)$/.test(new URL(request.url()).pathname)) sent.push(request.url())
    if (request.postData()) sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

const cv = `<style>h1{font-size:24pt}.c{display:grid;grid-template-columns:1fr 2fr;gap:30px}</style>
<h1>Zoë Müller-Brandt</h1><p>Head of Operations</p><p>zoe@brandt.example · +44 20 7946 0000</p>
<div class=c><div><h2>Skills</h2><ul><li>Demand planning<li>Recipes<li>Shift plans<li>Teaching</ul></div>
<div><h2>Experience</h2><p>Head of Operations, Haddad Ltd 2015 – present</p>
<ul><li>Cut the waste of twelve shops from 31% to 9% in one year by an efficient order sheet.<li>Led a team.</ul>
<p>Baker, Brot 2004 – 2015</p><ul><li>Opened three shops in 18 months.</ul></div></div>`

/** A PDF as a browser prints one. */
async function printed(page: Page, html: string): Promise<Buffer> {
  const other = await page.context().newPage()
  await other.setContent(html)
  const pdf = await other.pdf()
  await other.close()
  return pdf
}
const inWord = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><w:body>${body}</w:body></w:document>`
const paragraph = (text: string, style = '') =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const docx = (body: string) =>
  Buffer.from(
    zipSync({ 'word/document.xml': strToU8(inWord(body)), '[Content_Types].xml': strToU8('<Types/>') }),
  )

test('a printed CV is read on a phone, offered line by line, and no request leaves the page', async () => {
  const page = await visit(address, { viewport: phone })
  const pdf = await printed(page, cv)
  const sent = requestsOf(page)
  await upload(page, 'zoe.pdf', pdf)
  await noticed(page, 'File Uploaded', 'zoe.pdf is read on this device and sent nowhere.')
  await found(page, 'zoe.pdf').waitFor()
  expect(await page.getByLabel('Full name (required)').inputValue()).toBe('')
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await take(page, 'Full name').click()
  expect(await page.getByLabel('Full name (required)').inputValue()).toBe('Zoë Müller-Brandt')
  await page.getByRole('button', { name: /^Undo: Full name/ }).click()
  expect(await page.getByLabel('Full name (required)').inputValue()).toBe('')
  await open(page, 'Phone')
  await page.getByRole('button', { name: /^Leave it: Phone/ }).click()
  await page.getByRole('button', { name: 'Take 3: About you' }).click()
  await page.getByText('4 found, 3 taken').waitFor()
  expect(await page.getByLabel('Phone (optional)').inputValue()).toBe('')
  await unfold(page, 'What you do')
  for (const line of ['Years of experience', 'Key skills']) await take(page, line).click()
  await unfold(page, 'Stories')
  await open(page, 'The result of a story')
  await page.getByRole('textbox', { name: 'The result of a story' }).fill('Waste fell from 31% to 9%.')
  await take(page, 'The result of a story').first().click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { name: 'Expertise Definition' }).waitFor()
  expect(await page.getByLabel('Key skills').inputValue()).toBe(
    'Demand planning, Recipes, Shift plans, Teaching',
  )
  expect(await page.getByLabel('Years of experience').inputValue()).toBe('20+')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { name: 'Story 1' }).waitFor()
  expect(await page.getByLabel('Result: What came of it?').inputValue()).toBe('Waste fell from 31% to 9%.')
  expect(sent).toEqual([])
})

const linkedin = {
  'Profile.csv':
    'First Name,Last Name,Address,Birth Date,Headline,Industry,Websites\nZoë,Müller-Brandt,"1 Mill Lane, Leeds","Mar 3, 1979",I help bakeries,Food Manufacturing,javascript:alert(1)\n',
  'Positions.csv':
    'Company Name,Title,Description,Started On,Finished On\nHaddad Ltd,Head of Operations,"Led a team.\nCut the waste of twelve shops from 31% to 9% in one year.",Mar 2004,\n',
  'Skills.csv': 'Name\nRecipes\nTeaching\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nIlse,Brandt,Brandt Ltd,Owner,She counted.,"07/21/09, 12:11 PM",VISIBLE\nOmar,Said,,,Hidden.,,HIDDEN\n',
}

test('LinkedIn’s export is read on a phone without a request; its recommenders still need an address', async () => {
  const page = await visit(address, { viewport: phone })
  const sent = requestsOf(page)
  const name = 'Basic_LinkedInDataExport_11-26-2026.zip'
  const files = Object.entries(linkedin).map(([file, text]) => [`Export/${file}`, strToU8(text)])
  await upload(page, name, Buffer.from(zipSync(Object.fromEntries(files))))
  await found(page, name).waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  for (const secret of ['Mill Lane', '1979', 'javascript', 'Omar'])
    expect(await page.getByText(secret).count()).toBe(0)
  for (const group of ['What you do', 'Stories', 'People']) await unfold(page, group)
  await open(page, 'Industry')
  await page.getByLabel('Industry', { exact: true }).selectOption('consulting')
  await take(page, 'Industry').click()
  await take(page, 'Years of experience').click()
  await take(page, 'The result of a story').click()
  await take(page, 'A person who can speak for you').click()
  await page.getByText('Taken: step 5, where their address is asked for').waitFor()
  await page.getByRole('button', { name: /^Undo: A person/ }).click()
  await take(page, 'A person who can speak for you').click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { name: 'Expertise Definition' }).waitFor()
  expect(await page.getByLabel('Industry').inputValue()).toBe('consulting')
  expect(await page.getByLabel('Years of experience').inputValue()).toBe('20+')
  for (const step of ['Story 1', 'Story 2', 'References']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor()
  }
  const first = page.getByRole('group', { name: 'First reference' })
  expect(await first.getByLabel('Name').inputValue()).toBe('Ilse Brandt')
  expect(await first.getByLabel('Role').inputValue()).toBe('Owner, Brandt Ltd')
  expect(await first.getByLabel('Email').inputValue()).toBe('')
  expect(sent).toEqual([])
})

test('a file that is refused, cancelled or without a network is explained, and a DOCX is read after it', async () => {
  const page = await visit(address)
  const expectRefusal = async (name: string, content: Buffer, sentence: string | RegExp) => {
    await upload(page, name, content)
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
    await page.getByLabel('Phone').fill(name)
    expect(await page.getByLabel('Phone').inputValue()).toBe(name)
  }
  const resume = Buffer.from('{"basics":{"name":"Noor Haddad"}}')
  await page.context().setOffline(true)
  await expectRefusal('resume.json', resume, 'You are offline')
  await page.context().setOffline(false)
  // Each other reason stands in problem-texts.test.ts.
  await expectRefusal('picture.png', Buffer.from('89504e470d0a1a0a', 'hex'), 'This is not a PDF')
  await expectRefusal('package.json', Buffer.from('{"name":"rembrandt"}'), 'not a JSON Resume')
  await upload(page, 'resume.json', resume)
  await found(page, 'resume.json').waitFor()

  // What reads PDFs does not come.
  await page.route(/pdfjs/, () => {})
  await upload(page, 'zoe.pdf', Buffer.from('%PDF-1.7\nrubbish'))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('You chose zoe.pdf. Choose it again to see what it says.').waitFor()

  const saved = paragraph('Saved 40% of the flour in a year.')
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent>${saved}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback>${saved}</mc:Fallback></mc:AlternateContent></w:r></w:p>`
  const table = `<w:tbl><w:tr><w:tc>${paragraph('Opened three shops within 18 months.')}</w:tc></w:tr></w:tbl>`
  const deleted =
    '<w:p><w:del><w:r><w:delText>Lost 90% of the customers in a year.</w:delText><w:t>Lost 90% of the customers in a year.</w:t></w:r></w:del></w:p>'
  const head = [
    paragraph('Noor Haddad', 'Title'),
    paragraph('Head Baker'),
    paragraph('Experience', 'Heading1'),
  ]
  await upload(page, 'noor.docx', docx([...head, box, table, deleted].join('')))
  await found(page, 'noor.docx').waitFor()
  await take(page, 'Role, Head Baker').waitFor()
  await unfold(page, 'Stories')
  const stories = page.getByRole('region', { name: 'Stories' }).getByRole('listitem')
  await stories.filter({ hasText: 'Saved 40% of the flour in a year.' }).waitFor()
  await stories.filter({ hasText: 'Opened three shops within 18 months.' }).waitFor()
  expect(await stories.count()).toBe(2)
})

test('a group is taken in one press and undone line by line, and a later step keeps the result', async () => {
  const page = await visit(address, { viewport: phone })
  const results = ['Sold 9 of 10 loaves.', 'Saved 40% of the flour.', 'Opened 3 shops in 18 months.']
  const resume = {
    basics: { name: 'Noor Haddad', label: 'Baker' },
    work: [{ name: 'Haddad Ltd', position: 'Baker', highlights: results }],
  }
  await page.getByRole('button', { name: 'Begin with my CV' }).waitFor()
  await upload(page, 'resume.json', Buffer.from(JSON.stringify(resume)))
  await found(page, 'resume.json').waitFor()
  // What is folded says how much it holds.
  const folded = await page.getByRole('region', { name: 'CV' }).boundingBox()
  expect(folded?.height).toBeLessThan(1100)
  const heading = page.getByRole('heading', { level: 4, name: 'Stories' })
  expect(await heading.textContent()).toContain('3 found')
  await page.getByRole('button', { name: 'Take 2: Stories' }).dblclick()
  await heading.getByText('3 found, 2 taken').waitFor()
  await page.getByText('Both stories are begun.').waitFor()
  await expectFits(page)
  const third = take(page, 'The result of a story, Opened')
  expect(await third.isDisabled()).toBe(true)
  await page.getByRole('button', { name: /^Undo: The result of a story, Saved/ }).click()
  await third.click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { name: 'Expertise Definition' }).waitFor()
  await page.getByRole('button', { name: 'Previous' }).click()
  await heading.getByText('3 found, 2 taken').waitFor()
  for (const step of ['Expertise Definition', 'Story 1', 'Story 2']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor()
  }
  const result = page.getByLabel('Result: What came of it?')
  expect(await result.inputValue()).toBe('Opened 3 shops in 18 months.')
})
