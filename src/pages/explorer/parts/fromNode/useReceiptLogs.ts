import { useQuery } from '@tanstack/react-query'
import { type ReceiptLog, receiptLogsQuery } from '#interfaces/node/transaction/receiptLogs.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { useNodeTokens } from '#pages/explorer/parts/methods/useNodeTokens.ts'
import { asTransfer, isTransfer, movesOther } from './asTransfer.ts'

const none: readonly ReceiptLog[] = []

/**
 * The logs of a transaction in this block by its receipt, with the transfers of ERC-20 tokens among them. `areAll`: no
 * log is unread and none moves anything else. `areNamed`: every token has said what it is, or not answered.
 */
export function useReceiptLogs(hash: Hash, block: Hash) {
  const { data, error, refetch } = useQuery(receiptLogsQuery(hash, block))
  const logs = data?.rows ?? none
  const moves = logs.filter(isTransfer)
  const { tokens, areRead } = useNodeTokens(moves.map(({ address }) => address))
  const tokenOf = new Map(tokens.map((token) => [token.address, token]))
  return {
    ...{ data, error, refetch, logs, tokens },
    transfers: moves.map((log) => asTransfer(log, tokenOf.get(log.address), hash)),
    areAll: data?.dropped === 0 && !logs.some(movesOther),
    areNamed: areRead,
  }
}
