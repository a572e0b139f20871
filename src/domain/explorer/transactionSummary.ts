import { printableText } from '#lib/text/bytesText.ts'
import { ownEntry } from '#lib/text/ownEntry.ts'
import type { Address } from '#lib/wire/shapes.ts'

type Mentioned = { address: Address }
type Recipient = { isContract?: boolean | null; proxyType?: string | null }

/** An amount of a token in base units. */
export type TokenSum<Token = Mentioned> = { token: Token; units: bigint; decimals: number }

/** What a transaction did, as the parts of a sentence. */
export type TransactionSummary<Token = Mentioned, Party = Mentioned> =
  | { kind: 'swapped'; gave: TokenSum<Token>; got: readonly TokenSum<Token>[] }
  | { kind: 'moved'; verb: string; sum: TokenSum<Token>; to: Party | null }
  | { kind: 'sent'; wei: bigint; to: Party }
  | { kind: 'created'; contract: Party | null }
  | { kind: 'called'; method: string | null; on: Party }

type SummarisedTransaction<Party> = {
  from: Mentioned
  to: Party | null
  createdContract: Party | null
  value: bigint | null
  input: string | null
  method: string | null
  succeeded: boolean
}

type SummarisedTransfer<Token, Party> = {
  from: Mentioned
  to: Party
  token: Token | null
  kind: string | null
  amount: bigint | null
  decimals: number | null
  tokenId: unknown
}

/** A sale on a curve may be paid in several dollar coins. More payouts than these make no sentence. */
const mostPayouts = 3

/** Functions whose name describes the transaction better than its transfers do. */
const verbs: Readonly<Record<string, { verb: string; side: 'gave' | 'got' }>> = {
  deposit: { verb: 'Deposited', side: 'gave' },
  supply: { verb: 'Deposited', side: 'gave' },
  repay: { verb: 'Repaid', side: 'gave' },
  withdraw: { verb: 'Withdrew', side: 'got' },
  borrow: { verb: 'Borrowed', side: 'got' },
  claimFees: { verb: 'Claimed', side: 'got' },
  mint: { verb: 'Minted', side: 'got' },
}

/**
 * Summarises a transaction by what its sender gave and got. Transfers count only when `areAll` is true: a part of them
 * would misrepresent the whole.
 */
export function transactionSummary<Token extends Mentioned, Party extends Mentioned & Recipient>(
  transaction: SummarisedTransaction<Party>,
  transfers: readonly SummarisedTransfer<Token, Party>[],
  areAll: boolean,
): TransactionSummary<Token, Party> {
  const { to, createdContract, value, input, method, succeeded } = transaction
  if (to === null) return { kind: 'created', contract: createdContract }
  const moved = succeeded && areAll ? tokenSummary(transaction, transfers) : undefined
  if (moved) return moved
  // A transaction without input calls nothing. That includes a payment of zero, which wallets send to cancel another
  // transaction.
  const runsNothing =
    input === '0x' || isMessage(input, to) || (value !== null && value > 0n && method === null)
  if (value !== null && runsNothing) {
    return { kind: 'sent', wei: value, to }
  }
  return { kind: 'called', method, on: to }
}

/**
 * The most hexadecimal digits of input that are searched for a message: longer input is no message, and the search
 * takes long.
 */
const longestMessage = 20_000

/**
 * Whether the input is a text to a plain account. Such an account runs nothing, even where a server reads a selector in
 * the text.
 */
export function isMessage(input: string | null, { isContract, proxyType }: Recipient): boolean {
  if (input === null || input.length > longestMessage || isContract !== false || proxyType) return false
  return printableText(input.slice(2)) !== null
}

function tokenSummary<Token extends Mentioned, Party extends Mentioned>(
  { from: { address: sender }, method, value }: SummarisedTransaction<Party>,
  transfers: readonly SummarisedTransfer<Token, Party>[],
): TransactionSummary<Token, Party> | undefined {
  const { gave, got } = netSums(sender, transfers)
  const uncounted = uncountedSides(sender, transfers)
  const known = method === null ? undefined : ownEntry(verbs, method)
  const sum = known && (known.side === 'gave' ? gave : got)
  if (known && !uncounted.has(known.side) && sum?.length === 1 && sum[0])
    return { kind: 'moved', verb: known.verb, sum: sum[0], to: null }
  // Coins move without a transfer: the sender gave some here, or may have got some back.
  const movesCoins = value !== 0n || /liquidity/i.test(method ?? '')
  const isTrade = got.length > 0 && got.length <= mostPayouts
  if (!movesCoins && uncounted.size === 0 && isTrade && gave.length === 1 && gave[0]) {
    return { kind: 'swapped', gave: gave[0], got }
  }
  const [only] = transfers
  return transfers.length === 1 && only ? ofTransfer(sender, only) : undefined
}

/** The only transfer of a transaction, as its sender sees it. */
function ofTransfer<Token extends Mentioned, Party extends Mentioned>(
  sender: Address,
  only: SummarisedTransfer<Token, Party>,
): TransactionSummary<Token, Party> | undefined {
  const amount = sumOf(only)
  if (!amount) return undefined
  if (only.kind === 'token_minting') return { kind: 'moved', verb: 'Minted', sum: amount, to: only.to }
  if (only.kind === 'token_burning') return { kind: 'moved', verb: 'Burned', sum: amount, to: null }
  // A claim pays the sender, and an allowed spender moves what is another's.
  if (only.from.address === sender) return { kind: 'moved', verb: 'Sent', sum: amount, to: only.to }
  const isGot = only.to.address === sender
  return { kind: 'moved', verb: isGot ? 'Received' : 'Moved', sum: amount, to: isGot ? null : only.to }
}

/** The sender's net losses and gains by token, after all transfers. Tokens with unknown decimals are left out. */
function netSums<Token extends Mentioned>(
  sender: Address,
  transfers: readonly SummarisedTransfer<Token, Mentioned>[],
) {
  const sums = new Map<Address, TokenSum<Token>>()
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

/**
 * The sides whose sums are incomplete: the sender gave or got an NFT, or an unknown amount. An unknown amount may be
 * change, so it makes both sides incomplete.
 */
function uncountedSides<Token>(
  sender: Address,
  transfers: readonly SummarisedTransfer<Token, Mentioned>[],
): ReadonlySet<'gave' | 'got'> {
  const sides = transfers
    .filter((transfer) => !sumOf(transfer))
    .flatMap(({ from, to, tokenId }) => {
      const [isGiven, isGot] = [from.address === sender, to.address === sender]
      if (tokenId === null && (isGiven || isGot)) return ['gave', 'got'] as const
      return [...(isGiven ? (['gave'] as const) : []), ...(isGot ? (['got'] as const) : [])]
    })
  return new Set(sides)
}

function sumOf<Token>({
  token,
  amount,
  decimals,
  tokenId,
}: SummarisedTransfer<Token, Mentioned>): TokenSum<Token> | undefined {
  if (!token || amount === null || decimals === null || tokenId !== null) return undefined
  return { token, units: amount, decimals }
}
