import { beforeEach, expect, test } from 'vitest'
import { alice, bob, coin } from '#interfaces/testing/explorerFixtures.ts'
import { formatShort } from '#lib/format/formatAmount.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { countedText, countsOf } from './countedText.ts'

beforeEach(() => loadTestConfig())

const parameter = (name: string, type: string, value: string) => ({ name, type, value, indexed: false })

const outer = {
  ...{ methodId: '3e85d596', methodCall: 'swapExactTokensForTokens(…)' },
  parameters: [
    parameter('amountIn', 'uint256', '7000000000000000000'),
    parameter('amountOutMin', 'uint256', '2500000000000000000'),
    parameter('tokenIn', 'address', bob),
    parameter('tokenOut', 'address', coin),
  ],
}
const inner = {
  ...{ methodId: '12345678', methodCall: 'swap(uint256 amountOutMin, uint256 deadline)' },
  parameters: [
    parameter('amountOutMin', 'uint256', '2500000000000000000'),
    parameter('deadline', 'uint256', '7000000000000000000'),
  ],
}
const frame = { from: checksummed(alice), to: checksummed(alice) }
const tokenOf = (contract: string) => (contract === coin ? { symbol: 'TIDE', decimals: 18 } : undefined)

test('an amount that a call hands on without its token has the unit of the call around it, other numbers have none', () => {
  const amountOf = countedText(inner, frame, tokenOf, countsOf(outer, frame))
  expect([amountOf(0), amountOf(1)]).toEqual(['2.5 TIDE', null])
})

test('a deadline in seconds is written as a date', () => {
  const timed = { ...inner, parameters: [parameter('deadline', 'uint256', '1796051954')] }
  expect(countedText(timed, frame, tokenOf)(0)).toBe('30 Nov 2026, 15:19:14 UTC')
})

test('the same amount of a call that nobody made has no unit', () => {
  expect(countedText(inner, frame, tokenOf)(0)).toBeNull()
})

test('an amount is written short where that is asked for', () => {
  const long = { ...inner, parameters: [parameter('amountOutMin', 'uint256', '2512345678901234567')] }
  const around = new Map([['2512345678901234567', coin] as const])
  expect(countedText(long, frame, tokenOf, around)(0)).toBe('2.512345678901234567 TIDE')
  expect(countedText(long, frame, tokenOf, around, { format: formatShort })(0)).toBe('2.51 TIDE')
})

test('the dollars of a sale are those of the coin that a call inside of it names for the same amount', async () => {
  await loadTestConfig({ curve: { kind: 'hlpmm-v2', router: alice, quoter: bob, registry: bob } })
  const sale = {
    ...{ methodId: '12345678', methodCall: 'swapExactTokensForStable(uint256 amountOutMin)' },
    parameters: [parameter('amountOutMin', 'uint256', '2500000000000000000')],
  }
  expect(countedText(sale, frame, tokenOf)(0)).toBe('2.5 USD')
  const below = new Map([['2500000000000000000', coin] as const])
  expect(countedText(sale, frame, tokenOf, undefined, { below })(0)).toBe('2.5 TIDE')
})
