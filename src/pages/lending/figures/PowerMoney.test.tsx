import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { PowerMoney } from './PowerMoney.tsx'

test.each([
  ['599.99999998', '$600.00'],
  ['600', '$600.00'],
  ['599.99', '$599.99'],
  ['0', '$0'],
])('what may be borrowed, %s dollars with the rounding of the pool, is shown as %s', (value, text) => {
  expect(render(<PowerMoney value={decimal(value)} />).container.textContent).toBe(text)
})
