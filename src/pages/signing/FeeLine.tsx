import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { feeEstimateQuery } from '#interfaces/node/fees/feeEstimate.ts'
import { useSignsInPage } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatFee } from '#lib/format/fee.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { add, compare, type Decimal, decimal, divide, isZero, subtract, zero } from '#lib/numbers/decimal.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { RoundedMoney } from './RoundedMoney.tsx'
import { useAlikeFee } from './useAlikeFee.ts'
import { useFeeDollars } from './useFeeDollars.ts'
import { ValuedFee } from './ValuedFee.tsx'

type FeeLineProps = {
  user: Address
  /** The next call to sign; null while there is none. */
  call: ContractCall | null
  /** Whether the call is signed together with another one. Only the wallet can estimate the fee of both. */
  isTogether?: boolean
  /** Whether the call is the first of several, such as an approval: the fee of the next one is not known before it. */
  isApproval?: boolean
  /** How many calls there are then. */
  steps?: number
  /** A mined transaction that made the same call as the one after the approval: its gas tells what that will cost. */
  alike?: Hash | null
  /** Whether a signed call is under way: its fee stays in view. */
  isBusy?: boolean
  /** Whether a message is signed, which costs no fee. */
  isMessage?: boolean
  /** Dollars that leave the wallet beside the fee, for their total; null while unknown, undefined where it is no sum. */
  spends?: Decimal | null | undefined
  /** Dollars that come into the wallet, for what is left of them; as `spends`. */
  receives?: Decimal | null | undefined
}

/** The network fee of the next call, and whether the account can pay it. Always one line, so that nothing moves. */
export function FeeLine(props: FeeLineProps) {
  const { user, call, isTogether = false, isMessage = false, spends, receives } = props
  const isEstimated = call !== null && !isTogether && !isMessage
  const { data, isError } = useQuery({
    ...feeEstimateQuery(user, call ?? { to: user, data: '0x' }),
    enabled: isEstimated,
    refetchInterval: 15_000,
  })
  const fee = (isEstimated ? data : undefined) ?? null
  const unanswered = call !== null && (isTogether || isError || (data === null && isEstimated))
  const { wei, isAll } = useAllFees(props, fee, unanswered)
  return (
    <div className="grid gap-1 text-xs">
      <NetworkFee
        label={labelOf(props, isAll)}
        wei={wei}
        instead={isMessage ? 'None for this message' : unanswered && 'Your wallet will estimate it'}
        amount={spends ?? receives ?? null}
        act={spends ? 'pay' : 'receive'}
      />
      {spends !== undefined && <Total spends={spends} wei={wei} isAll={isAll} />}
      {receives !== undefined && <Left receives={receives} wei={wei} isAll={isAll} />}
      <MissingCoin user={user} fee={fee} />
    </div>
  )
}

type NetworkFeeProps = {
  label: string
  wei: bigint | null
  /** Words in place of an amount. */
  instead: string | false
  /** The traded dollars. */
  amount: Decimal | null
  act: 'pay' | 'receive'
}

/** The fee in coins and dollars; where it is a large share of the amount, in dollars and as that share, in amber. */
function NetworkFee({ label, wei, instead, amount, act }: NetworkFeeProps) {
  const high = useHighShare(instead ? null : amount, wei)
  return (
    <p className={`flex justify-between gap-3 ${high ? 'text-warn' : 'text-muted'}`}>
      <span>{label}</span>
      {instead ? (
        <span>{instead}</span>
      ) : high ? (
        <span title={high.coins}>
          <RoundedMoney value={high.dollars} />
          {` · ${formatPercent(high.share, { places: 1 })} of what you ${act}`}
        </span>
      ) : (
        <ValuedFee wei={wei} />
      )}
    </p>
  )
}

const highShare = decimal('0.05')

/** The share that a fee has of a traded amount, from a twentieth on, where it counts more than its coins; null below. */
function useHighShare(amount: Decimal | null, wei: bigint | null) {
  const { coins, dollars } = useFeeDollars(wei)
  if (!amount || isZero(amount) || !dollars || !coins) return null
  const share = divide(dollars, amount)
  if (share === null || compare(share, highShare) < 0) return null
  return { share, dollars, coins: `${formatFee(coins)} ${config().nativeCurrency.symbol}` }
}

type AllFees = { wei: bigint | null; isAll: boolean }

/** The fee of the next call with that of the call after it, where that is known; while they are read again, the last ones. */
function useAllFees(
  { call, isApproval, alike, isBusy }: FeeLineProps,
  fee: bigint | null,
  unanswered: boolean,
) {
  const later = useAlikeFee((isApproval && alike) || null)
  const next: AllFees = {
    wei: fee !== null && later !== null ? fee + later : fee,
    isAll: !isApproval || later !== null,
  }
  const [held, setHeld] = useState(next)
  if (next.wei !== null && (next.wei !== held.wei || next.isAll !== held.isAll)) setHeld(next)
  const isHeld = isBusy || (call !== null && !unanswered)
  return next.wei === null && isHeld ? held : next
}

function labelOf({ isApproval, isTogether, steps = 2 }: FeeLineProps, isAll: boolean): string {
  if (!isApproval || isTogether) return 'Network fee ≈'
  return isAll ? 'Network fees ≈' : `Network fee, step 1 of ${steps} ≈`
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

type TotalProps = AllFees & { spends: Decimal | null }

/** What leaves the wallet in all; in words where no network fee is known. Nothing where the coin has no price. */
function Total({ spends, wei, isAll }: TotalProps) {
  const { coinPrice, dollars } = useFeeDollars(wei)
  if (coinPrice === null) return null
  const isCostly = spends && dollars && compare(dollars, spends) > 0
  const label = isCostly ? 'Total, mostly network fees' : 'Total'
  return (
    <p className={`flex justify-between gap-3 ${isCostly ? 'text-warn' : 'text-muted'}`}>
      <span>{dollars === null || isAll ? `${label} ≈` : `${label}, at least`}</span>
      <span>
        <span className="text-text">
          <RoundedMoney value={spends && add(spends, dollars ?? zero)} />
        </span>
        {spends !== null && dollars === null && ' and network fees'}
      </span>
    </p>
  )
}

type LeftProps = AllFees & { receives: Decimal | null }

/** What a sale brings after the network fees; a warning in the same place where they take more than it brings. */
function Left({ receives, wei, isAll }: LeftProps) {
  const { coinPrice, dollars } = useFeeDollars(wei)
  if (coinPrice === null) return null
  const left = receives && dollars && subtract(receives, dollars)
  const isLoss = receives && dollars && compare(receives, dollars) < 0
  return (
    <p className={`flex justify-between gap-3 ${isLoss ? 'text-warn' : 'text-muted'}`}>
      <span>
        {isLoss
          ? 'Network fees are more than you receive.'
          : isAll
            ? 'You get after fees ≈'
            : 'You get after fees, at most'}
      </span>
      <span className={isLoss ? '' : 'text-text'}>
        <RoundedMoney value={left} />
      </span>
    </p>
  )
}
