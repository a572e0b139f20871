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
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { type MarketScope, marketEvents } from './marketEvents.ts'
import type { EventLog } from './tokenTransfers.ts'

const factory: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const pool: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const stranger: Address = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0'
const block = { number: 7, timestamp: new Date(7_000) }

type Input = { type: string; indexed?: boolean; name?: string }

/** A log as the contract writes it. */
function log(
  address: Address,
  abi: typeof curveFactoryAbi | typeof curvePoolAbi,
  name: string,
  args: Record<string, unknown>,
) {
  const event = abi.find((item) => item.type === 'event' && item.name === name)
  const inputs = (event && 'inputs' in event ? event.inputs : []) as readonly Input[]
  const plain = inputs.filter((input) => !input.indexed)
  const data = encodeAbiParameters(
    plain,
    plain.map((input) => args[input.name ?? '']),
  )
  const topics = encodeEventTopics({ abi, eventName: name, args } as Parameters<typeof encodeEventTopics>[0])
  return {
    address: address.toLowerCase() as Address,
    logIndex: 3,
    transactionHash: pad('0x1'),
    topics: topics as Hash[],
    data,
  }
}

const created = (by: Address, changes: Record<string, unknown> = {}): EventLog =>
  log(by, curveFactoryAbi, 'MarketCreated', {
    ...{ marketId: 1n, pool, token: stranger, creator: zeroAddress, nftId: 1n, name: 'Tide', symbol: 'TIDE' },
    ...{
      metadata: '{"image":"ipfs://x"}',
      virtualUsd: 5_000_000_000n,
      tokenSupply: 10n ** 24n,
      feeStrategy: 2,
    },
    ...changes,
  })

const swap = (isBuy: boolean, by: Address = pool): EventLog =>
  log(by, curvePoolAbi, 'Swap', {
    ...{ sender: stranger, to: stranger, isBuy, amountIn: 100n, amountOut: 40n, feeAmount: 3n },
    ...{ virtualReserveUsdAfter: 1n, realReserveUsdAfter: 2n, reserveTokenAfter: 3n, priceUsdAfterWad: 4n },
  })

const scope = (pools: Address[] = []): MarketScope => ({ curveFactory: factory, pools: new Set(pools) })

describe('marketEvents', () => {
  test('a market of the factory starts at its virtual reserve, and the events of its pool count from then on', () => {
    const known = scope()
    const facts = marketEvents([created(factory), swap(true)], block, known)
    expect(facts.created).toMatchObject([
      { id: 1, pool, name: 'Tide', imageUrl: 'ipfs://x', marketCap: 5_000_000_000n, createdAtBlock: 7 },
    ])
    // 5,000 dollars of virtual reserve for a million tokens: half a cent each.
    expect(facts.created[0]?.spotPrice).toBe(5n * 10n ** 15n)
    expect(facts.swaps).toHaveLength(1)
    expect(known.pools).toEqual(new Set([pool]))
  })

  test('each figure of a swap is stored under its own name', () => {
    const { swaps } = marketEvents([swap(true)], block, scope([pool]))
    expect(swaps).toEqual([
      {
        ...{ blockNumber: 7, logIndex: 3, timestamp: block.timestamp, transactionHash: pad('0x1'), pool },
        ...{ sender: stranger, isBuy: true, amountIn: 100n, amountOut: 40n, feeAmount: 3n, amountUsd: 100n },
        ...{ virtualReserveUsdAfter: 1n, realReserveUsdAfter: 2n, reserveTokenAfter: 3n, priceAfter: 4n },
      },
    ])
  })

  test('the volume of a purchase is what was paid, and of a sale what was received plus the fee', () => {
    const { swaps } = marketEvents([swap(true), swap(false)], block, scope([pool]))
    expect(swaps.map((row) => row.amountUsd)).toEqual([100n, 43n])
  })

  test('the same events of another contract are ignored', () => {
    const facts = marketEvents([created(stranger), swap(true, stranger)], block, scope([pool]))
    expect(facts).toEqual({ created: [], swaps: [], volatilitySnapshots: [], feeClaims: [] })
    expect(marketEvents([created(factory)], block, { curveFactory: null, pools: new Set() }).created).toEqual(
      [],
    )
  })

  test('volatility and claimed fees are read in their units', () => {
    const logs = [
      log(pool, curvePoolAbi, 'VolatilityUpdated', { volatilityBps: 150n, nextFeePpm: 3_000n }),
      log(pool, curvePoolAbi, 'FeesClaimed', { nftId: 1n, recipient: stranger, amount: 9n }),
    ]
    const facts = marketEvents(logs, block, scope([pool]))
    expect(facts.volatilitySnapshots).toMatchObject([{ volatility: 150, nextFee: 3_000, blockNumber: 7 }])
    expect(facts.feeClaims).toMatchObject([{ nftId: 1, recipient: stranger, amount: 9n, logIndex: 3 }])
  })

  test('names are cut to what a database can store, and metadata that is not JSON is null', () => {
    const { created: rows } = marketEvents(
      [created(factory, { name: 'a\0b', symbol: 'x'.repeat(300), metadata: 'not json' })],
      block,
      scope(),
    )
    expect(rows).toMatchObject([{ name: 'ab', symbol: 'x'.repeat(256), metadata: null, imageUrl: null }])
  })

  test('an event that does not decode is ignored', () => {
    const whole = swap(true)
    const broken: EventLog[] = [
      { ...whole, data: '0x01' },
      { ...whole, data: whole.data.slice(0, -2) as Hex },
      { ...whole, data: `${pad('0x2')}${whole.data.slice(66)}` },
      { ...whole, topics: whole.topics.slice(0, 2) },
    ]
    expect(marketEvents([whole, ...broken], block, scope([pool])).swaps).toHaveLength(1)
  })
})
