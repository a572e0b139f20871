import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { type MessageSignature, messageHashes, readMessageSignature } from './signedMessage.ts'
import { signerOf } from './signerOf.ts'

const alice = privateKeyToAccount(`0x${'a1'.repeat(32)}`)

/** The signers of a message, by reading. */
function signers(message: string, signature: string) {
  const { key } = readMessageSignature(signature) as MessageSignature
  return messageHashes(message).map(({ as, hash }) => [as, key && signerOf(hash, key)])
}

test.each(['Sign in to Tideline', '', 'Zwölf\nTöne 🎻', '  spaces  '])(
  'a signed message recovers its signer: %j',
  async (message) => {
    expect(signers(message, await alice.signMessage({ message })).at(-1)).toEqual(['text', alice.address])
  },
)

test('a message of hexadecimal digits is read as bytes and as text', async () => {
  const asBytes = await alice.signMessage({ message: { raw: '0xc0ffee' } })
  expect(signers('0XC0FFEE', asBytes)).toContainEqual(['bytes', alice.address])
  const asText = await alice.signMessage({ message: '0xc0ffee' })
  expect(signers('0xc0ffee', asBytes)).toContainEqual(['bytes', alice.address])
  expect(signers('0xc0ffee', asBytes)).not.toContainEqual(['text', alice.address])
  expect(signers('0xc0ffee', asText)).toContainEqual(['text', alice.address])
})

test('a text with the line breaks of Windows is found by the plain ones that a field keeps', async () => {
  const signature = await alice.signMessage({ message: 'one\r\ntwo\r\n' })
  expect(signers('one\ntwo\n', signature)).toContainEqual(['windows', alice.address])
  expect(signers('one\ntwo\n', signature)).not.toContainEqual(['text', alice.address])
})

test('a signature is read with v from 0, in its compact form, without 0x and with line breaks', async () => {
  for (const message of ['one', 'two', 'three', 'four']) {
    const signature = await alice.signMessage({ message })
    const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)]
    const parity = v === '1c' ? 1n : 0n
    const compact = ((parity << 255n) | BigInt(`0x${s}`)).toString(16).padStart(64, '0')
    const forms = [`0x${r}${s}0${parity}`, `0x${r}${compact}`, `${r}\n${s}\n${v}\n`.toUpperCase()]
    for (const form of forms) expect(signers(message, form)).toEqual([['text', alice.address]])
  }
})

test.each([
  ['', null],
  ['0x1234', null],
  [`0x${'11'.repeat(64)}1f`, null],
  [`0x${'ff'.repeat(64)}1b`, expect.objectContaining({ v: 27n })],
])('a signature that no key makes is left to contracts: %s', (typed, key) => {
  expect(readMessageSignature(typed)).toMatchObject({ key })
})

test('an impossible signature has no signer', () => {
  expect(signers('one', `0x${'ff'.repeat(64)}1b`)).toEqual([['text', null]])
})

test.each([
  ['hello', /hexadecimal/],
  ['0x123', /hexadecimal/],
  [`0x1234${'6492'.repeat(16)}`, /ERC-6492/],
])('readMessageSignature refuses %s with a sentence', (typed, problem) => {
  expect(readMessageSignature(typed)).toEqual({ problem: expect.stringMatching(problem) })
})
