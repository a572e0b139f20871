import type { Party } from '#interfaces/explorer/party.ts'
import type { Token } from '#interfaces/explorer/token.ts'
import type { TokenTransfer } from '#interfaces/explorer/tokenTransfer.ts'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction.ts'
import type { Address } from '#lib/wire.ts'

/** So many base units of a token. */
export type TokenSum = { token: Token; units: bigint; decimals: number }

/** What a transaction did, in the shape of a sentence. */
export type TransactionSummary =
  | { kind: 'swapped'; gave: TokenSum; got: TokenSum }
  | { kind: 'moved'; verb: string; sum: TokenSum; to: Party | null }
  | { kind: 'sent'; wei: bigint; to: Party }
  | { kind: 'created'; contract: Party | null }
  | { kind: 'called'; method: string | null; on: Party }

/** Names of functions that say better than the transfers what was meant. */
const verbs: Readonly<Record<string, { verb: string; side: 'gave' | 'got' }>> = {
  deposit: { verb: 'Deposited', side: 'gave' },
  supply: { verb: 'Deposited', side: 'gave' },
  repay: { verb: 'Repaid', side: 'gave' },
  withdraw: { verb: 'Withdrew', side: 'got' },
  borrow: { verb: 'Borrowed', side: 'got' },
  claimFees: { verb: 'Claimed', side: 'got' },
  mint: { verb: 'Minted', side: 'got' },
}

/** One sentence about a transaction, from what its sender gave and got. */
export function transactionSummary(
  transaction: Transaction,
  transfers: readonly TokenTransfer[],
): TransactionSummary {
  const { from, to, createdContract, value, input, method } = transaction
  if (to === null) return { kind: 'created', contract: createdContract }
  if (transactionStatus(transaction) === 'success') {
    const told = tokenSummary(from.address, transfers, method)
    if (told) return told
  }
  if (value !== null && value > 0n && (input === '0x' || method === null))
    return { kind: 'sent', wei: value, to }
  return { kind: 'called', method, on: to }
}

function tokenSummary(
  sender: Address,
  transfers: readonly TokenTransfer[],
  method: string | null,
): TransactionSummary | undefined {
  const { gave, got } = netSums(sender, transfers)
  const told = method === null ? undefined : verbs[method]
  const sum = told && (told.side === 'gave' ? gave : got)
  if (told && sum?.length === 1 && sum[0]) return { kind: 'moved', verb: told.verb, sum: sum[0], to: null }
  if (gave.length === 1 && got.length === 1 && gave[0] && got[0]) {
    return { kind: 'swapped', gave: gave[0], got: got[0] }
  }
  const [only] = transfers
  if (transfers.length !== 1 || !only) return undefined
  const amount = sumOf(only)
  if (!amount) return undefined
  if (only.kind === 'token_minting') return { kind: 'moved', verb: 'Minted', sum: amount, to: only.to }
  if (only.kind === 'token_burning') return { kind: 'moved', verb: 'Burned', sum: amount, to: null }
  return { kind: 'moved', verb: 'Sent', sum: amount, to: only.to }
}

/** What the sender has less and more of after all transfers; tokens without known decimals are left out. */
function netSums(sender: Address, transfers: readonly TokenTransfer[]) {
  const sums = new Map<Address, TokenSum>()
  for (const transfer of transfers) {
    const amount = sumOf(transfer)
    if (!amount) continue
    const before = sums.get(amount.token.address)?.units ?? 0n
    const change =
      (transfer.to.address === sender ? amount.units : 0n) -
      (transfer.from.address === sender ? amount.units : 0n)
    sums.set(amount.token.address, { ...amount, units: before + change })
  }
  const all = [...sums.values()]
  return {
    gave: all.filter(({ units }) => units < 0n).map((sum) => ({ ...sum, units: -sum.units })),
    got: all.filter(({ units }) => units > 0n),
  }
}

function sumOf({ token, amount, decimals, tokenId }: TokenTransfer): TokenSum | undefined {
  if (!token || amount === null || decimals === null || tokenId !== null) return undefined
  return { token, units: amount, decimals }
}
