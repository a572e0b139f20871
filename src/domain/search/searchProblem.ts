import { formatCount } from '#lib/format/count.ts'

/** Fewer digits are a name, a selector or a number. */
const fewest = 30

/** What is wrong with a text that looks like a hash or an address and is neither; null for any other text. */
export function searchProblem(text: string): string | null {
  const digits = /^(0x)?([0-9a-z]+)$/i.exec(text)
  if (!digits?.[2] || digits[2].length < fewest) return digitsProblem(text)
  const wrong = /[^0-9a-f]/i.exec(digits[2])?.[0]
  if (wrong !== undefined && !digits[1]) return null
  if (wrong !== undefined) return `“${wrong}” is not a hexadecimal digit.`
  return `A hash has 64 hexadecimal digits and an address 40. This has ${formatCount(digits[2].length)}.`
}

function digitsProblem(text: string): string | null {
  return /^\d{16,}$/.test(text) ? 'No block has a number this large.' : null
}
