import { expect, test } from 'vitest'
import { methodAct, methodWords } from './methodWords.ts'

test.each([
  ['approve', 'Approve'],
  ['swapExactStableForTokens', 'Swap exact stable for tokens'],
  ['swapExactETHForTokens', 'Swap exact ETH for tokens'],
  ['claimNFT', 'Claim NFT'],
  ['mintA', 'Mint A'],
  ['transfer2Many', 'Transfer2 many'],
])('a name in camel case, %s, becomes words', (name, words) => {
  expect(methodWords(name)).toBe(words)
})

test.each(['0xa9059cbb', 'Approve', '_mint', 'set_fee', 'swap exact', 'аpprove', ''])(
  'a name that is not in camel case, %j, stays as it is',
  (name) => {
    expect(methodWords(name)).toBe(name)
  },
)

test('a swap is a purchase or a sale at the known contracts only', () => {
  expect(methodAct('swapExactStableForTokens', true)).toBe('Buy')
  expect(methodAct('swapExactTokensForStable', true)).toBe('Sell')
  expect(methodAct('swapExactTokensForStable', false)).toBe('Swap exact tokens for stable')
  expect(methodAct('borrow', true)).toBe('Borrow')
  expect(methodAct('constructor', true)).toBe('Constructor')
})
