import { getAddress, keccak256, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { keccakOfShortText } from './keccak.ts'
import { checksummed } from './shapes.ts'

test('the hash of text of every length equals that of viem', () => {
  for (let length = 0; length < 136; length += 1) {
    const text = 'tideline0x9f'.repeat(12).slice(0, length)
    expect(`0x${keccakOfShortText(text)}`).toBe(keccak256(stringToHex(text)))
  }
})

test('the checksums of a thousand addresses equal those of viem', () => {
  for (let index = 0; index < 1_000; index += 1) {
    const address = `0x${keccakOfShortText(`address ${index}`).slice(0, 40)}` as const
    expect(checksummed(address)).toBe(getAddress(address))
  }
})
