import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Highlight } from './Highlight.tsx'

test.each([
  ['<img src=x onerror=alert(1)>', 'img', 'img'],
  ['<im<mark>g', 'mark', 'mark'],
  ['a(b+)+$', '(b+)+', '(b+)+'],
])('%s searched by “%s” is text with “%s” marked in it', (text, part, marked) => {
  const { container } = render(<Highlight text={text} part={part} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['BDI', 'MARK'])
  expect(container.querySelector('mark')?.textContent).toBe(marked)
})
