import { expect, test } from 'vitest'
import { checksummed, type Hash } from '#lib/wire/shapes.ts'
import { bundledWallets } from './bundle.ts'

const wallet = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const [creator, anna, bert, cleo, dora] = [wallet('1'), wallet('2'), wallet('3'), wallet('4'), wallet('5')]
const market = { creator, createdAtBlock: 100 }
const trade = (sender: typeof creator, blockNumber: number, hash: string, side: 'buy' | 'sell' = 'buy') => ({
  ...{ side, sender, blockNumber, transactionHash: hash as Hash },
})

test('who bought in the block of the creation, or in one transaction with another wallet, is of a bundle', () => {
  const trades = [
    trade(creator, 100, '0xa'),
    trade(anna, 100, '0xb'),
    trade(bert, 105, '0xc'),
    trade(cleo, 105, '0xc'),
    trade(dora, 105, '0xd'),
  ]
  expect([...bundledWallets(trades, market)]).toEqual([anna, bert, cleo])
})

test('the creator, sales, and one wallet twice in a transaction make no bundle', () => {
  const trades = [
    trade(creator, 100, '0xa'),
    trade(anna, 100, '0xb', 'sell'),
    trade(bert, 105, '0xc'),
    trade(bert, 105, '0xc'),
    trade(creator, 106, '0xd'),
    trade(cleo, 106, '0xd'),
  ]
  expect(bundledWallets(trades, market).size).toBe(0)
})
