import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import { isUntraded } from './untradedApproval.ts'

const market = '0x00000000000000000000000000000000000000cc'
const confirmed = { name: 'confirmed', block: 12 } as const
const approval = sentRecord({ kind: 'approve', market, status: confirmed, sentAt: 5 })

test.each([
  ['nothing', [], true],
  [
    'a trade that was declined',
    [{ kind: 'sell', status: { name: 'reverted', block: 13, reason: 'x' } }],
    true,
  ],
  ['a trade of another account', [{ kind: 'sell', from: market }], true],
  ['an earlier trade', [{ kind: 'sell', sentAt: 4 }], true],
  ['a trade', [{ kind: 'sell', status: confirmed }], false],
  ['a trade under way', [{ kind: 'buy' }], false],
  ['a revocation', [{ kind: 'revoke', status: confirmed }], false],
  ['another approval', [{ kind: 'approve' }], false],
] as const)('an approval of a market that %s followed waits for its trade: %s', (_, changes, waits) => {
  const others = changes.map((change) => sentRecord({ id: 'two', sentAt: 6, ...change }))
  expect(isUntraded(approval, [...others, approval])).toBe(waits)
})

test.each([
  ['of a loan', { market: undefined }],
  ['that is not confirmed', { status: { name: 'pending' } as const }],
  ['that was reset', { amount: '0' }],
])('an approval %s waits for no trade', (_, changes) => {
  const { market: __, ...rest } = approval
  const record = 'market' in changes ? rest : { ...approval, ...changes }
  expect(isUntraded(record, [record])).toBe(false)
})
