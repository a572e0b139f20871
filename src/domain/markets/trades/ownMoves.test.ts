import Big from 'big.js'
import { expect, test } from 'vitest'
import { type Decimal, decimal, fromUnits } from '#lib/numbers/decimal.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { ownMoves } from './ownMoves.ts'
import { tradeResult } from './tradeResult.ts'

const owner = `0x${'a'.repeat(40)}` as Address
const pool = `0x${'b'.repeat(40)}` as Address
const friend = `0x${'c'.repeat(40)}` as Address
const lender = `0x${'d'.repeat(40)}` as Address

/** A log as the chain has it: base units, in the order of the chain. A swap's dollars are what was paid or received. */
type Log = { block: number; hash: Hash } & (
  | { event: 'Transfer'; from: Address; to: Address; value: bigint }
  | { event: 'Swap'; side: 'buy' | 'sell'; tokens: bigint; usd: bigint }
)

/** The rows an indexer makes of the logs, newest first. */
function rowsOf(logs: readonly Log[]) {
  const rows = logs.map((log, id) => ({ ...log, id, blockNumber: log.block, transactionHash: log.hash }))
  const trades = rows.flatMap((row) =>
    row.event === 'Swap'
      ? [{ ...row, tokenAmount: fromUnits(row.tokens, 18), usdSettled: fromUnits(row.usd, 18) }]
      : [],
  )
  const transfers = rows.flatMap((row) =>
    row.event === 'Transfer' && [row.from, row.to].includes(owner)
      ? [{ ...row, fromAddress: row.from, toAddress: row.to, amount: fromUnits(row.value, 18) }]
      : [],
  )
  return { trades: trades.reverse(), transfers: transfers.reverse() }
}

function resultOf(logs: readonly Log[]) {
  const { trades, transfers } = rowsOf(logs)
  return tradeResult(ownMoves(owner, trades, transfers, [lender]))
}

/** A second implementation: it reads log after log with big.js and carries an average price instead of a cost. */
class Replay {
  bought = Big(0)
  price = Big(0)
  free = Big(0)
  kept = Big(0)
  won = Big(0)
  hasGap = false

  constructor(logs: readonly Log[]) {
    Big.DP = 60
    for (const log of logs) {
      if (log.event === 'Swap') this.#swap(log.side, whole(log.tokens), whole(log.usd))
      else if (log.from !== pool && log.to !== pool) this.#transfer(log.from, log.to, whole(log.value))
    }
  }

  #swap(side: 'buy' | 'sell', tokens: Big, usd: Big) {
    if (side === 'buy') {
      this.price = this.bought.times(this.price).plus(usd).div(this.bought.plus(tokens))
      this.bought = this.bought.plus(tokens)
      return
    }
    const ofBought = this.#leave(tokens)
    this.hasGap ||= ofBought.lt(tokens)
    this.won = this.won.plus(usd).minus(ofBought.times(this.price))
  }

  #transfer(from: Address, to: Address, amount: Big) {
    if (to === lender) this.kept = this.kept.plus(amount)
    else if (from === lender) {
      const own = amount.gt(this.kept) ? this.kept : amount
      this.kept = this.kept.minus(own)
      this.free = this.free.plus(amount.minus(own))
    } else if (to === owner) this.free = this.free.plus(amount)
    else this.#leave(amount)
  }

  #leave(amount: Big) {
    const ofBought = amount.gt(this.bought) ? this.bought : amount
    this.bought = this.bought.minus(ofBought)
    this.free = this.free.minus(amount.minus(ofBought))
    return ofBought
  }
}

function whole(units: bigint): Big {
  return Big(units.toString()).div('1e18')
}

function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
}

/** One move of an account that has `wallet` tokens and `lent` ones; a value of 0 is none. */
function randomMove(next: (below: number) => number, wallet: bigint, lent: bigint) {
  const part = (wallet * BigInt(1 + next(100))) / 100n
  const amount = BigInt(1 + next(1_000_000)) * 10n ** 13n + BigInt(next(1_000))
  const usd = BigInt(1 + next(1_000_000)) * 10n ** 12n + BigInt(next(1_000))
  const back = lent && lent + BigInt(next(2)) * 10n ** 12n
  const buy = { from: pool, to: owner, value: amount, side: 'buy' as const, usd }
  const kinds = [
    buy,
    { from: owner, to: pool, value: part, side: 'sell' as const, usd },
    { from: owner, to: friend, value: part, side: null, usd },
    { from: owner, to: lender, value: part, side: null, usd },
    { from: lender, to: owner, value: back, side: null, usd },
    { from: friend, to: owner, value: next(6) === 0 ? amount : 0n, side: null, usd },
  ]
  return kinds[next(kinds.length + 1)] ?? buy
}

/**
 * A random history of an account: purchases, sales, gifts both ways, deposits and withdrawals, never more than it has.
 */
function life(seed: number): Log[] {
  const next = random(seed)
  const logs: Log[] = []
  let [wallet, lent] = [0n, 0n]
  for (let step = 0; step < 40; step++) {
    const at = { block: 10 + Math.floor(step / 3), hash: `0x${(seed * 1_000 + step).toString(16)}` as Hash }
    const { from, to, value, side, usd } = randomMove(next, wallet, lent)
    if (value === 0n) continue
    logs.push({ ...at, event: 'Transfer', from, to, value })
    if (side) logs.push({ ...at, event: 'Swap', side, tokens: value, usd })
    wallet = to === owner ? wallet + value : wallet - value
    lent = from === lender ? 0n : lent + (to === lender ? value : 0n)
  }
  return logs
}

test('the results of 300 random histories equal those of a second implementation that reads the raw logs', () => {
  let known = 0
  for (let seed = 1; seed <= 300; seed++) {
    const logs = life(seed)
    const expected = new Replay(logs)
    const result = resultOf(logs)
    if (result === null) throw new Error(`No result for life ${seed}.`)
    const near = (value: Decimal, other: Big) => Big(value).minus(other).abs().lt('1e-30')
    expect(near(result.bought, expected.bought), `bought ${seed}`).toBe(true)
    expect(near(result.cost, expected.bought.times(expected.price)), `cost ${seed}`).toBe(true)
    expect(near(result.unpriced, expected.free), `unpriced ${seed}`).toBe(true)
    expect(near(result.deposited, expected.kept), `deposited ${seed}`).toBe(true)
    expect(result.realised === null, `realised ${seed}`).toBe(expected.hasGap)
    if (result.realised !== null) {
      known++
      expect(near(result.realised, expected.won), `realised ${seed}`).toBe(true)
    }
  }
  expect(known).toBeGreaterThan(60)
})

const at = (block: number) => ({ block, hash: `0x${block}` as Hash })
const units = (tokens: number) => BigInt(tokens) * 10n ** 18n

test('a purchase that is passed on in its transaction leaves no tokens and no cost', () => {
  const logs: Log[] = [
    { ...at(1), event: 'Transfer', from: pool, to: friend, value: units(5) },
    { ...at(1), event: 'Swap', side: 'buy', tokens: units(5), usd: units(10) },
  ]
  expect(resultOf(logs)).toMatchObject({ bought: '0', cost: '0', unpriced: '0' })
})

test('tokens received in the transaction that sells them have no price', () => {
  const logs: Log[] = [
    { ...at(1), event: 'Transfer', from: friend, to: owner, value: units(5) },
    { ...at(1), event: 'Transfer', from: owner, to: pool, value: units(5) },
    { ...at(1), event: 'Swap', side: 'sell', tokens: units(5), usd: units(10) },
  ]
  expect(resultOf(logs)).toMatchObject({ unpriced: '0', realised: null })
})

test('a transfer to oneself changes nothing', () => {
  const trade = { side: 'buy' as const, tokenAmount: decimal('2'), usdSettled: decimal('4') }
  const own = { id: 1, transactionHash: '0x1' as Hash, blockNumber: 1 }
  const self = { ...own, fromAddress: owner, toAddress: owner, amount: decimal('2') }
  const received = { ...self, fromAddress: pool }
  const moves = ownMoves(owner, [{ ...own, ...trade }], [received, { ...self, id: 2 }], [])
  expect(moves).toEqual([expect.objectContaining(trade)])
})

const hashOf = (digit: string) => `0x${digit.repeat(64)}` as Hash
const ownTrade = (id: number, hash: string, side: 'buy' | 'sell', tokens: string) => ({
  ...{ id, transactionHash: hashOf(hash), blockNumber: 7, side },
  ...{ tokenAmount: decimal(tokens), usdSettled: decimal(tokens) },
})
const ownTransfer = (id: number, hash: string, isIn: boolean, tokens: string) => ({
  ...{ id, transactionHash: hashOf(hash), blockNumber: 7, amount: decimal(tokens) },
  ...{ fromAddress: isIn ? pool : owner, toAddress: isIn ? owner : pool },
})
const inOrder = (moves: ReturnType<typeof ownMoves>) =>
  moves.map(({ side, tokenAmount }) => `${side} ${tokenAmount}`)

test('ownMoves orders the transactions of one block by their transfers, however the lists come', () => {
  const trades = [ownTrade(9, '2', 'sell', '3'), ownTrade(4, '1', 'buy', '3')]
  const transfers = [ownTransfer(8, '2', false, '3'), ownTransfer(3, '1', true, '3')]
  for (const [sorted, moved] of [
    [trades, transfers],
    [trades.toReversed(), transfers.toReversed()],
  ] as const)
    expect(inOrder(ownMoves(owner, sorted, moved, [lender]))).toEqual(['buy 3', 'sell 3'])
})

test('ownMoves orders the trades of one transaction by their place in it, purchases first', () => {
  const trades = [
    ownTrade(6, '1', 'sell', '2'),
    ownTrade(5, '1', 'sell', '1'),
    ownTrade(4, '1', 'buy', '9'),
    ownTrade(3, '1', 'buy', '7'),
  ]
  const transfers = [ownTransfer(2, '1', true, '13')]
  expect(inOrder(ownMoves(owner, trades, transfers, [lender]))).toEqual([
    'buy 7',
    'buy 9',
    'sell 1',
    'sell 2',
  ])
})
