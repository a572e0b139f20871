import { createContext, type ReactNode } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'

/** Shows which tokens a transaction calls for. */
export type ShowTokens = (transaction: Transaction) => ReactNode

/** How the rows of a list show their tokens, once the records of these are read; null until then. */
export const ShownTokens = createContext<ShowTokens | null>(null)
