import { createContext } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'

/** The transactions that a list shows at once, so that its rows bound their requests together. */
export const PageRows = createContext<readonly Transaction[]>([])
