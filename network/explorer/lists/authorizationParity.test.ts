import { expect, test } from 'vitest'
import { parityOf } from './authorizationParity.ts'

test('the parity is that of `yParity`, or of `v` in either form', () => {
  expect(
    [{ yParity: '0x1', v: '0x0' } as const, { v: '0x1' } as const, { v: '0x1b' } as const].map(parityOf),
  ).toEqual([1, 1, 0])
})

test('a signature without a parity is not called wrong: reading it fails', () => {
  expect(() => parityOf({})).toThrow('does not tell')
})
