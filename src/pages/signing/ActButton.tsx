import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { allowanceQuery } from '#interfaces/node/contract/token/allowance.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { BusyButton } from './BusyButton.tsx'
import { SignButton } from './SignButton.tsx'
import type { FollowUp } from './useFollowUp.ts'

/** Milliseconds that a node may take to count a confirmed approval; later the action needs another press. */
const patience = 15_000

type ActButtonProps = {
  follow: FollowUp
  /** The contract that takes the tokens, and how many base units of them. */
  spender: Address
  units: bigint
  disabled: boolean
  onClick: () => void
  children: string
}

/** The button of an action that needs no approval any more. Asked for with its approval, it is sent without another press. */
export function ActButton(props: ActButtonProps) {
  const { follow, disabled, onClick, children } = props
  if (follow.after) return <Following {...props} approve={follow.after} />
  return (
    <SignButton disabled={disabled} onClick={onClick}>
      {children}
    </SignButton>
  )
}

/** Sends the action once the node itself counts the approval; what would disable the button ends it. */
function Following({ follow, approve, spender, units, disabled, onClick }: Followed) {
  const { data, isFetchedAfterMount } = useQuery({
    ...allowanceQuery({ token: approve.asset, owner: approve.from, spender }),
    staleTime: 0,
    refetchInterval: 1_000,
  })
  const isCounted = isFetchedAfterMount && (data ?? 0n) >= units
  const goOn = useEffectEvent(() => {
    if (disabled) follow.end()
    else if (follow.take()) onClick()
  })
  const giveUp = useEffectEvent(() => follow.end())
  useEffect(() => {
    if (isCounted || disabled) goOn()
  }, [isCounted, disabled])
  useEffect(() => {
    const timer = setTimeout(giveUp, patience)
    return () => clearTimeout(timer)
  }, [])
  return <BusyButton busyWith="node" />
}

type Followed = ActButtonProps & { approve: TransactionRecord }
