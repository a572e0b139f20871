// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { TokenFigures } from './TokenFigures.tsx'

afterEach(cleanup)

test('the supply of a collection is a number alone, as a long symbol would reach the next column of a phone', () => {
  const token = v.parse(tokenSchema, {
    address_hash: `0x${'a1'.repeat(20)}`,
    symbol: 'HLPMM-POS-V2',
    type: 'ERC-721',
    decimals: null,
    total_supply: '35',
    holders_count: '22',
  })
  const { container } = render(<TokenFigures token={token} />)
  expect(container.textContent).toBe('Total supply35Holders22')
})
