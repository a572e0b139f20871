import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test.each([
  ['Ledger is locked', '“Ledger is locked.”'],
  ['Ledger is locked.', '“Ledger is locked.”'],
  ['Really?', '“Really?”'],
  ['a long sentence that was cut…', '“a long sentence that was cut…”'],
])('%j stands in quotes with one full stop of its own', (words, sentence) => {
  expect(quoted(words)).toBe(sentence)
})
