import { expect, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { htmlOf } from '#test/requests.ts'
import { faultsOfHtml } from '#test/verifiers/html.ts'

const addresses = [
  ...Object.values(paths).flatMap(({ pattern }) =>
    pattern.includes(':profileUrl')
      ? ['adaeze-whitcombe', 'ravindra-pillai'].map((profileUrl) =>
          pattern.replace(':profileUrl', profileUrl),
        )
      : [pattern.replace(':token', 'of-nobody')],
  ),
  '/solution-gallery?q=budget',
  '/scorecard/ravindra-pillai?view=questions',
  '/nothing-here',
  '/dev/mail',
]

test.each(addresses)('%s is served as valid HTML', async (path) => {
  expect(await faultsOfHtml(await htmlOf(path))).toEqual([])
})

test.each([
  ['an id twice, in drawings too', '<svg><g id="a"></g></svg><svg><g id="a"></g></svg>'],
  ['a paragraph in a paragraph’s place for phrases', '<button type="button"><p>Yes</p></button>'],
  ['two controls for a label', '<label>Name <input type="text"><button type="button">Go</button></label>'],
  ['a list outside its place', '<ul><p>One</p></ul>'],
  ['a button in a link', '<a href="/"><button type="button">Go</button></a>'],
  ['a token of nothing', '<input type="text" aria-label="Name" autocomplete="nickname-of-nobody">'],
  [
    'a box that says twice whether it is ticked',
    '<input type="checkbox" aria-label="Yes" aria-checked="true">',
  ],
])('%s is found', async (_, body) => {
  const html = `<!doctype html><html lang="en-GB"><head><title>A page</title></head><body>${body}</body></html>`
  expect(await faultsOfHtml(html)).toHaveLength(1)
})
