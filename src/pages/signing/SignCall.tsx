import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  isUnresolved,
  type TransactionRecord,
  type TransactionRequest,
} from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { feeEstimateQuery } from '#interfaces/node/fees/feeEstimate.ts'
import { startTransaction, useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { BusyButton } from './BusyButton.tsx'
import { FeeLine } from './FeeLine.tsx'
import { NetworkNotice } from './NetworkNotice.tsx'
import { RepeatConsent } from './RepeatConsent.tsx'
import { SignButton } from './SignButton.tsx'
import { type Step, Steps } from './Steps.tsx'
import { SwitchButton } from './SwitchButton.tsx'

/** How the list of transactions describes a call that moves no amount. */
type About = Pick<TransactionRequest, 'kind' | 'asset' | 'symbol'>

/**
 * One call that moves no amount, from the click to its outcome. `isOwn` finds its record among all of this account's: a
 * pending one is resumed when the form opens, and one with an unknown outcome asks for consent.
 */
export function useSignedCall(user: Address, isOwn: (record: TransactionRecord) => boolean) {
  const own = useTransactions().filter((record) => record.from === user && isOwn(record))
  const [id, setId] = useState(() => own.find(isOpen)?.id ?? null)
  const record = own.find((each) => each.id === id) ?? null
  return {
    record,
    busy: record !== null && isOpen(record),
    confirmed: record?.status.name === 'confirmed' ? record : null,
    unresolved: own.find(isUnresolved) ?? null,
    forget: () => setId(null),
    /** Returns the id of the new record. */
    send(call: ContractCall, about: About): string {
      const request = { ...call, ...about, chainId: config().chainId, from: user, amount: '0', decimals: 0 }
      const sent = startTransaction(request)
      setId(sent)
      return sent
    },
  }
}

export type SignedCall = ReturnType<typeof useSignedCall>

type SignCallProps = {
  user: Address
  /** The chains of the wallet and of the node. */
  chains: { wallet: number; node: number }
  state: SignedCall
  /** The call to sign; null while it is incomplete. */
  call: ContractCall | null
  /** A call of about the same cost, for the estimated fee while that one is incomplete. */
  alike?: ContractCall | null
  about: About
  /** The exact act, on the button and its step: "Create TIDE". */
  title: string
  /** The label of the button while there is no call. */
  waiting: string
  /** What is signed after it. */
  later?: readonly Step[]
  /** The label of the button where it begins more than this call. */
  label?: string | undefined
  /** Dollars that leave the wallet later, for the total. */
  spends?: Decimal | undefined
  /** Called with the id of the record at the press. */
  onSent?: ((id: string) => void) | undefined
}

/** The step, the fee and the button of one call: simulated on a click, then signed in the wallet. */
export function SignCall(props: SignCallProps) {
  const {
    user,
    chains,
    state,
    call,
    alike = null,
    about,
    title,
    waiting,
    later = [],
    label = title,
    spends,
  } = props
  const { record, busy, unresolved } = state
  const [accepted, setAccepted] = useState<string | null>(null)
  // The outcome belongs to what was signed, also when the next call would be another one.
  const [signedTitle, setSignedTitle] = useState(title)
  const isNext = record === null || (call !== null && !busy)
  const isAccepted = unresolved === null || accepted === unresolved.id
  const send = (next: ContractCall) => {
    setSignedTitle(title)
    const id = state.send(next, about)
    props.onSent?.(id)
  }
  return (
    <>
      <Steps
        steps={[
          {
            id: 'act',
            title: isNext ? title : signedTitle,
            why: 'One signature',
            isAgain: record !== null && call !== null && !busy,
            record,
          },
          ...later,
        ]}
      />
      {unresolved && (
        <RepeatConsent
          earlier={unresolved}
          accepted={isAccepted}
          isSigned={busy}
          onChange={(value) => setAccepted(value ? unresolved.id : null)}
        />
      )}
      {(record === null || call !== null) && (
        <FeeLine
          user={user}
          call={busy ? null : (call ?? alike)}
          isBusy={busy}
          isApproval={later.length > 0}
          steps={later.length + 1}
          spends={spends}
        />
      )}
      <NetworkNotice {...chains} />
      <CallButton
        user={user}
        call={call}
        chains={chains}
        busy={busy}
        inWallet={record?.status.name === 'signing'}
        onClick={call && isAccepted ? () => send(call) : undefined}
      >
        {call ? label : waiting}
      </CallButton>
    </>
  )
}

type CallButtonProps = Pick<SignCallProps, 'user' | 'call' | 'chains'> & {
  busy: boolean
  inWallet: boolean
  onClick: (() => void) | undefined
  children: string
}

function CallButton({ user, call, chains, busy, inWallet, onClick, children }: CallButtonProps) {
  const { chainId } = config()
  const fee = useQuery({
    ...feeEstimateQuery(user, call ?? { to: user, data: '0x' }),
    enabled: call !== null && !busy,
  })
  if (busy) return <BusyButton busyWith={inWallet ? 'transaction' : 'block'} />
  if (chains.node !== chainId) return <SignButton disabled>The node is on another network</SignButton>
  if (chains.wallet !== chainId) return <SwitchButton size="large" wide />
  if (fee.isLoading) return <SignButton disabled>Reading the network fee</SignButton>
  if (!onClick) return <SignButton disabled>{children}</SignButton>
  return <SignButton onClick={onClick}>{children}</SignButton>
}
