import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test.each([
  ['Ledger is locked', '“Ledger is locked.”'],
  ['Ledger is locked.', '“Ledger is locked.”'],
  ['Really?', '“Really?”'],
  ['a long sentence that was cut…', '“a long sentence that was cut…”'],
])('quoted puts %j in quotes with one full stop', (words, sentence) => {
  expect(quoted(words)).toBe(sentence)
})
