import { expect, test } from 'vitest'
import type { Curve } from './curve.ts'
import { dollarsFor, tokensFor } from './exactOut.ts'

const curve: Curve = { x: 1_000n, y: 10_000n, realUsd: 400n, feePpm: 10_000n }

test('the dollars for all tokens of a pool but one are quoted, those for all are null', () => {
  expect(dollarsFor({ ...curve, feePpm: 0n }, 9_999n)).toBe(1_000n * 9_999n)
  expect(dollarsFor(curve, 10_000n)).toBeNull()
})

test('the tokens for the whole real reserve are quoted, those for a base unit more are null', () => {
  expect(tokensFor({ ...curve, feePpm: 0n }, 400n)).toBe(6_667n)
  expect(tokensFor(curve, 401n)).toBeNull()
})

test('the tokens for the whole virtual reserve are null, though the real one has as much', () => {
  expect(tokensFor({ ...curve, realUsd: 5_000n }, 1_000n)).toBeNull()
})

test('a fee of 100 % leaves nothing, so neither side is quoted', () => {
  expect(dollarsFor({ ...curve, feePpm: 1_000_000n }, 1n)).toBeNull()
  expect(tokensFor({ ...curve, feePpm: 1_000_000n }, 1n)).toBeNull()
})

test('an amount out of zero needs an amount in of zero', () => {
  expect(dollarsFor(curve, 0n)).toBe(0n)
  expect(tokensFor(curve, 0n)).toBe(0n)
})
