import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CalledToken, calledTokens } from '#domain/explorer/calledTokens.ts'
import { settledTokens } from '#domain/explorer/settledTokens.ts'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import { dollarCoinsQuery } from '#interfaces/node/contract/settlement/dollarCoins.ts'
import { transfersInBlocksQuery } from '#interfaces/node/contract/settlement/transfersInBlocks.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { isOwnCall } from './isOwnCall.ts'

/** A search of more is refused by some nodes, and too much to ask for a word in a row. */
const mostBlocks = 200

const settings = { refetchOnWindowFocus: false, retry: false } as const

/** The tokens of calls with what they really moved, by the hash of the transaction. */
export type SettledTokens = ReadonlyMap<Hash, readonly CalledToken[]>

type SettlementsProps = {
  /** Trades in blocks. */
  rows: readonly Transaction[]
  onRead: (settled: SettledTokens) => void
}

/**
 * Reads what the trades of a list moved for their senders, by the node's logs of the blocks of these rows, and itself shows
 * nothing. Where the rows reach far back, it reads only the newest blocks.
 */
export function ReadSettlements({ rows, onRead }: SettlementsProps) {
  const blocks = rows.map(({ blockNumber }) => Number(blockNumber))
  const newest = Math.max(...blocks)
  const oldest = Math.min(...blocks.filter((block) => block > newest - mostBlocks))
  const senders = rows.map(({ from }) => from.address)
  const { data: logs } = useQuery({ ...transfersInBlocksQuery(oldest, newest, senders), ...settings })
  const { data: dollarCoins } = useQuery({ ...dollarCoinsQuery(), ...settings })
  useEffect(() => {
    if (!logs || !dollarCoins) return
    const settled = rows.map((row) => {
      const { hash, from } = row
      const settlement = { sender: from.address, logs: logs.get(hash) ?? [], dollarCoins }
      return [hash, settledTokens(calledTokens(row, true), settlement)] as const
    })
    onRead(new Map(settled))
  }, [logs, dollarCoins, rows, onRead])
  return null
}

/** Whether a transaction is done, and its call states a limit where amounts were moved. */
export function isSettledTrade(row: Transaction): boolean {
  if (row.blockNumber === null || transactionStatus(row) !== 'success' || !isOwnCall(row)) return false
  return calledTokens(row, true).some(
    ({ isLeast, leastDollars, units }) => isLeast || leastDollars !== undefined || units === null,
  )
}
