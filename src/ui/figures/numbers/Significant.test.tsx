import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Significant } from './Significant.tsx'

test.each([
  ['0.000005216549361543', '0.000005216549361543 ETH'],
  ['0.00012345678', '0.00012345678 ETH'],
  ['-0.0000000012', '−0.0000000012 ETH'],
  ['1234.56789', '1,234.56789 ETH'],
  ['2', '2.00 ETH'],
])('the text of %s that a selection copies has every digit and no count of zeros', (value, copied) => {
  const { container } = render(<Significant value={value as Decimal} unit="ETH" />)
  expect(container.textContent).toBe(copied)
})
