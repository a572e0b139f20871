import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { holdersBesidesPool } from './holdersBesidesPool.ts'

test.each([
  [1, '1000', '0', 0],
  [1, '1000', '4.2', 1],
  [2, '1000', '4.2', 1],
  [18, '0.5', '4.2', 17],
  [18, '0', '4.2', 18],
  [0, '1000', '0', 0],
])(
  'holdersBesidesPool: of %i holders, with %s tokens and %s dollars in the pool, %i are people',
  (holders, tokens, dollars, besides) => {
    const reserves = { reserveToken: decimal(tokens), realReserveUSD: decimal(dollars) }
    expect(holdersBesidesPool({ holders, ...reserves })).toBe(besides)
  },
)
