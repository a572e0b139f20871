import { expect, test } from 'vitest'
import { actionSentence } from './actionSentence.ts'

const data = {
  name: null,
  symbol: null,
  ids: null,
  amount0: '7143.488560357232097378',
  symbol0: 'RING',
  amount1: '10',
  symbol1: 'Ether',
}

test.each([
  ['swap', 'Swap 7143.488560357232097378 RING for 10 Ether on Uniswap V3'],
  ['mint', 'Add liquidity of 7143.488560357232097378 RING and 10 Ether on Uniswap V3'],
  ['burn', 'Remove liquidity of 7143.488560357232097378 RING and 10 Ether on Uniswap V3'],
  ['stake', 'Stake 7143.488560357232097378 RING on Uniswap V3'],
  ['constructor', 'Constructor 7143.488560357232097378 RING on Uniswap V3'],
])('actionSentence describes %s with every digit', (type, sentence) => {
  expect(actionSentence({ protocol: 'uniswap_v3', type, data })).toBe(sentence)
})

test('actionSentence lists the ids of minted positions, and only names an unknown action', () => {
  const nft = { ...data, amount0: null, amount1: null, name: 'Positions NFT', ids: ['53699', '42'] }
  expect(actionSentence({ protocol: 'uniswap_v3', type: 'mint_nft', data: nft })).toBe(
    'Mint Positions NFT #53699, #42 on Uniswap V3',
  )
  expect(actionSentence({ protocol: null, type: 'enable_collateral', data: null })).toBe('Enable Collateral')
})
