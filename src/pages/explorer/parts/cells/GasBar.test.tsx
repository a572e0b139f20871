import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GasBar } from './GasBar.tsx'

function textOf(used: bigint | null, limit: bigint | null) {
  const { container } = render(<GasBar used={used} limit={limit} detailed />)
  return container.textContent
}

test('the share of the limit is shown with both amounts', () => {
  expect(textOf(15_000n, 60_000n)).toBe('Gas used: 15,000 of 60,000 gas (25%)')
})

test('a bar with an unknown or zero limit has no share, unknown gas shows as unknown', () => {
  expect(textOf(21_000n, null)).toBe('21,000 gas')
  expect(textOf(0n, 0n)).toBe('0 gas')
  expect(textOf(null, 60_000n)).toContain('Unknown')
})

test('more gas than the limit has no share: one of the two figures is wrong', () => {
  expect(textOf(60_001n, 60_000n)).toBe('60,001 gas')
  expect(textOf(60_000n, 60_000n)).toBe('Gas used: 60,000 of 60,000 gas (100%)')
})

test('a share whose bar would be a sliver is said without a bar', () => {
  expect(textOf(2_000n, 60_000n)).toBe('2,000 of 60,000 gas (3.33%)')
})
