import { createElement, type MouseEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a busy button says so without being disabled, so that it keeps the focus', () => {
  const drawn = renderToStaticMarkup(createElement(Button, { disabled: true }, 'Saving…'))
  expect(drawn).toContain('aria-disabled="true"')
  expect(drawn).not.toContain(' disabled=')
  expect(renderToStaticMarkup(createElement(Button, { disabled: false }, 'Save'))).not.toContain(
    'aria-disabled=',
  )
})

test('a press on a busy button runs nothing and sends no form', () => {
  const onClick = vi.fn()
  const preventDefault = vi.fn()
  const press = (disabled: boolean) =>
    Button({ disabled, onClick }).props.onClick({ preventDefault } as Partial<MouseEvent>)
  press(true)
  expect([onClick.mock.calls.length, preventDefault.mock.calls.length]).toEqual([0, 1])
  press(false)
  expect([onClick.mock.calls.length, preventDefault.mock.calls.length]).toEqual([1, 1])
})
