import { netTransfer } from '#domain/tokens/netTransfer.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import type { CalledToken } from './calledTokens.ts'

type TransferLog = { address: Address; topics: readonly Hex[]; data: Hex }

/** What a mined transaction moved for its sender: the Transfer logs, and the dollar coins that may pay a sale. */
type Settlement = {
  sender: Address
  logs: readonly TransferLog[]
  /** All with the decimals of dollars. */
  dollarCoins: readonly Address[]
}

/**
 * The tokens of a call with what the transaction really moved in place of the least that the call accepts. A token whose
 * logs do not name the sender, such as one that another account received, stays as the call has it.
 */
export function settledTokens(
  called: readonly CalledToken[],
  { sender, logs, dollarCoins }: Settlement,
): readonly CalledToken[] {
  const dollars = dollarCoins.reduce((sum, coin) => sum + (netTransfer(logs, coin, sender) ?? 0n), 0n)
  return called.map(({ isLeast, ...each }) => {
    const net = netTransfer(logs, each.token, sender) ?? 0n
    // Less than the call accepts is a part: another coin that is not counted here paid the rest.
    const isPaid = each.leastDollars !== undefined && dollars > 0n && dollars >= (each.leastDollars ?? 0n)
    if (isLeast ? net <= 0n : net === 0n) return isLeast ? { ...each, isLeast } : each
    return {
      ...each,
      units: net < 0n ? -net : net,
      ...(isPaid && { leastDollars: null, dollars }),
    }
  })
}
