import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { balanceReading, explorerSilence } from './balanceReading.ts'

test('equal balances are told as agreed, different ones as disputed with the newer first', () => {
  expect(balanceReading(5n, { balance: 5n })).toEqual({ from: 'both', wei: 5n })
  expect(balanceReading(6n, { balance: 5n })).toEqual({ from: 'disputed', wei: 6n, explorerWei: 5n })
})

test('one interface alone is named; without any the balance is unknown, not zero', () => {
  expect(balanceReading(0n, undefined)).toEqual({ from: 'node', wei: 0n })
  expect(balanceReading(0n, { balance: null })).toEqual({ from: 'node', wei: 0n })
  expect(balanceReading(undefined, { balance: 5n })).toEqual({ from: 'explorer', wei: 5n })
  expect(balanceReading(undefined, undefined)).toEqual({ from: 'nobody', wei: null })
})

test('an address an old explorer never saw is not an explorer that is down', () => {
  expect(explorerSilence(new InterfaceError('explorer', 'not-found', 'Not found'))).toContain('never seen')
  expect(explorerSilence(new InterfaceError('explorer', 'timeout', 'late'))).toContain('does not answer')
  expect(explorerSilence(null)).toBeNull()
})
