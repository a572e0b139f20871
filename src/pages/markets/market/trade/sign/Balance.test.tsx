import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Balance } from './Balance.tsx'

test.each([
  ['two balances of millions lose their decimals', '1650417.92', '3300835.84', '1,650,417'],
  ['a change of decimals only keeps them', '1650417.92', '1650417.12', '1,650,417.92'],
  ['a smaller balance keeps its decimals', '999999.92', '3300835.84', '999,999.92'],
  ['a balance beside a smaller one keeps its decimals', '3300835.84', '0', '3,300,835.84'],
  ['a balance without another keeps its decimals', '3300835.84', null, '3,300,835.84'],
])('%s', (_, value, beside, shown) => {
  const { container } = render(<Balance value={value as Decimal} beside={beside as Decimal | null} />)
  expect(container.textContent).toBe(shown)
  expect(container.querySelector('[title]')?.getAttribute('title')?.replaceAll(',', '')).toBe(value)
})
