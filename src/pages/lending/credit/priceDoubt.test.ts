import { expect, test } from 'vitest'
import { ether, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { priceDoubt } from './priceDoubt.ts'

const dollars = sampleReserve(6, { symbol: 'TUSD', isPriceFresh: false })
const tide = sampleReserve(18, { symbol: 'TIDE', asset: ether, price: 0n, isPriceFresh: false })

test('a held or owed asset without a current price is named with the consequence, others are not', () => {
  const owed = samplePosition(tide, { scaledDebt: 5n })
  const deposit = samplePosition(dollars, { scaledSupply: 5n })
  expect(priceDoubt(lendingRows([], [dollars, tide], [samplePosition(dollars), owed]))).toBe(
    'The pool has no current price of TIDE: nothing can be borrowed against it, and nobody who owes it can borrow.',
  )
  expect(priceDoubt(lendingRows([], [dollars, tide], [deposit, owed]))).toMatch(
    /^The pool .* of TUSD and TIDE: /,
  )
  const fresh = { ...dollars, isPriceFresh: true }
  expect(priceDoubt(lendingRows([], [fresh, tide], [deposit, samplePosition(tide)]))).toBeNull()
})
