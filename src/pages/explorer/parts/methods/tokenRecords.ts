import { createContext } from 'react'
import type { Token } from '#interfaces/explorer/token/token.ts'
import type { Address } from '#lib/wire/shapes.ts'

export type TokenRecords = ReadonlyMap<Address, Token>

/** The records of the tokens that the calls of a list name, read once for all its rows; null until then. */
export const TokenRecordsContext = createContext<TokenRecords | null>(null)
