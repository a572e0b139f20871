import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TradeInput } from '#domain/markets/trades/trade.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { TradeAmounts } from './TradeAmounts.tsx'

function show(input: TradeInput, props: Partial<Parameters<typeof TradeAmounts>[0]> = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const market = wireMarket(1) as unknown as Market
  render(<TradeAmounts market={market} input={input} amounts={null} onType={() => undefined} {...props} />)
}

function pressed(typed: Pick<TradeInput, 'exact' | 'text'>) {
  show({ side: 'buy', slippageBps: 100, ...typed })
  return screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
}

test.each([
  ['that is suggested has its button pressed', { exact: 'in', text: '100' }, ['$100']],
  ['that is not suggested has none', { exact: 'in', text: '25' }, []],
  ['of tokens has none', { exact: 'out', text: '100' }, []],
] as const)('an amount %s', (_, typed, expected) => expect(pressed(typed)).toEqual(expected))

test.each([
  ['of what the wallet holds', '1000.000000000000000001', '250'],
  ['cut to six digits of the balance', '93779.84471553191', '23444.9'],
  ['cut to the last unit', '0.000000000000000007', '0.000000000000000001'],
])('a sale offers a quarter %s', (_, balance, quarter) => {
  const onType = vi.fn()
  show({ side: 'sell', slippageBps: 100, exact: 'in', text: '' }, { balance: balance as Decimal, onType })
  fireEvent.click(screen.getByRole('button', { name: '25%' }))
  expect(onType).toHaveBeenCalledWith('in', quarter)
})

test.each([null, '0'])('a sale keeps the place of its shares with a balance of %s', (balance) => {
  show({ side: 'sell', slippageBps: 100, exact: 'in', text: '' }, { balance: balance as Decimal })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '25%' }).disabled).toBe(true)
})

test('a sale without a wallet offers no share', () => {
  show({ side: 'sell', slippageBps: 100, exact: 'in', text: '' })
  expect(screen.queryByRole('button', { name: '25%' })).toBeNull()
})

test.each([
  [10n ** 18n, 178_230_191n * 10n ** 9n, '0.1782'],
  [10n ** 18n, 12_345_678n * 10n ** 14n, '1,234.56'],
])('a computed amount of dollars has four digits, and cents at least', (into, out, shown) => {
  show({ side: 'sell', slippageBps: 100, exact: 'in', text: '1' }, { amounts: { in: into, out } })
  expect(screen.getByRole('textbox', { name: /^You receive/ })).toHaveProperty('value', shown)
})
