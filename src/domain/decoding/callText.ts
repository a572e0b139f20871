import type { InWords } from './decode.ts'
import { namedValueText } from './namedValueText.ts'

const longestValue = 80

/**
 * A decoded call or error on one line: `transfer(to: 0x…, amount: 5)`. Values longer than `longest` are cut. `amountOf` writes the amount at
 * a position in whole tokens; null where it is none.
 */
export function callText(
  { methodCall, parameters, tooLarge }: InWords,
  amountOf?: (position: number) => string | null,
  longest = longestValue,
): string {
  if (tooLarge) return `${methodCall.split('(')[0]}(…)`
  const values = parameters.map(({ name, type, value }, position) => {
    const text = amountOf?.(position) ?? namedValueText(type, value)
    const short = text.length > longest ? `${text.slice(0, longest)}…` : text
    return name ? `${name}: ${short}` : short
  })
  return `${methodCall.split('(')[0]}(${values.join(', ')})`
}

/**
 * The function that runs when the contract does not have the selector of a call: `receive` or `fallback`; null for
 * neither.
 */
export function specialFunction(input: string, abi: readonly { type: string }[]): string | null {
  const has = (type: string) => abi.some((item) => item.type === type)
  if (input === '0x' && has('receive')) return 'receive()'
  return has('fallback') ? 'fallback()' : null
}
