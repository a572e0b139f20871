import { expect, test } from 'vitest'
import { type OwnData, readOwnData, writeOwnData } from './ownDataFile.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const data: OwnData = {
  chainId: 31337,
  addresses: [{ address: alice, label: 'Alice', isWatched: true }],
  abis: [
    {
      address: alice,
      name: 'Vault',
      abi: [{ type: 'function', name: 'get', stateMutability: 'view', inputs: [], outputs: [] }],
    },
  ],
}

test('an exported file imports to the same labels and ABIs', () => {
  expect(readOwnData(writeOwnData(data))).toEqual({ ...data, dropped: 0 })
})

test('invalid entries are skipped and counted, control characters are removed from labels', () => {
  const file = {
    tideline: 1,
    chainId: 1,
    addresses: [
      { address: alice.toLowerCase(), label: 'Al\u202eice\u0000' },
      { address: '0x12', label: 'short' },
      { address: alice, label: 'x'.repeat(500), isWatched: true },
      null,
    ],
    abis: [{ address: alice, name: 'Empty', abi: [] }],
  }
  expect(readOwnData(JSON.stringify(file))).toEqual({
    chainId: 1,
    addresses: [{ address: alice, label: 'Alice', isWatched: false }],
    abis: [],
    dropped: 4,
  })
})

test.each([
  ['{', 'This file is not JSON.'],
  ['null', 'This is not a file of labels that Tideline exported.'],
  ['{"tideline":2,"chainId":1}', 'This is not a file of labels that Tideline exported.'],
  [' '.repeat(5_000_001), 'This file is too large.'],
])('%.30s is refused with "%s"', (text, problem) => {
  expect(readOwnData(text)).toEqual({ problem })
})
