import type { AbiFunction } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { ownAbiOf, ownAbis, removeOwnAbi, saveOwnAbis } from './ownAbis.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const get: AbiFunction = { type: 'function', name: 'get', stateMutability: 'view', inputs: [], outputs: [] }
const kept = new Map<string, string>()

beforeEach(async () => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  await loadTestConfig()
})

test('an ABI is kept for its contract, in place of an older one, until it is removed', () => {
  expect(saveOwnAbis([{ address: alice, name: 'Vault', abi: [get] }])).toBe(true)
  expect(saveOwnAbis([{ address: alice, name: 'Vault 2', abi: [get] }])).toBe(true)
  expect(ownAbis().read()).toHaveLength(1)
  expect(ownAbiOf(alice)?.name).toBe('Vault 2')
  removeOwnAbi(alice)
  expect(ownAbiOf(alice)).toBeUndefined()
})

test('of two ABIs for one contract the last one is kept', () => {
  saveOwnAbis(['Vault', 'Vault 2'].map((name) => ({ address: alice, name, abi: [get] })))
  expect(
    ownAbis()
      .read()
      .map(({ name }) => name),
  ).toEqual(['Vault 2'])
})

test('an ABI that is too large is refused as a whole', () => {
  const huge = Array.from({ length: 30_000 }, (_, index) => ({ ...get, name: `f${index}` }))
  expect(saveOwnAbis([{ address: alice, name: 'Huge', abi: huge }])).toBe(false)
  expect(ownAbis().read()).toEqual([])
})

test('an unreadable ABI in storage costs only itself', () => {
  kept.set(
    'tideline.abis.31337',
    JSON.stringify([
      { address: alice, name: 'Broken', abi: 'x' },
      { address: alice, name: 'Vault', abi: [get, { type: 'spell' }] },
    ]),
  )
  expect(ownAbis().read()).toEqual([{ address: alice, name: 'Vault', abi: [get] }])
})
