import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { Percent } from './Percent.tsx'

test.each([
  ['-0.0004', '0.0%', ''],
  ['0.0004', '0.0%', ''],
  ['-0.004', '−0.4%', 'text-down'],
])('a change of %s in a column of one decimal is %s', (value, text, tone) => {
  const { container } = render(<Percent value={decimal(value)} signed places={1} />)
  expect(container.textContent).toBe(text)
  expect(container.firstElementChild?.className.replace('whitespace-nowrap', '').trim()).toBe(tone)
})
