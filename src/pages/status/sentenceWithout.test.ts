import { expect, test } from 'vitest'
import { sentenceWithout } from './sentenceWithout.ts'

const networks = {
  both: { markets: true, lending: true },
  'markets only': { markets: true, lending: false },
  'lending only': { markets: false, lending: true },
  neither: { markets: false, lending: false },
}

test.each([
  ['indexer', 'both', 'Blocks, transactions, tokens and lending still work.'],
  ['indexer', 'markets only', 'Blocks, transactions and tokens still work.'],
  [
    'node',
    'both',
    'Balances, quotes and signing are unavailable. Blocks, transactions, markets and pools can still be read.',
  ],
  ['node', 'lending only', 'Blocks, transactions and pools can still be read.'],
  ['node', 'neither', 'Balances and signing are unavailable. Blocks and transactions can still be read.'],
  ['explorer', 'both', 'lists are unavailable. Markets and lending still work.'],
  ['explorer', 'markets only', 'lists are unavailable. Markets still work.'],
  ['explorer', 'lending only', 'lists are unavailable. Lending still works.'],
  ['explorer', 'neither', 'lists are unavailable.'],
] as const)('without the %s, a network with %s names only what it has', (name, network, end) => {
  expect(sentenceWithout(name, networks[network])).toMatch(new RegExp(`${end}$`))
})
