import { expect, test } from 'vitest'
import { csvFileName } from './csvFileName.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.each([
  ['transactions', `/address/${alice}`, '?filter=from', `transactions-${alice}-filter-from`],
  [
    'token-transfers',
    `/address/${alice}`,
    '?tab=transfers&page=block_number%3D7',
    `token-transfers-${alice}`,
  ],
  ['token-transfers', `/token/${alice}/instance/12`, '', `token-transfers-${alice}-instance-12`],
  ['transactions', '/block/123', '', 'transactions-123'],
  ['transactions', '/txs', '?method=approve%2Ctransfer', 'transactions-method-approve-transfer'],
  ['blocks', '/blocks', '', 'blocks'],
  ['transactions', '/txs', '?method=..%2F..%2Fetc%00', 'transactions-method-etc'],
])('the file of %s at %s%s is named %s', (list, pathname, search, name) => {
  expect(csvFileName(list, { pathname, search })).toBe(name)
})
