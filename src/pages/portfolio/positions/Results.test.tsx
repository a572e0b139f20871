import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import type { Position } from '#pages/positions/marketPosition.ts'
import { Results } from './Results.tsx'

const position = (unrealised: string | null, realised: string | null, symbol?: string) =>
  ({
    market: symbol ? { symbol, name: 'Pearl', tokenAddress: `0x${'1'.repeat(40)}` } : null,
    unrealised: unrealised && decimal(unrealised),
    realised: realised && decimal(realised),
  }) as Position

test.each([
  [
    'of two whole histories is the sum of both kinds',
    [position('5', '-2'), position('1.5', '0')],
    'Total result+$4.50Unrealised and realisedUnrealised result+$6.50Realised result−$2.00',
  ],
  [
    'with an unknown part says of how many markets a part is unknown, and the part of how many it is',
    [position('5', null), position('1.5', '1')],
    'Total result+$7.50Incomplete for 1 of 2 marketsUnrealised result+$6.50Realised result+$1.001 of 2 markets',
  ],
  [
    'of histories of which one is unknown says so, and its parts of how many markets they are',
    [position('5', '1'), position(null, null, 'REEF')],
    'Total result+$6.00Incomplete for 1 of 2 markets: REEFUnrealised result+$5.001 of 2 marketsRealised result+$1.001 of 2 markets',
  ],
  [
    'calls a market whose symbol is blank by its name',
    [position('5', '1'), position(null, null, ' ')],
    'Total result+$6.00Incomplete for 1 of 2 markets: PearlUnrealised result+$5.001 of 2 marketsRealised result+$1.001 of 2 markets',
  ],
  [
    'is left out where nothing was sold, so that it would repeat the unrealised one',
    [position('5', '0')],
    'Unrealised result+$5.00Realised result$0',
  ],
  [
    'of positions that are sold out is the realised one',
    [position('0', '-0.6')],
    'Total result−$0.60Unrealised and realisedUnrealised result$0Realised result−$0.60',
  ],
  [
    'without any realised one is unknown',
    [position('5', null)],
    'Total result–UnknownUnrealised result+$5.00Realised result–Unknown',
  ],
])('the total result %s', (_, positions, expected) => {
  const { container } = render(<Results positions={positions} ofMarkets={positions.length} />)
  expect(container.textContent).toBe(expected)
})
