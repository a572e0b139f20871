import { printableText } from '#lib/text/bytesText.ts'
import { cleanText } from '#lib/text/text.ts'
import { checksummed, type Hex } from '#lib/wire/shapes.ts'

/** How the bytes of a topic or of data can be read. */
export const wordForms = ['hex', 'number', 'text', 'address'] as const

export type WordForm = (typeof wordForms)[number]

const wordDigits = 64

/** Data in words of 32 bytes; the last may be shorter. */
export function wordsOf(data: Hex): Hex[] {
  const words = data.slice(2).match(new RegExp(`.{1,${wordDigits}}`, 'g')) ?? []
  return words.map((word): Hex => `0x${word}`)
}

/** A word in another form; null where it has none: bytes that are no text, or too large for an address. */
export function inForm(word: Hex, form: WordForm): string | null {
  if (form === 'hex') return word
  if (form === 'number') return BigInt(word).toString()
  if (form === 'text') return textOf(word)
  return /^0x0{24}[0-9a-f]{40}$/i.test(word) ? checksummed(`0x${word.slice(-40)}`) : null
}

/** Bytes as UTF-8 without the zeros that fill the word. */
function textOf(word: Hex): string | null {
  const digits = word
    .slice(2)
    .replace(/^(?:00)+/, '')
    .replace(/(?:00)+$/, '')
  if (digits.length % 2 === 1) return null
  return cleanText(printableText(digits) ?? '') || null
}
