import { expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { feeUse, feeUses } from './feeUse.ts'

test('feeUse names the strategies of HLPMM V2, and a number beyond them as it is', async () => {
  await loadTestConfig()
  expect([0, 1, 2, 3, 4].map((strategy) => feeUse(strategy).label)).toEqual([
    'Claim',
    'Burn',
    'Airdrop',
    'LP rewards',
    'Number 4',
  ])
  expect(feeUse(1).help).toBe('The fees are burned: sent to an address that nobody controls.')
  expect(feeUses()).toHaveLength(4)
})

test('with names in the configuration feeUse has only those, and explains none', async () => {
  await loadTestConfig({ indexer: { feeStrategies: { 0: 'Fixed', 7: 'Linear' } } })
  expect([feeUse(0), feeUse(7), feeUse(1)]).toEqual([
    { label: 'Fixed' },
    { label: 'Linear' },
    { label: 'Number 1' },
  ])
  expect(feeUses()).toEqual([
    { value: '0', label: 'Fixed' },
    { value: '7', label: 'Linear' },
  ])
})
