import { hashMessage } from 'viem'
import type { Hex } from '#lib/wire/shapes.ts'
import { readSignature, type Signature } from './permit.ts'

/**
 * One reading of a message: the hash that `personal_sign` signs (EIP-191), of its text, of the bytes that it writes, or of the
 * text with the line breaks of Windows.
 */
export type MessageHash = { as: 'text' | 'bytes' | 'windows'; hash: Hex }

/**
 * The readings of a message, its text last. Wallets read `0x` and pairs of hexadecimal digits as bytes, and browsers make every
 * line break of a field a plain one, so that the text of a file may have had others.
 */
export function messageHashes(message: string): MessageHash[] {
  const bytes = message.trim().toLowerCase()
  return [
    ...(isHex(bytes) && bytes !== '0x' ? [{ as: 'bytes' as const, hash: hashMessage({ raw: bytes }) }] : []),
    ...(/[^\r]\n|^\n/.test(message)
      ? [{ as: 'windows' as const, hash: hashMessage(message.replace(/\r?\n/g, '\r\n')) }]
      : []),
    { as: 'text', hash: hashMessage(message) },
  ]
}

/** `key` is null where no key signs in this form: only a contract can read the `bytes`. */
export type MessageSignature = { bytes: Hex; key: Signature | null }

/** A signature wrapped for a contract that is not deployed yet ends with this (ERC-6492). */
const wrapped = /6492649264926492649264926492649264926492649264926492649264926492$/

/**
 * Reads a signature: 65 bytes with `v` of 0, 1, 27 or 28, 64 bytes with `v` in the highest bit (EIP-2098), or the bytes of
 * a contract's own form, of any length. With a sentence when the text is none of them.
 */
export function readMessageSignature(typed: string): MessageSignature | { problem: string } {
  const text = typed.replace(/\s+/g, '').toLowerCase()
  const bytes = text.startsWith('0x') ? text : `0x${text}`
  if (!isHex(bytes)) return { problem: 'A signature is 0x and pairs of hexadecimal digits.' }
  if (wrapped.test(bytes))
    return {
      problem:
        'This signature is for a contract before its deployment (ERC-6492), which cannot be checked here.',
    }
  const key = readSignature(bytes) ?? readCompactSignature(bytes)
  return { bytes, key: key && (key.v === 27n || key.v === 28n) ? key : null }
}

/** The highest bit of `s` is the parity. */
function readCompactSignature(bytes: Hex): Signature | null {
  const parts = /^0x([0-9a-f]{64})([0-9a-f]{64})$/.exec(bytes)
  if (!parts) return null
  const [r = 0n, packed = 0n] = parts.slice(1).map((digits) => BigInt(`0x${digits}`))
  return { r, s: packed & (2n ** 255n - 1n), v: 27n + (packed >> 255n) }
}

function isHex(text: string): text is Hex {
  return /^0x([0-9a-f]{2})*$/i.test(text)
}
