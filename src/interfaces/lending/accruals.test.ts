import { encodeAbiParameters, encodeEventTopics, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { lendingPoolAbi as abi } from '#spec/abi/lendingPool.ts'
import { accrualTopics, readAccruals } from './accruals.ts'

const asset = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const topic = `0x${asset.slice(2).toLowerCase().padStart(64, '0')}`

/** A log as an independent encoder writes it. */
function log(eventName: 'Accrue' | 'AssetConfigured', block: number, utilization = 0n) {
  const words = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }],
    [11n, 12n, utilization],
  )
  const topics = encodeEventTopics({ abi, eventName, args: { asset } }) as Hex[]
  return { topics, data: words, blockNumber: block, blockTimestamp: 1_800_000_000 + block }
}

test('accrualTopics match both events of the asset', () => {
  const [[kinds, place] = []] = accrualTopics(topic)
  for (const { topics } of [log('Accrue', 1), log('AssetConfigured', 1)]) {
    expect(kinds).toContain(topics[0])
    expect(place).toBe(topics[1])
  }
})

test('an accrual has the utilisation until its block', () => {
  expect(readAccruals([log('Accrue', 7, 5n * 10n ** 26n)])).toEqual([
    { block: 7, at: new Date(1_800_000_007_000), utilization: 5n * 10n ** 26n },
  ])
})

test('readAccruals leaves out accruals before the asset’s last configuration', () => {
  const logs = [log('Accrue', 9, 3n), log('AssetConfigured', 8), log('Accrue', 8, 2n), log('Accrue', 7, 1n)]
  expect(readAccruals(logs).map(({ block }) => block)).toEqual([9])
})

test('readAccruals leaves out a truncated log', () => {
  expect(readAccruals([{ ...log('Accrue', 9), data: '0x00' }, log('Accrue', 8, 4n)])).toHaveLength(1)
})
