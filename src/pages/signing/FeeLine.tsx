import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { feeEstimateQuery } from '#interfaces/node/fees/feeEstimate.ts'
import { useSignsInPage } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { add, type Decimal, multiply } from '#lib/numbers/decimal.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Fee } from '#ui/figures/numbers/Fee.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'

type FeeLineProps = {
  user: Address
  /** The next call to sign; null while there is none. */
  call: ContractCall | null
  /** Whether the call is signed together with another one. Only the wallet can estimate the fee of both. */
  isTogether?: boolean
  /** Whether the call is the approval of another one, whose own fee is not known before it. */
  isApproval?: boolean
  /** Whether a message is signed, which costs no fee. */
  isMessage?: boolean
  /** Dollars that leave the wallet beside the fee, for their total; null while unknown, undefined where it is no sum. */
  spends?: Decimal | null | undefined
}

/** The network fee of the next call, and whether the account can pay it. Always one line, so that nothing moves. */
export function FeeLine(props: FeeLineProps) {
  const { user, call, isTogether = false, isApproval = false, isMessage = false, spends } = props
  const isEstimated = call !== null && !isTogether && !isMessage
  const estimate = useQuery({
    ...feeEstimateQuery(user, call ?? { to: user, data: '0x' }),
    enabled: isEstimated,
    refetchInterval: 15_000,
  })
  const fee = (isEstimated ? estimate.data : undefined) ?? null
  const unanswered =
    call !== null && (isTogether || estimate.isError || (estimate.data === null && isEstimated))
  return (
    <div className="grid gap-1 text-xs">
      <p className="flex justify-between gap-3 text-muted">
        <span>{labelOf(props)}</span>
        {isMessage ? (
          <span className="text-text">None for this message</span>
        ) : unanswered ? (
          <span>Your wallet will estimate it</span>
        ) : (
          <ValuedFee wei={fee} />
        )}
      </p>
      {spends !== undefined && (
        <Total
          spends={spends}
          wei={unanswered ? 0n : fee}
          rest={unanswered ? '' : isApproval && ' of step 2'}
        />
      )}
      <MissingCoin user={user} fee={fee} />
    </div>
  )
}

/** Says that the account cannot pay the fee. */
function MissingCoin({ user, fee }: { user: Address; fee: bigint | null }) {
  const { symbol } = config().nativeCurrency
  const { data: wei } = useQuery(balanceQuery(user))
  const isDemo = useSignsInPage()
  // The demo wallet gets coin before it sends anything.
  const isEmpty = wei === 0n && !isDemo
  const isShort = wei && fee !== null && wei < fee
  if (!isEmpty && !isShort) return null
  return (
    <p role="alert" className="text-warn">
      {`This account has ${isEmpty ? 'no' : 'too little'} ${symbol} for the network fee.`}
    </p>
  )
}

function labelOf({ isApproval = false, isTogether = false }: FeeLineProps): string {
  return isApproval && !isTogether ? 'Network fee, step 1 ≈' : 'Network fee ≈'
}

type TotalProps = { spends: Decimal | null; wei: bigint | null; rest: string | false }

/** What leaves the wallet in all, and the network fee that is not known yet. Nothing where the coin has no price. */
function Total({ spends, wei, rest }: TotalProps) {
  const { coinPrice, dollars } = useFee(wei)
  if (coinPrice === null) return null
  return (
    <p className="flex justify-between gap-3 text-muted">
      <span>Total ≈</span>
      <span>
        <span className="text-text">
          <Money value={spends && dollars && add(spends, dollars)} />
        </span>
        {rest !== false && ` + network fee${rest}`}
      </span>
    </p>
  )
}

/** A fee in coins, and in dollars where their price is known. */
function ValuedFee({ wei }: { wei: bigint | null }) {
  const { coins, dollars } = useFee(wei)
  return (
    <span className="text-text">
      <Fee value={coins} unit={config().nativeCurrency.symbol} />
      {dollars !== null && (
        <span className="ml-1.5 text-muted">
          <Money value={dollars} />
        </span>
      )}
    </span>
  )
}

/** A fee in coins and in dollars, each null while unknown. The price is null where there is none. */
function useFee(wei: bigint | null) {
  const coins = wholeCoins(wei)
  const coinPrice = useQuery(statsQuery()).data?.coinPrice
  return { coins, coinPrice, dollars: coins !== null && coinPrice ? multiply(coins, coinPrice) : null }
}
