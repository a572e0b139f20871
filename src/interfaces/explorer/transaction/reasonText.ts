import { panicSentence } from '#domain/transactions/simulation/panicSentence.ts'
import { bytesText, printableText } from '#lib/text/bytesText.ts'
import { cleanText } from '#lib/text/text.ts'

/** The selectors of the two errors that every Solidity contract can revert with. */
const errorSelector = '08c379a0'
const panicSelector = '4e487b71'
const selectorDigits = 8
const word = 64

/**
 * A revert reason as readable text: the string of an `Error(string)`, the meaning of a `Panic(uint256)`, text that was
 * sent as bytes; anything else unchanged.
 */
export function reasonText(raw: string): string {
  return cleanText(readable(raw))
}

function readable(raw: string): string {
  const digits = raw.trim().replace(/^0x/i, '')
  if (!/^(?:[0-9a-f]{2})+$/i.test(digits)) return raw
  const data = digits.slice(selectorDigits)
  if (digits.startsWith(errorSelector)) return errorSentence(data) || raw
  if (digits.startsWith(panicSelector)) return data ? panicSentence(BigInt(`0x${data}`)) : raw
  // Four bytes alone are the selector of an error, even when they happen to be letters.
  const isSelector = digits.length === selectorDigits
  return (isSelector ? null : printableText(digits.replace(/(?:00)+$/, ''))) ?? raw
}

function errorSentence(data: string) {
  const length = Number.parseInt(data.slice(word, 2 * word), 16)
  return bytesText(data.slice(2 * word, 2 * word + 2 * length))
}
