import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TradeChanges } from './TradeChanges.tsx'

type Props = Parameters<typeof TradeChanges>[0]

/** The line of the price before a trade. */
function price(before: string, after: string) {
  const token = { symbol: 'TIDE', decimals: 18 }
  const context = { paid: token, received: token, market: { poolAddress: `0x${'a1'.repeat(20)}` } }
  const at = (each: string) => ({ paid: '1', received: '1', price: each })
  const state = { figures: { before: at(before), after: at(after) }, done: false, act: null, came: null }
  render(<TradeChanges context={context as never} state={state as unknown as Props['state']} />)
  return screen.getByText('Price').parentElement?.querySelector('dd')?.textContent?.trim()
}

test.each([
  ['0.000136', '0.00014', /^\$0\.0001360? ?\$0\.000140? \+2\.94%$/],
  ['0.00013601', '0.00013608', /^\$0\.0001360\d* \+0\.05%$/],
  ['0.00013601', '0.000136009', /^\$0\.0001360\d* −<0\.01%$/],
  ['0.00013601', '0.00013601', /^\$0\.0001360\d*$/],
])(
  'a price of %s that becomes %s is shown twice only where the two read differently',
  (before, after, text) => {
    expect(price(before, after)).toMatch(text)
    const arrows = screen.getByText('Price').parentElement?.querySelectorAll('[aria-label=becomes]')
    expect(arrows).toHaveLength(after === '0.00014' ? 1 : 0)
  },
)
