import { expect, test } from 'vitest'
import { checksumProblem } from './checksumProblem.ts'

const right = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each([
  ['one mistyped digit', right.replace('0d17', '0d18')],
  ['one capital too many', right.replace('dc79', 'Dc79')],
  ['two swapped digits', right.replace('C518', 'C581')],
])('an address with %s does not match its checksum', (_, address) => {
  expect(checksumProblem(address)).toContain('a wrong checksum')
})

test.each([
  ['the right capitals', right],
  ['small letters', right.toLowerCase()],
  ['capitals', `0x${right.slice(2).toUpperCase()}`],
  ['no letter', `0x${'12'.repeat(20)}`],
  ['one small letter', `0x${'12'.repeat(19)}1a`],
  ['39 digits', right.slice(0, -1)],
])('nothing is said of an address with %s', (_, address) => {
  expect(checksumProblem(address)).toBeNull()
})
