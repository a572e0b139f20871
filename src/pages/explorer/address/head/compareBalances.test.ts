import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { compareBalances, explorerProblem } from './compareBalances.ts'

test('equal balances have both sources; of different ones the newer is shown, with the other beside it', () => {
  expect(compareBalances(5n, { balance: 5n })).toEqual({ source: 'both', wei: 5n })
  expect(compareBalances(6n, { balance: 5n })).toEqual({ source: 'different', wei: 6n, explorerWei: 5n })
})

test('one interface alone is the source; without any the balance is unknown, not zero', () => {
  expect(compareBalances(0n, undefined)).toEqual({ source: 'node', wei: 0n })
  expect(compareBalances(0n, { balance: null })).toEqual({ source: 'node', wei: 0n })
  expect(compareBalances(undefined, { balance: 5n })).toEqual({ source: 'explorer', wei: 5n })
  expect(compareBalances(undefined, undefined)).toEqual({ source: 'none', wei: null })
})

test('an address the explorer does not know is not an explorer that does not answer', () => {
  expect(explorerProblem(new InterfaceError('explorer', 'not-found', 'Not found'))).toContain('Not seen')
  expect(explorerProblem(new InterfaceError('explorer', 'timeout', 'No answer'))).toContain("Can't reach")
  expect(explorerProblem(null)).toBeNull()
})
