import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TradeInput } from '#domain/markets/trades/trade.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { TradeAmounts } from './TradeAmounts.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function pressed(typed: Pick<TradeInput, 'exact' | 'text'>) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const input: TradeInput = { side: 'buy', slippageBps: 100, ...typed }
  render(
    <TradeAmounts
      market={wireMarket(1) as unknown as Market}
      input={input}
      amounts={null}
      onType={() => undefined}
    />,
  )
  return screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
}

test.each([
  ['that is suggested has its button pressed', { exact: 'in', text: '100' }, ['$100']],
  ['that is not suggested has none', { exact: 'in', text: '25' }, []],
  ['of tokens has none', { exact: 'out', text: '100' }, []],
] as const)('an amount %s', (_, typed, expected) => expect(pressed(typed)).toEqual(expected))
