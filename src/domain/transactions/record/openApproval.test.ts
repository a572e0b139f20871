import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import { openApproval } from './openApproval.ts'

const spender = '0x00000000000000000000000000000000000000AA'
const other = '0x00000000000000000000000000000000000000cc'
const to = (address: string) =>
  `0x095ea7b3${address.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}` as const
const pending = sentRecord({ kind: 'approve', data: to(spender) })
const { from: user, asset } = pending
const wanted = { user, asset, spender } as const

test('openApproval finds an approval in progress by account, token and spender', () => {
  expect(openApproval([pending], wanted)).toBe(pending)
  expect(openApproval([{ ...pending, data: to(spender.toLowerCase()) }], wanted)).not.toBeNull()
})

test.each([
  ['of another spender', { data: to(other) }],
  ['of another token', { asset: other }],
  ['of another account', { from: other }],
  ['that has ended', { status: { name: 'confirmed', block: 12 } }],
  ['that is no approval', { kind: 'revoke' }],
] as const)('one %s is not', (_, changes) => {
  expect(openApproval([{ ...pending, ...changes }], wanted)).toBeNull()
})
