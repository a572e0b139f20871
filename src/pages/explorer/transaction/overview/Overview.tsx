import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { DecodedCall } from '#pages/explorer/parts/decoding/DecodedCall.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Confirmations } from './Confirmations.tsx'
import { FeeDetails } from './FeeDetails.tsx'
import { FirstTransfers } from './FirstTransfers.tsx'
import { InputData } from './InputData.tsx'

const RevertReason = lazyRouteComponent(() => import('./RevertReason.tsx'), 'RevertReason')
const DroppedNotice = lazyRouteComponent(() => import('./DroppedNotice.tsx'), 'DroppedNotice')

type OverviewProps = { transaction: Transaction }

/** The properties of a transaction. */
export function Overview({ transaction }: OverviewProps) {
  const { from, to, createdContract, value, decodedInput, input } = transaction
  const status = transactionStatus(transaction)
  return (
    <>
      <Suspense fallback={null}>
        {status === 'reverted' && <RevertReason transaction={transaction} />}
        {status === 'dropped' && <DroppedNotice transaction={transaction} />}
      </Suspense>
      <Panel title="Overview" bare source="explorer">
        <Details columns>
          <Confirmations transaction={transaction} />
          <Detail wide label="From">
            <AddressParameterLink address={from} whole />
          </Detail>
          {to ? (
            <Detail wide label="To">
              <AddressParameterLink address={to} whole />
            </Detail>
          ) : (
            <Detail wide label="Created contract">
              {status === 'reverted' && createdContract === null ? (
                <span className="text-faint">None, as the creation was reverted</span>
              ) : (
                <AddressParameterLink address={createdContract} whole />
              )}
            </Detail>
          )}
          <FirstTransfers transaction={transaction} />
          <Detail label="Value">
            <NativeAmount wei={value} exact />
          </Detail>
          <FeeDetails transaction={transaction} />
          {input !== '0x' && (
            <Detail
              wide
              full
              label="Call"
              help="The function called and its arguments, as the explorer decoded them."
            >
              {decodedInput ? (
                <DecodedCall decoded={decodedInput} />
              ) : (
                <span className="text-faint">{notDecoded(transaction)}</span>
              )}
            </Detail>
          )}
          <Detail wide full label="Input">
            <InputData input={input} />
          </Detail>
        </Details>
      </Panel>
    </>
  )
}

function notDecoded({ to, method }: Transaction) {
  if (to === null) return 'Creates a contract.'
  if (method) return `${method} (arguments not decoded)`
  return 'Unknown function.'
}
