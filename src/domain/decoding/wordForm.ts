import { printableText } from '#lib/text/bytesText.ts'
import { cleanText } from '#lib/text/text.ts'
import { checksummed, type Hex } from '#lib/wire/shapes.ts'

/** The ways to display a word of a topic or of data. */
export const wordForms = ['hex', 'number', 'text', 'address'] as const

export type WordForm = (typeof wordForms)[number]

const wordDigits = 64

/** Data in words of 32 bytes; the last may be shorter. */
export function wordsOf(data: Hex): Hex[] {
  const words = data.slice(2).match(new RegExp(`.{1,${wordDigits}}`, 'g')) ?? []
  return words.map((word): Hex => `0x${word}`)
}

/** Displays a word in another form; null for bytes that are no text and for numbers that are no address. */
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
