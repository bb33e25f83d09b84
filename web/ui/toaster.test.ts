import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainToast } from './toaster.tsx'

test('a toast whose own look could not be fetched still offers its action', () => {
  const action = { label: 'Undo', run: () => {} }
  const toast = { id: 1, open: true, title: 'It is gone', action }
  expect(renderToStaticMarkup(createElement(PlainToast, { toast }))).toMatch(/<button[^>]*>Undo<\/button>/)
})
