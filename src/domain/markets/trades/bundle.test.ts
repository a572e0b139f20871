import { expect, test } from 'vitest'
import { checksummed, type Hash } from '#lib/wire/shapes.ts'
import { bundledWallets } from './bundle.ts'

const wallet = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const [creator, anna, bert, cleo, dora] = [wallet('1'), wallet('2'), wallet('3'), wallet('4'), wallet('5')]
const market = { creator, createdAtBlock: 100 }
const trade = (sender: typeof creator, blockNumber: number, hash: string, side: 'buy' | 'sell' = 'buy') => ({
  ...{ side, sender, blockNumber, transactionHash: hash as Hash },
})

test('bundledWallets contains buyers in the block of creation and in a shared transaction', () => {
  const trades = [
    trade(creator, 100, '0xa'),
    trade(anna, 100, '0xb'),
    trade(bert, 105, '0xc'),
    trade(cleo, 105, '0xc'),
    trade(dora, 105, '0xd'),
  ]
  expect([...bundledWallets(trades, market)]).toEqual([anna, bert, cleo])
})

test('bundledWallets excludes the creator, sellers and a wallet that buys twice in a transaction', () => {
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
