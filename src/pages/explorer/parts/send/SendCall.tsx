import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  hashToShow,
  isUnresolved,
  type TransactionRecord,
  type TransactionRequest,
} from '#domain/transactions/record/transactionRecord.ts'
import { isOpen, transactionSentence } from '#domain/transactions/record/transactionSentence.ts'
import { feeEstimateQuery } from '#interfaces/node/fees/feeEstimate.ts'
import {
  leaveTransaction,
  startTransaction,
  useTransactions,
} from '#interfaces/transactions/ownTransactions.ts'
import { askToConnect, useSignsInPage, useWallet, useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NativeFee } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { RepeatConsent } from '#pages/signing/RepeatConsent.tsx'
import { SwitchButton } from '#pages/signing/SwitchButton.tsx'
import { useBusyLabel } from '#pages/signing/useBusyLabel.ts'
import { Button } from '#ui/form/Button.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { TwinWarning } from './TwinWarning.tsx'

type SendCallProps = {
  /** The call to sign; null while it is not complete. */
  call: ContractCall | null
  /** How the list of transactions describes it. */
  about: Pick<TransactionRequest, 'kind' | 'asset' | 'symbol' | 'decimals'>
  /** The exact act, on the button: "Call transfer". */
  title: string
}

/**
 * Simulates one call, has the connected wallet sign it, and shows its status until it is settled. The same call that was sent
 * before is shown while it is pending, and asks for consent while nobody knows what became of it.
 */
export function SendCall({ call, about, title }: SendCallProps) {
  const wallet = useWallet()
  const user = useWalletAddress()
  const records = useTransactions()
  const [id, setId] = useState<string | null>(null)
  const [accepted, setAccepted] = useState<string | null>(null)
  const same = records.filter((each) => call !== null && isSameCall(each, call, user))
  const record = records.find((each) => each.id === id) ?? same.find(isOpen) ?? null
  const earlier = same.find(isUnresolved)
  const isAccepted = earlier === undefined || accepted === earlier.id
  const busy = record !== null && isOpen(record)
  const busyLabel = useBusyLabel(record?.status.name === 'signing' ? 'transaction' : 'block')

  if (wallet.status === 'disconnected')
    return (
      <div>
        <Button tone="primary" onClick={askToConnect}>
          Connect a wallet
        </Button>
      </div>
    )
  if (wallet.status === 'connecting') return <Button busy>Connecting</Button>
  const { address: from } = wallet
  if (wallet.chainId !== config().chainId)
    return (
      <div>
        <SwitchButton />
      </div>
    )

  function send() {
    if (!call) return
    setId(startTransaction({ ...call, ...about, chainId: config().chainId, from, amount: '0' }))
  }

  return (
    <div className="grid max-w-md gap-3">
      {record && <CallStatus record={record} />}
      {call && <TwinWarning call={call} from={from} earlier={records} />}
      {earlier && !busy && (
        <RepeatConsent
          earlier={earlier}
          accepted={isAccepted}
          isSigned={false}
          onChange={(value) => setAccepted(value ? earlier.id : null)}
        />
      )}
      {call && !busy && <CallFee from={from} call={call} />}
      <div>
        <Button tone="primary" wraps busy={busy} disabled={!call || !isAccepted} onClick={send}>
          {busy ? busyLabel : title}
        </Button>
      </div>
    </div>
  )
}

function isSameCall(
  { from, to, data, value, chainId }: TransactionRecord,
  call: ContractCall,
  user: Address | null,
) {
  if (from !== user || chainId !== config().chainId) return false
  return to === call.to && data === call.data && value === call.value
}

type CallFeeProps = { from: Address; call: ContractCall }

/** The network fee of the call, as the node estimates it. */
function CallFee({ from, call }: CallFeeProps) {
  const { data: fee, isError } = useQuery({ ...feeEstimateQuery(from, call), refetchInterval: 15_000 })
  return (
    <p className="flex justify-between gap-3 text-xs text-muted">
      <span>Network fee ≈</span>
      {isError || fee === null ? (
        <span>Your wallet will estimate it</span>
      ) : (
        <span className="text-text">
          <NativeFee wei={fee ?? null} />
        </span>
      )}
    </p>
  )
}

type CallStatusProps = { record: TransactionRecord }

const colours = { waiting: 'text-muted', good: 'text-up', bad: 'text-down', neutral: 'text-muted' }

/** The status of a call that was sent. */
function CallStatus({ record }: CallStatusProps) {
  const { text, tone } = transactionSentence(record, useSignsInPage())
  const { status, id } = record
  const hash = hashToShow(record)
  return (
    <div className="grid justify-items-start gap-1">
      <p role="status" className={`text-sm break-words ${colours[tone]}`}>
        {text} {hash && <TransactionLink hash={hash} />}
      </p>
      {status.name === 'signing' && status.slow && (
        <Button size="small" tone="quiet" onClick={() => leaveTransaction(id)}>
          Stop waiting
        </Button>
      )}
    </div>
  )
}
