import { expect, test } from 'vitest'
import { parseSearch } from './parseSearch.ts'
import { resolveSearch } from './resolveSearch.ts'

test.each([
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '/address/0x70997970c51812dc3a010c7d01b50e0d17dc79c8'],
  [`https://etherscan.io/token/0x${'ab'.repeat(20)}`, `/token/0x${'ab'.repeat(20)}`],
  [`https://etherscan.io/token/0x${'ab'.repeat(20)}?a=7`, `/token/0x${'ab'.repeat(20)}?id=7`],
  [`https://etherscan.io/tx/0x${'8f'.repeat(32)}#eventlog`, `/tx/0x${'8f'.repeat(32)}?tab=logs`],
  [
    `https://explorer.example/block/0x${'8f'.repeat(32)}?tab=txs`,
    `/block/0x${'8f'.repeat(32)}?tab=transactions`,
  ],
  ['8f'.repeat(32), `/tx/0x${'8f'.repeat(32)}`],
  ['12,345', '/block/12345'],
  ['0x1f', '/search?q=0x1f'],
  ['block 0x1f', '/block/31'],
  ['Latest', '/block/latest'],
  ['newest block', '/block/latest'],
  ['latest news', '/search?q=latest%20news'],
  ['tide & ebb/?', '/search?q=tide%20%26%20ebb%2F%3F'],
  ['//evil.example', '/search?q=%2F%2Fevil.example'],
  ['', null],
])('resolveSearch of “%s” is %s', (typed, path) => {
  expect(resolveSearch(parseSearch(typed))).toBe(path)
})
