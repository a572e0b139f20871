import { expect, test } from 'vitest'
import { checksummed, type Hash } from '#lib/wire/shapes.ts'
import { movedTokens } from './movedTokens.ts'

const self = checksummed(`0x${'d1'.repeat(20)}`)
const pool = checksummed(`0x${'a2'.repeat(20)}`)
const token = (digit: string, isScam = false) => ({ address: checksummed(`0x${digit.repeat(40)}`), isScam })
const tide = token('1')
const dollar = token('2')
const hash = (digit: string): Hash => `0x${digit.repeat(64)}`

type Given = { tokenId?: string; token?: ReturnType<typeof token> | null }

const came = (of: string | null, amount: bigint | null, given: Given = {}) => ({
  transactionHash: of === null ? null : hash(of),
  from: { address: pool },
  to: { address: self },
  token: tide,
  amount,
  tokenId: null,
  ...given,
})

const left = (of: string, amount: bigint | null, given?: Given) => ({
  ...came(of, amount, given),
  from: { address: self },
  to: { address: pool },
})

/** Each transaction with its tokens in a short form. */
function moved(transfers: Parameters<typeof movedTokens>[0], isContinued = false) {
  const found = movedTokens(transfers, self, isContinued)
  return Object.fromEntries(
    [...found].map(([of, all]) => [
      of[2],
      all.map(
        ({ token, transfer: { tokenId: id }, units }) =>
          `${units} ${id ? `#${id} ` : ''}${token === tide ? 'TIDE' : 'USD'}`,
      ),
    ]),
  )
}

test('a sale took the token, and brought its proceeds, each the sum of its transfers', () => {
  const sale = [came('a', 7n, { token: dollar }), came('a', 2n, { token: dollar }), left('a', 50n)]
  expect(moved(sale)).toEqual({ a: ['-50 TIDE', '9 USD'] })
})

test('of a list that continues the last transaction is left out, of a whole one it is not', () => {
  const list = [came('a', 1n), came('b', 2n)]
  expect([moved(list, true), moved(list)]).toEqual([{ a: ['1 TIDE'] }, { a: ['1 TIDE'], b: ['2 TIDE'] }])
})

test.each([
  ['amount', came('a', null)],
  ['token', came('a', 3n, { token: null })],
])('a transaction with a transfer of unknown %s is left out, and the others are not', (_, unknown) => {
  expect(moved([came('a', 1n), unknown, came('b', 2n)])).toEqual({ b: ['2 TIDE'] })
})

test('a transfer of an unknown transaction leaves all of them unknown', () => {
  expect(moved([came('a', 1n), came(null, 2n)])).toEqual({})
})

test('a token that passed through, one of two others and one reported as a scam are not counted', () => {
  const through = [came('a', 5n), left('a', 5n)]
  const others = { ...came('b', 4n), to: { address: pool } }
  expect(moved([...through, others, came('c', 9n, { token: token('3', true) })])).toEqual({ a: [], b: [] })
})

test('an NFT is counted by its id', () => {
  expect(moved([came('a', null, { tokenId: '7' }), left('a', 2n, { tokenId: '8' })])).toEqual({
    a: ['-2 #8 TIDE', '1 #7 TIDE'],
  })
})
