import { formatCount } from '#lib/format/count.ts'

/** Below this many digits a text without 0x is a name or a number. */
const fewest = 30
const digitsOfSelector = 8

/**
 * What is wrong with a text that looks like a hash, an address, a link or a registered name and leads to no record; null
 * for any other text.
 */
export function searchProblem(text: string): string | null {
  if (/^0x[0-9a-f]{2,}(?:\.{2,}|…|\*+)[0-9a-f]{2,}$/i.test(text))
    return 'Digits are left out of this. Copy the whole hash or address.'
  if (/0x[0-9a-f]{40,}(?:[^0-9a-z].*)?0x[0-9a-f]{40,}/is.test(text))
    return 'These are several hashes or addresses. Enter one.'
  if (/^[^\s/]+\.(?:eth|crypto|xyz|box|id)$/i.test(text))
    return 'Names like this are found only if the explorer knows them. Enter the address if you have it.'
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return linkProblem(text)
  return hexProblem(text) ?? digitsProblem(text)
}

function linkProblem(link: string): string {
  const parts = link.split(/[/?#&=]/)
  const problem = parts.map((part) => hexProblem(part) ?? digitsProblem(part)).find((each) => each !== null)
  return problem ?? 'This link names no transaction, block, address or token.'
}

function hexProblem(text: string): string | null {
  const [, prefix, digits = ''] = /^(0x)?([0-9a-z]+)$/i.exec(text) ?? []
  const wrong = /[^0-9a-f]/i.exec(digits)?.[0]
  const isBeginning = prefix !== undefined && wrong === undefined && digits.length !== digitsOfSelector
  if (digits.length < fewest && !isBeginning) return null
  if (wrong !== undefined) return prefix ? `“${wrong}” is not a hexadecimal digit.` : null
  if (!prefix && /^\d+$/.test(digits)) return digitsProblem(digits)
  return `A hash has 64 hexadecimal digits and an address 40. This has ${formatCount(digits.length)}.`
}

function digitsProblem(text: string): string | null {
  return /^\d{16,}$/.test(text) ? 'No block has a number this large.' : null
}
