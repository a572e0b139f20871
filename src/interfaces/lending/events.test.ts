import { encodeAbiParameters, encodeEventTopics, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { lendingPoolAbi as abi } from '#spec/abi/lendingPool.ts'
import { assetTopics, decodeLendingEvent, userTopics } from './events.ts'

const user = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
const asset = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const collateral = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const hash = `0x${'11'.repeat(32)}` as const
const word = (of: string) => `0x${of.slice(2).toLowerCase().padStart(64, '0')}`

type Name = 'Deposit' | 'Withdraw' | 'Borrow' | 'Repay' | 'Liquidate' | 'CreditScoreUpdated'

/** A log as an independent encoder writes it. */
function log(eventName: Name, args: Record<string, unknown>) {
  const event = abi.find((entry) => entry.type === 'event' && entry.name === eventName)
  const inputs: readonly { name: string; type: string; indexed?: boolean }[] = event?.inputs ?? []
  const unindexed = inputs.filter(({ indexed }) => !indexed)
  const values = unindexed.map(({ name }) => args[name])
  return {
    topics: encodeEventTopics({ abi, eventName, args } as never) as Hex[],
    data: encodeAbiParameters(unindexed, values),
    blockNumber: 7,
    transactionHash: hash,
    logIndex: 2,
    blockTimestamp: 1_800_000_000,
  }
}

const place = { hash, block: 7, index: 2, at: new Date(1_800_000_000_000) }

test.each([
  ['Deposit', { asset, user, amount: 25n, scaled: 24n }, { kind: 'deposit', asset, user, amount: 25n }],
  ['Withdraw', { asset, user, amount: 26n, scaled: 24n }, { kind: 'withdraw', asset, user, amount: 26n }],
  [
    'Borrow',
    { asset, user, amount: 27n, tier: 2, borrowRate: 9n },
    { kind: 'borrow', asset, user, amount: 27n },
  ],
  [
    'Repay',
    { asset, user, amount: 28n, interestPaid: 1n, remainingDebt: 3n },
    { kind: 'repay', asset, user, amount: 28n },
  ],
  [
    'Liquidate',
    {
      user,
      debtAsset: asset,
      collateralAsset: collateral,
      liquidator: collateral,
      debtRepaid: 29n,
      collateralSeized: 5n,
    },
    { kind: 'liquidation', user, asset, collateral, amount: 29n, seized: 5n },
  ],
  [
    'CreditScoreUpdated',
    { user, oldScore: 600n, newScore: 605n, reason: 1 },
    { kind: 'score', user, before: 600, after: 605, reason: 'paid' },
  ],
] as const)('%s is read field by field', (name, args, read) => {
  expect(decodeLendingEvent(log(name, args))).toEqual({ ...place, ...read })
})

test('decodeLendingEvent is null for a truncated log and for another event', () => {
  const whole = log('Deposit', { asset, user, amount: 1n, scaled: 1n })
  expect(decodeLendingEvent({ ...whole, data: '0x01' })).toBeNull()
  expect(decodeLendingEvent({ ...whole, topics: whole.topics.slice(0, 2) })).toBeNull()
  expect(decodeLendingEvent({ ...whole, topics: [hash] })).toBeNull()
  expect(decodeLendingEvent({ ...whole, topics: [] })).toBeNull()
})

test('the time of an event is null when the node does not send it', () => {
  const { blockTimestamp: _, ...bare } = log('Deposit', { asset, user, amount: 1n, scaled: 1n })
  expect(decodeLendingEvent(bare)?.at).toBeNull()
})

test('userTopics and assetTopics match the indexed arguments of the contract’s events', () => {
  const matches = (
    filter: readonly (string | readonly string[] | null)[],
    topics: readonly (string | readonly string[] | null)[],
  ) => filter.every((wanted, index) => wanted === null || [wanted].flat().includes(topics[index] as string))
  const liquidation = log('Liquidate', {
    ...{
      user,
      debtAsset: asset,
      collateralAsset: collateral,
      liquidator: user,
      debtRepaid: 1n,
      collateralSeized: 1n,
    },
  })
  const loan = log('Borrow', { asset, user, amount: 1n, tier: 1, borrowRate: 1n })
  for (const each of [liquidation, loan]) {
    expect(userTopics(word(user)).some((filter) => matches(filter, each.topics))).toBe(true)
    expect(assetTopics(word(asset)).some((filter) => matches(filter, each.topics))).toBe(true)
    expect(userTopics(word(collateral)).some((filter) => matches(filter, each.topics))).toBe(false)
  }
})
