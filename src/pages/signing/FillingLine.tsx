import { useQuery } from '@tanstack/react-query'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'

type FillingLineProps = {
  user: Address
  /** The one token to speak of. */
  only?: Address | undefined
}

/** What the faucets send to an account; once all of it is confirmed, what came, and the account's coin for fees. */
export function FillingLine({ user, only }: FillingLineProps) {
  const mints = useMints(user).filter(({ asset }) => !only || asset === only)
  const { data: wei } = useQuery(balanceQuery(user))
  const open = mints.filter(isOpen)
  const came = mints.filter(({ status }) => status.name === 'confirmed').map(mintedText)
  const coin = wei && `${formatAmount(wholeCoins(wei))} ${config().nativeCurrency.symbol}`
  return (
    <p
      role="status"
      // It says nothing of one that failed.
      data-only-confirmed
      data-transaction={mints.map(({ id }) => id).join(' ')}
      className="text-xs text-muted empty:hidden"
    >
      {open.length > 0
        ? `Getting ${listed(open.map(mintedText))}…`
        : [came.length > 0 && `You got ${listed(came)}.`, coin && `You have ${coin} for fees.`]
            .filter(Boolean)
            .join(' ')}
    </p>
  )
}

/** The newest mint of each token for an account, in the order in which they began. */
export function useMints(user: Address): TransactionRecord[] {
  const mints = useTransactions().filter(({ kind, from }) => kind === 'mint' && from === user)
  return mints.filter(({ asset }, at) => mints.findIndex((each) => each.asset === asset) === at).reverse()
}

/** The amount of a mint: `10,000 HUSD`. */
export function mintedText({ amount, decimals, symbol }: TransactionRecord): string {
  return `${formatAmount(fromUnits(BigInt(amount), decimals))} ${symbol}`
}

/** `a`, `a and b`, `a, b and c`. */
function listed(texts: readonly string[]): string {
  return [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' and ')
}
