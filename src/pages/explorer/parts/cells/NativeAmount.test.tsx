import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GasPrice } from './NativeAmount.tsx'

test.each([
  [7n, '7 wei'],
  [999_999n, '999,999 wei'],
  [1_000_000n, '0.001 Gwei'],
  [166_000_007n, '0.166000007 Gwei'],
  [0n, '0 Gwei'],
])('the exact price of %s wei is %s', (wei, text) => {
  const { container } = render(<GasPrice wei={wei} exact />)
  expect(container.textContent).toBe(text)
})
