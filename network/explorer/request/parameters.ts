import { HTTPException } from 'hono/http-exception'
import { type Address, getAddress, type Hash } from 'viem'

/** The query string of a request. */
export type Query = URLSearchParams

/** A parameter has a wrong value: 422. The message is one sentence for people. */
export class InvalidParameter extends HTTPException {
  readonly parameter: string

  constructor(parameter: string, message: string) {
    super(422, { message })
    this.parameter = parameter
  }
}

/** 404, with one sentence that says what was not found. */
export function notFound(what: string, { keptFrom }: { keptFrom?: number } = {}): HTTPException {
  const pruned = keptFrom ? ` Records of blocks before ${keptFrom} are not kept.` : ''
  return new HTTPException(404, { message: `${what} was not found.${pruned}` })
}

/** An address in any case: 0x and 40 hexadecimal digits. */
export function readAddress(text: string, name = 'address_hash'): Address {
  if (!/^0x[0-9a-f]{40}$/i.test(text))
    throw new InvalidParameter(name, `${name} must be an address: 0x and 40 hexadecimal digits.`)
  return getAddress(text.toLowerCase())
}

/** A hash in lower case. Throws 422 for anything else. */
export function readHash(text: string, name = 'transaction_hash'): Hash {
  if (!/^0x[0-9a-f]{64}$/i.test(text))
    throw new InvalidParameter(name, `${name} must be a hash: 0x and 64 hexadecimal digits.`)
  return text.toLowerCase() as Hash
}

/** A block's number or hash. Null for a number that no chain has reached. */
export function readBlockId(text: string): { number: number } | { hash: Hash } | null {
  if (/^0x[0-9a-f]{64}$/i.test(text)) return { hash: text.toLowerCase() as Hash }
  if (!/^\d{1,78}$/.test(text))
    throw new InvalidParameter(
      'block_number_or_hash',
      'block_number_or_hash must be a decimal block number or a hash of 0x and 64 hexadecimal digits.',
    )
  const number = Number(text)
  return number <= largestInteger ? { number } : null
}

/** The largest number in an integer column of the database. */
export const largestInteger = 2_147_483_647

/** A whole number within the limits. Throws 422 for anything else. */
export function readInteger(
  text: string,
  name: string,
  { minimum = 0, maximum = largestInteger }: { minimum?: number; maximum?: number } = {},
): number {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= minimum && value <= maximum) return value
  throw new InvalidParameter(name, `${name} must be a whole number from ${minimum} to ${maximum}.`)
}

/** One of the allowed words. Null when the parameter is absent or empty. */
export function readChoice<const Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = query.get(name)
  if (!text) return null
  const choice = choices.find((known) => known === text)
  if (choice) return choice
  throw new InvalidParameter(name, `${name} must be one of ${choices.join(', ')}.`)
}

/** Some of the allowed words, separated by commas, in any case. Null when the parameter is absent or empty. */
export function readChoices<const Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice[] | null {
  const text = query.get(name)
  if (!text) return null
  // Public clients also send the list in brackets.
  const words = text.replace(/^\[(.*)\]$/, '$1').split(',')
  const chosen = words.map((word) => {
    const choice = choices.find((known) => known.toLowerCase() === word.trim().toLowerCase())
    if (choice) return choice
    throw new InvalidParameter(name, `${name} must be a comma-separated list of ${choices.join(', ')}.`)
  })
  return [...new Set(chosen)]
}

export const directions = ['to', 'from'] as const
export type Direction = (typeof directions)[number]

export const tokenTypes = ['ERC-20', 'ERC-721', 'ERC-1155'] as const
export type TokenType = (typeof tokenTypes)[number]
