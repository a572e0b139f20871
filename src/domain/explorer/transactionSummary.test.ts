import { expect, test } from 'vitest'
import type { Address } from '#lib/wire/shapes.ts'
import { transactionSummary as summaryOf } from './transactionSummary.ts'

const someone: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const pool: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usd = { address: `0x${'01'.repeat(20)}` as Address, symbol: 'TUSD', decimals: 6 as number | null }
const tide = { ...usd, address: `0x${'02'.repeat(20)}` as Address, symbol: 'TIDE', decimals: 18 }

type Transfers = Parameters<typeof summaryOf>[1]

/** The summary of a transaction all of whose transfers are known. */
const transactionSummary = (of: Parameters<typeof summaryOf>[0], transfers: Transfers) =>
  summaryOf(of, transfers, true)

const call = {
  from: { address: someone },
  to: { address: pool },
  createdContract: null,
  value: 0n,
  input: '0x12345678',
  method: 'buy',
  succeeded: true,
}

function transfer(token: typeof usd, from: Address, to: Address, amount: bigint, kind: string | null = null) {
  const { decimals } = token
  return { token, from: { address: from }, to: { address: to }, amount, decimals, kind, tokenId: null }
}

test('transactionSummary says swapped for one token given and one got, whatever others transferred', () => {
  const summary = transactionSummary(call, [
    transfer(usd, someone, pool, 120000000n),
    transfer(usd, pool, usd.address, 600000n),
    transfer(tide, pool, someone, 9812n),
  ])
  expect(summary).toMatchObject({
    kind: 'swapped',
    gave: { token: { symbol: 'TUSD' }, units: 120_000_000n },
    got: [{ token: { symbol: 'TIDE' }, units: 9_812n }],
  })
})

test('transactionSummary says swapped for a sale paid in up to three coins, called where more arrive', () => {
  const coins = ['03', '04', '05', '06'].map((byte) => ({
    ...usd,
    address: `0x${byte.repeat(20)}` as Address,
  }))
  const sale = (count: number) =>
    transactionSummary(call, [
      transfer(tide, someone, pool, 9812n),
      ...coins.slice(0, count).map((coin) => transfer(coin, pool, someone, 7n)),
    ])
  expect(sale(3)).toMatchObject({
    kind: 'swapped',
    gave: { token: { symbol: 'TIDE' } },
    got: [{ units: 7n }, { units: 7n }, { units: 7n }],
  })
  expect(sale(4)).toMatchObject({ kind: 'called' })
})

test('transactionSummary subtracts change from what was given', () => {
  const summary = transactionSummary(call, [
    transfer(usd, someone, pool, 100n),
    transfer(usd, pool, someone, 30n),
    transfer(tide, pool, someone, 1n),
  ])
  expect(summary).toMatchObject({ gave: { units: 70n } })
})

test.each([
  ['deposit', 'Deposited', 'TUSD'],
  ['borrow', 'Borrowed', 'TIDE'],
])('transactionSummary names a %s, not a swap', (method, verb, symbol) => {
  const summary = transactionSummary({ ...call, method }, [
    transfer(usd, someone, pool, 5n),
    transfer(tide, pool, someone, 5n),
  ])
  expect(summary).toMatchObject({ kind: 'moved', verb, sum: { token: { symbol } } })
})

test('transactionSummary says sent, minted or burned for a single transfer', () => {
  const one = (kind: string | null) =>
    transactionSummary({ ...call, method: 'x' }, [transfer(usd, someone, pool, 5n, kind)])
  expect(one(null)).toMatchObject({ verb: 'Sent', to: { address: pool } })
  expect(one('token_minting')).toMatchObject({ verb: 'Minted' })
  expect(one('token_burning')).toMatchObject({ verb: 'Burned', to: null })
})

test('transactionSummary says sent only of what the sender gave', () => {
  const of = (from: Address, to: Address) =>
    transactionSummary({ ...call, method: 'claim' }, [transfer(usd, from, to, 5n)])
  expect(of(pool, someone)).toMatchObject({ verb: 'Received', to: null })
  expect(of(pool, usd.address)).toMatchObject({ verb: 'Moved', to: { address: usd.address } })
})

test.each([
  ['coins were given beside the token', { value: 7n }],
  ['liquidity was taken out, which may pay coins', { method: 'removeLiquidityETH' }],
])('transactionSummary does not say swapped where %s', (_, change) => {
  const [gave, got] = [transfer(usd, someone, pool, 5n), transfer(tide, pool, someone, 7n)]
  expect(transactionSummary({ ...call, ...change }, [gave, got])).toMatchObject({ kind: 'called' })
})

test('transactionSummary says sent for coins, created with the address for a creation', () => {
  const plain = { ...call, method: null, input: '0x', value: 7n }
  expect(transactionSummary(plain, [])).toMatchObject({ kind: 'sent', wei: 7n })
  // Wallets cancel a transaction with a payment of nothing to oneself.
  const nothing = { ...plain, value: 0n, to: { address: someone } }
  expect(transactionSummary(nothing, [])).toMatchObject({ kind: 'sent', wei: 0n })
  const created = { ...call, to: null, createdContract: { address: pool } }
  expect(transactionSummary(created, [])).toMatchObject({
    kind: 'created',
    contract: { address: pool },
  })
})

test('transactionSummary says called for a transaction that failed or whose result is unknown', () => {
  const moved = [transfer(usd, someone, pool, 5n)]
  expect(transactionSummary({ ...call, succeeded: false }, moved)).toMatchObject({
    kind: 'called',
    method: 'buy',
  })
})

test('transactionSummary leaves out a token with unknown decimals', () => {
  const odd = { ...usd, decimals: null }
  expect(transactionSummary(call, [transfer(odd, someone, pool, 5n)])).toMatchObject({
    kind: 'called',
  })
})

const paid = transfer(usd, someone, pool, 120n)
const bought = transfer(tide, pool, someone, 9n)

test('transactionSummary ignores transfers unless all are known', () => {
  expect(summaryOf(call, [paid, bought], false)).toMatchObject({ kind: 'called' })
  expect(summaryOf({ ...call, method: 'deposit' }, [paid], false)).toMatchObject({ kind: 'called' })
})

test.each([
  ['another token of unknown decimals', { ...paid, decimals: null }],
  ['change of an unknown amount', { ...transfer(usd, pool, someone, 0n), amount: null }],
  ['a token that is one of its kind', { ...transfer(usd, pool, someone, 0n), amount: null, tokenId: '7' }],
])('transactionSummary does not say swapped with %s beside the two tokens', (_, other) => {
  expect(transactionSummary(call, [paid, bought, other])).toMatchObject({ kind: 'called' })
})

test('transactionSummary says deposited beside a received NFT, not beside an unknown amount', () => {
  const position = { ...transfer(tide, pool, someone, 0n), amount: null, tokenId: '7' }
  const deposit = { ...call, method: 'deposit' }
  expect(transactionSummary(deposit, [paid, position])).toMatchObject({
    verb: 'Deposited',
    sum: { units: 120n },
  })
  expect(transactionSummary(deposit, [paid, { ...paid, amount: null }])).toMatchObject({ kind: 'called' })
})

test('transactionSummary says sent for a text to a plain account, called for the same bytes to a contract', () => {
  const text = { ...call, input: '0x68656c6c6f', method: '0x68656c6c', value: 0n }
  const to = (isContract: boolean) => ({ address: pool, isContract, proxyType: null })
  expect(transactionSummary({ ...text, to: to(false) }, [])).toMatchObject({ kind: 'sent', wei: 0n })
  expect(transactionSummary({ ...text, to: to(true) }, [])).toMatchObject({ kind: 'called' })
  expect(transactionSummary({ ...text, input: '0x68656c6c00ff', to: to(false) }, [])).toMatchObject({
    kind: 'called',
  })
})
