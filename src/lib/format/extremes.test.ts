import { expect, test, vi } from 'vitest'
import { type Decimal, fromUnits, subtract, zero } from '#lib/numbers/decimal.ts'
import { formatExact } from './exact.ts'
import { formatAmount, formatShort } from './formatAmount.ts'
import { formatMoney, formatMoneyExact, formatMoneyShort, formatPrice } from './money.ts'
import { formatPercent, formatPercentExact } from './percent.ts'
import { formatSignificant } from './significant.ts'

const digits = ['0', '1', '9', '999', '1000', String(2n ** 53n + 1n), String(2n ** 256n - 1n), '9'.repeat(70)]
/** Whole amounts, the same as base units of up to 77 decimals, and their opposites. */
const extremes = digits.flatMap((units) =>
  [0, 1, 6, 18, 36, 77].flatMap((places) => {
    const amount = fromUnits(BigInt(units), places)
    return units === '0' ? [amount] : [amount, subtract(zero, amount)]
  }),
)

const formats: Record<string, (value: Decimal) => string> = {
  formatAmount,
  formatShort,
  formatExact,
  formatMoney,
  formatMoneyExact,
  formatMoneyShort,
  formatPrice,
  formatPercent,
  formatPercentExact,
  formatSignificant,
}

test.each(Object.entries(formats))(
  '%s writes every amount as digits, with its sign, and nothing as nothing',
  (_, format) => {
    for (const value of extremes) {
      const text = format(value)
      expect(text, value).not.toMatch(/NaN|Infinity|undefined|null|e[+-]\d/)
      expect(text, value).toMatch(/\d/)
      if (value.startsWith('-')) expect(text, value).toMatch(/^[<>≈]?[−-]/)
      else expect(text, value).not.toMatch(/[−-]/)
    }
  },
)

test('ten thousand figures create no formatter of the browser', () => {
  const formatters = vi.spyOn(Intl, 'NumberFormat')
  for (let count = 0; count < 10_000; count += extremes.length)
    for (const value of extremes) formatMoneyShort(value)
  expect(formatters).not.toHaveBeenCalled()
})
