import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import { type Address, getAddress, isAddress } from 'viem'

const addressPattern = /^0x[0-9a-fA-F]{40}$/
const maximumText = 200

/** An error that the caller can correct, with the code `BAD_USER_INPUT`. The message is one sentence. */
export function userInputError(message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** An address in any case, checksummed like the addresses in the store. */
export function readAddress(name: string, value: string): Address {
  if (!addressPattern.test(value)) throw userInputError(`${name} must be 0x and 40 hexadecimal digits.`)
  const lower = value.toLowerCase()
  return isAddress(lower) ? getAddress(lower) : (lower as Address)
}

/** A search text, trimmed. PostgreSQL cannot store NUL. */
export function readText(name: string, value: string): string {
  const text = value.trim()
  if (text.length > maximumText) throw userInputError(`${name} must be at most ${maximumText} characters.`)
  if (text.includes('\0')) throw userInputError(`${name} must not contain a NUL character.`)
  return text
}
