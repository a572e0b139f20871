import { expect, test } from 'vitest'
import type { Address } from '#lib/wire/shapes.ts'
import { idsOfCollection, idsOfHolder } from './idsOfTransfers.ts'

const [alice, bob, shells] = ['a', 'b', 'c'].map((digit): Address => `0x${digit.repeat(40)}`) as [
  Address,
  Address,
  Address,
]
const nobody: Address = `0x${'0'.repeat(40)}`

const moved = (
  tokenId: string | null,
  from: Address,
  to: Address,
  more: { type?: string; amount?: bigint } = {},
) => ({
  ...{ token: { address: shells }, type: 'ERC-721', amount: null, tokenId },
  ...{ from: { address: from }, to: { address: to } },
  ...more,
})

test('each id of a collection is listed once, with the owner of its newest transfer', () => {
  const found = idsOfCollection([
    moved('2', alice, bob),
    moved(null, alice, bob),
    moved('1', nobody, alice),
    moved('2', nobody, alice),
  ])
  expect(found).toEqual([
    { id: '2', owner: { address: bob } },
    { id: '1', owner: { address: alice } },
  ])
})

test('a burnt id is left out, and an ERC-1155 id has no one owner', () => {
  const several = { type: 'ERC-1155', amount: 3n }
  expect(
    idsOfCollection([moved('1', alice, nobody), moved('1', nobody, alice), moved('9', alice, bob, several)]),
  ).toEqual([{ id: '9', owner: null }])
})

test('an address holds the ERC-721 tokens whose last transfer came to it', () => {
  const held = idsOfHolder([moved('1', bob, alice), moved('2', alice, bob), moved('2', nobody, alice)], {
    holder: alice,
    isWhole: false,
  })
  expect(held).toEqual([{ token: { address: shells }, id: '1', value: 1n }])
})

test('amounts of ERC-1155 are what came less what went, and unknown of a part of the transfers', () => {
  const of = (amount: bigint) => ({ type: 'ERC-1155', amount })
  const transfers = [
    moved('1', alice, bob, of(2n)),
    moved('1', bob, alice, of(5n)),
    moved('2', alice, bob, of(7n)),
    moved('2', nobody, alice, of(7n)),
  ]
  const values = (isWhole: boolean) =>
    idsOfHolder(transfers, { holder: alice, isWhole }).map(({ id, value }) => [id, value])
  expect(values(true)).toEqual([['1', 3n]])
  expect(values(false)).toEqual([
    ['1', null],
    ['2', null],
  ])
})

test('a transfer to oneself changes nothing', () => {
  const of = { type: 'ERC-1155', amount: 4n }
  expect(idsOfHolder([moved('1', alice, alice, of)], { holder: alice, isWhole: true })).toEqual([])
})
