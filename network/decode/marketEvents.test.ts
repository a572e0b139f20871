import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type Hash,
  type Hex,
  pad,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { marketEvents } from './marketEvents.ts'
import type { EventLog, TransferFact } from './transferFacts.ts'

const emitter: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const pool: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const router: Address = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0'
const person: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const coin: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const block = { number: 7, timestamp: new Date(7_000) }
const wad = 10n ** 18n

type Input = { type: string; indexed?: boolean; name?: string }

/** A log as the emitter writes it. */
function log(name: string, args: Record<string, unknown>, by: Address = emitter): EventLog {
  const event = hlpmmEventsAbi.find((item) => item.type === 'event' && item.name === name)
  const inputs = (event && 'inputs' in event ? event.inputs : []) as readonly Input[]
  const plain = inputs.filter((input) => !input.indexed)
  const data = encodeAbiParameters(
    plain,
    plain.map((input) => args[input.name ?? '']),
  )
  const parameters = { abi: hlpmmEventsAbi, eventName: name, args } as Parameters<typeof encodeEventTopics>[0]
  return {
    address: by.toLowerCase() as Address,
    logIndex: 3,
    transactionHash: pad('0x1'),
    topics: encodeEventTopics(parameters) as Hash[],
    data,
  }
}

const market = { pool, token, nftId: 1n, creator: zeroAddress, name: 'Tide', symbol: 'TIDE', timestamp: 7n }
const terms = { metadata: '{"image":"ipfs://x"}', virtualReserveUSD: 10_000n * wad, tokenSupply: 10n ** 27n }
const created = (changes: Record<string, unknown> = {}, by?: Address) =>
  log('MarketCreated', { ...market, ...terms, ...changes }, by)

const sides = {
  buy: { stablecoinIn: coin, stablecoinOut: zeroAddress, tokenIn: coin, tokenOut: token },
  sell: { stablecoinIn: zeroAddress, stablecoinOut: coin, tokenIn: token, tokenOut: coin },
}
const amounts = { amountIn: 100n, amountOut: 40n, feeAmount: 3n, newReserveUSD: 12n, newReserveToken: 4n }
const swap = (side: keyof typeof sides, by?: Address) =>
  log('Swap', { pool, sender: router, ...sides[side], ...amounts, timestamp: 7n }, by)

/** A transfer of the market's token at this place of the transaction. */
function transfer(logIndex: number, from: Address, to: Address): TransferFact {
  const where = { logIndex, batchIndex: 0, transactionHash: pad('0x1'), tokenId: null }
  return { ...where, token, tokenType: 'ERC-20', from, to, amount: 1n }
}

const read = (logs: EventLog[], transfers: TransferFact[] = []) =>
  marketEvents(logs, block, emitter, transfers)

describe('marketEvents', () => {
  test('a new market starts with its virtual dollars, at a hundred-thousandth of a dollar', () => {
    const [first] = read([created()]).created
    expect(first).toMatchObject({ id: 1, nftId: 1, pool, token, name: 'Tide', imageUrl: 'ipfs://x' })
    expect(first).toMatchObject({ virtualReserveUsd: 10_000n * wad, realReserveUsd: 0n })
    expect(first).toMatchObject({ spotPrice: 10n ** 13n, marketCap: 10_000n * wad, reserveToken: 10n ** 27n })
    expect(first).toMatchObject({ createdAtBlock: 7, feeStrategy: 0 })
  })

  test('a strategy event before the creation, in the same transaction, sets the market’s strategy', () => {
    const told = log('FeeStrategyUpdated', { nftId: 1n, newStrategy: 1, timestamp: 7n })
    const facts = read([told, created(), created({ nftId: 2n })])
    expect(facts.created.map(({ feeStrategy }) => feeStrategy)).toEqual([1, 0])
    expect(facts.feeStrategies).toEqual([{ blockNumber: 7, logIndex: 3, nftId: 1, strategy: 1 }])
  })

  test('each figure of a swap is stored under its own name, the fee in the paid token', () => {
    const [stored] = read([swap('buy')], [transfer(2, pool, person)]).swaps
    expect(stored).toMatchObject({ blockNumber: 7, logIndex: 3, timestamp: block.timestamp, pool })
    expect(stored).toMatchObject({ caller: router, sender: person, stablecoin: coin, isBuy: true })
    expect(stored).toMatchObject({ amountIn: 100n, amountOut: 40n, feeAmount: 3n, amountUsd: 100n })
    expect(stored).toMatchObject({ reserveUsdAfter: 12n, reserveTokenAfter: 4n, priceAfter: 3n * wad })
  })

  test('the volume of a purchase is what was paid, of a sale what was received', () => {
    expect(read([swap('buy'), swap('sell')]).swaps.map((row) => row.amountUsd)).toEqual([100n, 40n])
  })

  test.each([
    ['a purchase is of whoever received the tokens', 'buy', [transfer(2, pool, person)], person],
    ['a sale is of whoever gave them', 'sell', [transfer(1, person, pool)], person],
    [
      'a sale through the router is of whoever gave the router the tokens',
      'sell',
      [transfer(1, person, router), transfer(2, router, pool)],
      person,
    ],
    [
      'a purchase that the router passes on is of whoever receives it',
      'buy',
      [transfer(2, pool, router), transfer(5, router, person)],
      person,
    ],
    ['a trade without transfers is of the caller', 'sell', [], router],
    ['a transfer after a sale says nothing of who sold', 'sell', [transfer(4, person, pool)], router],
  ] as const)('%s', (_, side, transfers, sender) => {
    expect(read([swap(side)], [...transfers]).swaps[0]?.sender).toBe(sender)
  })

  test.each([
    ['a purchase by a person who calls the pool is the caller’s', 'buy', [transfer(2, pool, router)], router],
    [
      'only what the pool gave counts in a purchase',
      'buy',
      [transfer(1, pool, person), transfer(2, coin, router)],
      person,
    ],
    [
      'only what the pool got counts in a sale',
      'sell',
      [transfer(1, person, pool), transfer(2, coin, router)],
      person,
    ],
    [
      'the last transfer before a purchase counts',
      'buy',
      [transfer(1, pool, coin), transfer(2, pool, person)],
      person,
    ],
    ['a transfer after a purchase is none of its own', 'buy', [transfer(4, pool, person)], router],
    [
      'a purchase that the router gives back to the pool is the router’s',
      'buy',
      [transfer(2, pool, router), transfer(5, router, pool)],
      router,
    ],
    [
      'what another one gives away after a purchase is not followed',
      'buy',
      [transfer(2, pool, router), transfer(5, coin, person)],
      router,
    ],
    [
      'what the router gave away before a purchase is not followed',
      'buy',
      [transfer(1, router, person), transfer(2, pool, router)],
      router,
    ],
    [
      'what the router got from the pool before a sale is not followed',
      'sell',
      [transfer(1, pool, router), transfer(2, router, pool)],
      router,
    ],
    [
      'what the router got after it gave is not followed',
      'sell',
      [transfer(1, router, pool), transfer(2, person, router)],
      router,
    ],
    [
      'what another one got before a sale is not followed',
      'sell',
      [transfer(1, person, coin), transfer(2, router, pool)],
      router,
    ],
  ] as const)('%s', (_, side, transfers, sender) => {
    expect(read([swap(side)], [...transfers]).swaps[0]?.sender).toBe(sender)
  })

  test('transfers of another transaction or token do not identify the trader', () => {
    const others = [
      { ...transfer(2, pool, person), transactionHash: pad('0x2') },
      { ...transfer(2, pool, person), token: coin },
    ]
    expect(read([swap('buy')], others).swaps[0]?.sender).toBe(router)
  })

  test('the same events of another contract are ignored', () => {
    const none = { created: [], swaps: [], volatilitySnapshots: [], feeClaims: [], feeStrategies: [] }
    expect(read([created({}, router), swap('buy', router)])).toEqual(none)
    expect(marketEvents([created(), swap('buy')], block, null, [])).toEqual(none)
  })

  test('volatility and claimed fees are read in their units', () => {
    const facts = read([
      log('VolatilityUpdated', { pool, volatility: 150n, timestamp: 7n }),
      log('FeeClaimed', { pool: zeroAddress, nftId: 1n, recipient: person, amount: 9n, timestamp: 7n }),
    ])
    expect(facts.volatilitySnapshots).toMatchObject([{ pool, volatility: 150, blockNumber: 7 }])
    expect(facts.feeClaims).toMatchObject([{ nftId: 1, recipient: person, amount: 9n, logIndex: 3 }])
  })

  test('names are cut to what a database can store, and metadata that is not JSON is null', () => {
    const texts = { name: 'a\0b', symbol: 'x'.repeat(300), metadata: 'not json' }
    expect(read([created(texts)]).created).toMatchObject([
      { name: 'ab', symbol: 'x'.repeat(256), metadata: null, imageUrl: null },
    ])
  })

  test('an event that does not decode is ignored', () => {
    const whole = swap('buy')
    const broken: EventLog[] = [
      { ...whole, data: '0x01' },
      { ...whole, data: whole.data.slice(0, 500) as Hex },
      { ...whole, topics: whole.topics.slice(0, 2) },
    ]
    expect(read([whole, ...broken]).swaps).toHaveLength(1)
  })
})
