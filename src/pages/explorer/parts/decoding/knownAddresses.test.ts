import { expect, test } from 'vitest'
import { addressesOf } from './knownAddresses.ts'

test('the addresses of a transaction are its own, those of its transfers, and tokens as contracts', () => {
  const account = (address: string, name: string | null) => ({ address, name, isContract: false })
  const [sender, router, market] = [
    account('0xA', null),
    account('0xB', 'Market router'),
    account('0xC', 'TIDE market'),
  ]
  const token = { address: '0xD', name: 'Tide', symbol: 'TIDE' }
  const transfers = [
    { from: sender, to: market, token },
    { from: market, to: sender, token: null },
  ]
  const known = addressesOf({
    from: sender,
    to: router,
    createdContract: null,
    tokenTransfers: transfers,
  } as never)
  expect([...known.values()]).toEqual([sender, router, market, { ...token, isContract: true }])
})
