import { expect, test } from 'vitest'
import { decodeApproval } from './decodeApproval.ts'

test('decodeApproval reads the amount of an approve call and is null for other data', () => {
  const data = (selector: string) => `0x${selector}${'aa'.repeat(32)}${'4d'.padStart(64, '0')}` as const
  expect(decodeApproval(data('095ea7b3'))).toBe(77n)
  expect(decodeApproval(data('a9059cbb'))).toBeNull()
  expect(decodeApproval('0x')).toBeNull()
})
