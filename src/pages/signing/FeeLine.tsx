import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { feeEstimateQuery } from '#interfaces/node/fees/feeEstimate.ts'
import { useSignsInPage } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { multiply } from '#lib/numbers/decimal.ts'
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
}

/** The network fee of the next call, and whether the account can pay it. Always one line, so that nothing moves. */
export function FeeLine(props: FeeLineProps) {
  const { user, call, isTogether = false, isMessage = false } = props
  const { nativeCurrency } = config()
  const native = useQuery(balanceQuery(user))
  const isDemo = useSignsInPage()
  const isEstimated = call !== null && !isTogether && !isMessage
  const estimate = useQuery({
    ...feeEstimateQuery(user, call ?? { to: user, data: '0x' }),
    enabled: isEstimated,
    refetchInterval: 15_000,
  })
  const fee = isEstimated ? estimate.data : undefined
  const unanswered = call !== null && (isTogether || estimate.isError || fee === null)
  // The demo wallet gets coin before it sends anything.
  const isEmpty = native.data === 0n && !isDemo
  const short = isEmpty || (native.data && fee != null && native.data < fee)
  return (
    <div className="grid gap-1 text-xs">
      <p className="flex justify-between gap-3 text-muted">
        <span>{labelOf(props)}</span>
        {isMessage ? (
          <span className="text-text">None for this message</span>
        ) : unanswered ? (
          <span>Your wallet will estimate it</span>
        ) : (
          <ValuedFee wei={fee ?? null} />
        )}
      </p>
      {short && (
        <p role="alert" className="text-warn">
          {isEmpty
            ? `This account has no ${nativeCurrency.symbol} for the network fee.`
            : `This account has too little ${nativeCurrency.symbol} for the network fee.`}
        </p>
      )}
    </div>
  )
}

function labelOf({ isApproval = false, isTogether = false }: FeeLineProps): string {
  return isApproval && !isTogether ? 'Network fee of the approval ≈' : 'Network fee ≈'
}

/** A fee in coins, and in dollars where their price is known. */
function ValuedFee({ wei }: { wei: bigint | null }) {
  const { nativeCurrency } = config()
  const coins = wholeCoins(wei)
  const coinPrice = useQuery(statsQuery()).data?.coinPrice ?? null
  return (
    <span className="text-text">
      <Fee value={coins} unit={nativeCurrency.symbol} />
      {coins !== null && coinPrice !== null && (
        <span className="ml-1.5 text-muted">
          <Money value={multiply(coins, coinPrice)} />
        </span>
      )}
    </span>
  )
}
