import { expect, test } from 'vitest'
import { methodNames } from './methodNames.ts'

test.each([
  ['approve', 'approve'],
  ['swapExactETHForTokens, 0xa9059cbb', 'swapExactETHForTokens,0xa9059cbb'],
  ['Swap exact ETH for tokens', 'Swap exact ETH for tokens,swapExactETHForTokens'],
  ['Approve', 'Approve,approve'],
  ['NFTs', 'NFTs'],
  ['buy', 'buy,swapExactStableForTokens'],
  [
    'swap',
    'swap,swapExactStableForTokens,swapExactTokensForStable,swapExactTokensForTokens,swapExactTokensForTokensMultiHop',
  ],
  ['Swap exact stable', 'Swap exact stable,swapExactStable,swapExactStableForTokens'],
  ['swapExactStable', 'swapExactStable,swapExactStableForTokens'],
  ['swa', 'swa'],
  ['', ''],
])('a search for %s asks for %s', (asked, names) => {
  expect(methodNames(asked)).toBe(names)
})
