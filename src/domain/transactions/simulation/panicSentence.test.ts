import { expect, test } from 'vitest'
import { panicSentence } from './panicSentence.ts'

test.each([
  [0x11n, 'Panic: arithmetic overflow or underflow (0x11)'],
  [0x1n, 'Panic: assertion failed (0x01)'],
  [0x99n, 'Panic 0x99'],
  [2n ** 255n, `Panic 0x8${'0'.repeat(63)}`],
])('panicSentence of %s is %s', (code, sentence) => {
  expect(panicSentence(code)).toBe(sentence)
})
