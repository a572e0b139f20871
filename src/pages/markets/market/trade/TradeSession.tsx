import { createContext, type ReactNode, use, useState } from 'react'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useTradeInput } from './useTradeInput.ts'

type Session = ReturnType<typeof useTradeInput> & {
  /** The states of the open forms by name. */
  kept: Map<string, unknown>
}

/** The session of the page's trade. */
export const SessionContext = createContext<Session | null>(null)

type TradeSessionProps = { pool: Address; children: ReactNode }

/**
 * Holds what is typed into the trade of one market, and the transactions of its form, above the choice between the panel
 * and the sheet: a turned device changes the one for the other. It ends with the page of its market, and the transactions
 * with their wallet.
 */
export function TradeSession({ pool, children }: TradeSessionProps) {
  const input = useTradeInput(pool)
  const address = useWalletAddress()
  const [{ owner, kept }, setOwned] = useState(() => keptOf(address))
  if (owner !== address) setOwned(keptOf(address))
  return <SessionContext value={{ ...input, kept }}>{children}</SessionContext>
}

function keptOf(owner: Address | null) {
  return { owner, kept: new Map<string, unknown>() }
}

/** What is typed into the trade of the page, and its acts. */
export function useTradeSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('A trade needs a TradeSession around it.')
  return session
}
