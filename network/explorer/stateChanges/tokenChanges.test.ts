import { zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { sumTransfers } from './tokenChanges.ts'

const [token, one, two] = [
  '0xc100000000000000000000000000000000000000',
  '0xA100000000000000000000000000000000000000',
  '0xa200000000000000000000000000000000000000',
] as const

it('sums up what an address sent and received of a token', () => {
  const transfer = { token, tokenType: 'ERC-20', tokenId: null }
  const changes = sumTransfers([
    { ...transfer, from: one, to: two, amount: 5n },
    { ...transfer, from: two, to: one, amount: 2n },
  ])
  expect(changes).toMatchObject([
    { address: one, change: -3n },
    { address: two, change: 3n },
  ])
})

it('leaves out the zero address and unchanged balances', () => {
  const transfer = { token, tokenType: 'ERC-20', tokenId: null, amount: 5n }
  expect(sumTransfers([{ ...transfer, from: zeroAddress, to: one }])).toMatchObject([
    { address: one, change: 5n },
  ])
  expect(sumTransfers([{ ...transfer, from: one, to: one }])).toEqual([])
})

it('keeps the ids of ERC-1155 apart and lists those of ERC-721', () => {
  const many = { token, tokenType: 'ERC-1155', from: one, to: two, amount: 1n }
  expect(sumTransfers([1n, 2n].map((tokenId) => ({ ...many, tokenId })))).toHaveLength(4)
  const single = { token, tokenType: 'ERC-721', from: one, to: two, amount: 1n }
  expect(sumTransfers([1n, 2n].map((tokenId) => ({ ...single, tokenId })))).toMatchObject([
    {
      address: one,
      tokenId: null,
      change: -2n,
      moves: [
        { direction: 'from', tokenId: 1n },
        { direction: 'from', tokenId: 2n },
      ],
    },
    { address: two, change: 2n },
  ])
})
