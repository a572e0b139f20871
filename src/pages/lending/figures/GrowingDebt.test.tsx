import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { debtAfter } from '#domain/lending/account/growingDebt.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { GrowingDebt } from './GrowingDebt.tsx'

const reserve = sampleReserve(18, { symbol: 'WETH' })
const position = samplePosition(reserve, { scaledDebt: 1_000_000_011_500_000_000n })

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(Number(reserve.asOf) * 1_000)
})

/** Every digit of the loan `seconds` after its block. */
const grown = (seconds: bigint) => `${formatExact(fromUnits(debtAfter(reserve, position, seconds), 18))} WETH`

test('a loan has two places, and its title every digit, growing every second', () => {
  const { container } = render(<GrowingDebt reserve={reserve} position={position} />)
  for (const seconds of [1n, 2n, 3n]) {
    act(() => vi.advanceTimersByTime(1_000))
    screen.getByTitle(grown(seconds))
    expect(container.textContent).toBe('1.00 WETH')
  }
  expect(grown(3n)).not.toBe(grown(0n))
})

test('a loan stays at the read figure on a chain without new blocks', () => {
  render(<GrowingDebt reserve={reserve} position={position} />)
  act(() => vi.advanceTimersByTime(90_000))
  screen.getByTitle('1.0000000115 WETH')
})

test('a debt of zero does not grow', () => {
  const nothing = samplePosition(reserve)
  const { container } = render(<GrowingDebt reserve={reserve} position={nothing} />)
  expect(container.textContent).toBe('0 WETH')
})
