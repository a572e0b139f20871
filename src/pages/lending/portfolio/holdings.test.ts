import { expect, test } from 'vitest'
import { type Decimal, decimal } from '#lib/numbers/decimal.ts'
import { type Holding, totalWorth, worthiestFirst } from './holdings.ts'

const holding = (worth: string | null) => ({ worth: worth === null ? null : decimal(worth) }) as Holding
const worths = (list: Holding[]): (Decimal | null)[] => list.map(({ worth }) => worth)

test('the most valuable token comes first and a token without a price last', () => {
  expect(worths(worthiestFirst([holding(null), holding('1'), holding('20'), holding('3')]))).toEqual([
    '20',
    '3',
    '1',
    null,
  ])
})

test('tokens without a price add nothing, and without any price the sum is unknown', () => {
  expect(totalWorth([holding('1.5'), holding(null), holding('2')])).toBe('3.5')
  expect(totalWorth([holding(null)])).toBeNull()
})
