import { expect, test } from 'vitest'
import { reasonText } from './reasonText.ts'

const sentence = `08c379a0${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${'6c617465'.padEnd(64, '0')}`

test.each([
  ['the sentence of an Error(string)', `0x${sentence}`, 'late'],
  ['the sentence without 0x', sentence, 'late'],
  [
    'the meaning of a Panic(uint256)',
    `0x4e487b71${'11'.padStart(64, '0')}`,
    'Panic: arithmetic overflow or underflow (0x11)',
  ],
  ['text as bytes', '4f6e6c79206368616972706572736f6e2063616e20766f74652e', 'Only chairperson can vote.'],
  ['text as bytes, padded', `0x${Buffer.from('zu spät').toString('hex')}0000`, 'zu spät'],
  ['plain text', 'out of gas', 'out of gas'],
  ['bytes that are no text', '0xdeadbeef01', '0xdeadbeef01'],
  ['a selector that happens to be letters', '0x41424344', '0x41424344'],
  ['an odd number of digits', '0xabc', '0xabc'],
  ['what hides or turns text', 'late\u202e\u0000', 'late'],
])('reasonText of %s is readable text', (_, raw, text) => {
  expect(reasonText(raw)).toBe(text)
})
