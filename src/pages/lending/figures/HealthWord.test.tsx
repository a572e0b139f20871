import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { HealthWord } from './HealthWord.tsx'

test.each([
  ['before one of the same band has no word', '8', '8.00'],
  ['before one of a worse band has its word', '1.2', '8.00Safe'],
])('a health %s', (_, next, expected) => {
  const { container } = render(<HealthWord health={decimal('8')} next={decimal(next)} />)
  expect(container.textContent).toBe(expected)
})
