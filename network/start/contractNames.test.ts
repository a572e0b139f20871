import { expect, test } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { contractNames } from './contractNames.ts'

test('the explorer names the contract that every trade pays its fee to', () => {
  const feeCollector = `0x${'fe'.repeat(20)}` as const
  expect(contractNames({ feeCollector } as Deployment).get(feeCollector)).toBe('Market fees')
})
