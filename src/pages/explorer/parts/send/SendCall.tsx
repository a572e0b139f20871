import { useState } from 'react'
import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { startTransaction, useTransactions } from '#interfaces/transactions/transactions.ts'
import { askToConnect, useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { SwitchButton } from '#pages/signing/SwitchButton.tsx'
import { Button } from '#ui/form/Button.tsx'
import { CallFee } from './CallFee.tsx'
import { CallStatus } from './CallStatus.tsx'
import { TwinWarning } from './TwinWarning.tsx'

type SendCallProps = {
  /** What will be signed; null as long as it is not complete. */
  call: ContractCall | null
  /** What the records of the wallet say about it. */
  about: Pick<TransactionRequest, 'kind' | 'asset' | 'symbol' | 'decimals'>
  /** The exact act, on the button: "Call transfer". */
  title: string
}

/** Signs one call with the connected wallet, after it was simulated, and follows it to its end. */
export function SendCall({ call, about, title }: SendCallProps) {
  const wallet = useWallet()
  const records = useTransactions()
  const [id, setId] = useState<string | null>(null)
  const record = records.find((each) => each.id === id) ?? null
  const busy = record !== null && isOpen(record)

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
      {call && <TwinWarning call={call} from={from} />}
      {call && !busy && <CallFee from={from} call={call} />}
      <div>
        <Button tone="primary" wraps busy={busy} disabled={!call} onClick={send}>
          {busy ? (record.status.name === 'signing' ? 'Continue in your wallet' : 'Waiting') : title}
        </Button>
      </div>
    </div>
  )
}
