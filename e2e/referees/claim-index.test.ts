import { expect, test } from 'vitest'
import { phone, visit } from '#test/browser.ts'
import { invitationOf, ownerWithReferees, storedConfirmations } from '#test/referees.ts'

const answer = 'Every Friday she knew which boat would leave half empty.'

test('a referee who leaves the first claim alone and confirms the second confirms no other', async () => {
  const { referees } = await ownerWithReferees()
  const referee = referees.find(({ status }) => status === 'invited')
  if (!referee) throw new Error('Nobody is invited')
  const page = await visit(`/reference-form#token=${await invitationOf(referee)}`, { viewport: phone })
  const part = (title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor()
  const next = () => page.getByRole('button', { name: 'Next' }).click()

  await part('You and Petra')
  await page.getByLabel('Your role').fill('Harbour master')
  await page.getByLabel('Company').fill('Brandt Ferries')
  await next()
  await part('What did you see?')
  await page.getByLabel('I can confirm this').nth(1).check()
  await next()
  for (const title of ['How you know Petra', 'What Petra solves', 'Working with Petra']) {
    await part(title)
    for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill(answer)
    await next()
  }
  await part('Read it once, and send it')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send my reference' }).click()
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor()

  const { claims } = await storedConfirmations(referee.id)
  expect(claims.map(({ claimIndex, outcome }) => [claimIndex, outcome])).toEqual([[1, 'confirmed']])
})
