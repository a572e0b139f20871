import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { holdersBesidesPool } from './holdersBesidesPool.ts'

test.each([
  [1, '1000', 0],
  [18, '0.5', 17],
  [18, '0', 18],
  [0, '1000', 0],
])(
  'holdersBesidesPool: of %i holders, with %s tokens in the pool, %i are people',
  (holders, reserve, besides) => {
    expect(holdersBesidesPool({ holders, reserveToken: decimal(reserve) })).toBe(besides)
  },
)
