import type { AbiParameter } from 'viem'
import { cleanText } from '#lib/text/text.ts'

/** A decoded value as text: numbers with every digit, arrays and tuples as lists. */
export type ValueInWords = string | readonly ValueInWords[]

/** A decoded value with its name and type. */
export type NamedValue = { name: string; type: string; value: ValueInWords }

/** A decoded argument; an argument of an event may be indexed. */
export type ArgumentInWords = NamedValue & { indexed: boolean }

const longestText = 4_000

/** The type of a parameter as Solidity writes it; a tuple lists its fields: `(address to, uint256 amount)[]`. */
export function typeText(parameter: AbiParameter): string {
  if (!('components' in parameter) || !parameter.type.startsWith('tuple')) return parameter.type
  return `(${parameter.components.map(parameterText).join(', ')})${parameter.type.slice('tuple'.length)}`
}

/** A parameter with its name: `uint256 amount`. */
export function parameterText(parameter: AbiParameter): string {
  const indexed = 'indexed' in parameter && parameter.indexed ? ' indexed' : ''
  return `${typeText(parameter)}${indexed}${parameter.name ? ` ${parameter.name}` : ''}`
}

/** Writes a decoded value as text. Text from a contract is cleaned like any string from outside. */
export function valueInWords(value: unknown): ValueInWords {
  if (Array.isArray(value)) return value.map(valueInWords)
  if (typeof value === 'object' && value !== null) return Object.values(value).map(valueInWords)
  return cleanText(String(value), { longest: longestText, lines: true })
}

/** A decoded value on one line, lists in brackets. */
export function valueText(value: ValueInWords): string {
  return typeof value === 'string' ? value : `[${value.map(valueText).join(', ')}]`
}
