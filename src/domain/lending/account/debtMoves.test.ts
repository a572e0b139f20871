import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { debtMoves } from './debtMoves.ts'

const [owner, pool, asset, pToken, other] = ['a1', 'b2', 'c3', 'd4', 'e5'].map((byte) =>
  checksummed(`0x${byte.repeat(20)}`),
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]

/** A transfer to the account, or from it where the amount is negative. */
function transfer(transactionHash: string, tokenAddress: `0x${string}`, amount: string, party = pool) {
  const isOut = amount.startsWith('-')
  return {
    ...{ transactionHash, tokenAddress, amount: decimal(amount.replace('-', '')) },
    ...{ fromAddress: isOut ? owner : party, toAddress: isOut ? party : owner },
    timestamp: new Date(Number(transactionHash) * 1_000),
  }
}

const lent = transfer('1', asset, '200')
const repaid = transfer('3', asset, '-50')

function moves(borrowed: string, ...transfers: ReturnType<typeof transfer>[]) {
  return debtMoves(transfers, [{ asset, pToken, borrowed: decimal(borrowed) }], { owner, pool })?.map(
    ({ time, amount }) => `${time}: ${amount}`,
  )
}

test('a loan and its repayment change the debt, with all interest from the first loan on', () => {
  expect(moves('150.5', repaid, lent)).toEqual(['1: 200.5', '3: -50'])
})

test('deposits, withdrawals and transfers of others are no debt', () => {
  const deposit = [transfer('2', asset, '-99'), transfer('2', pToken, '98', other)]
  expect(moves('200', lent, ...deposit, transfer('4', asset, '7', other))).toEqual(['1: 200'])
})

test.each([
  ['less is owed than was borrowed', '100', [lent, repaid]],
  ['more is owed than was ever borrowed', '100', []],
  ['a repayment is the first move', '0', [repaid]],
])('debts are unknown where %s', (_, borrowed, transfers) => {
  expect(moves(borrowed, ...transfers)).toBeUndefined()
})

test('debts are unknown where the account liquidated somebody', () => {
  const another = { asset: other, pToken: checksummed(`0x${'f6'.repeat(20)}`), borrowed: decimal('0') }
  const transfers = [lent, repaid, transfer('3', another.pToken, '9', other)]
  expect(
    debtMoves(transfers, [{ asset, pToken, borrowed: decimal('151') }, another], { owner, pool }),
  ).toBeNull()
})
