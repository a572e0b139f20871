import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isMessage } from '#domain/explorer/transactionSummary.ts'
import type { Inclusion } from '#domain/transactions/transactionDependencies.ts'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import { hasSource } from '#interfaces/explorer/wire/addressParameter.ts'
import { type Detail as DetailOf, hasExtras } from '#interfaces/explorer/wire/detail.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { Decoded } from '#pages/explorer/parts/decoding/Decoded.tsx'
import { DecodedCall } from '#pages/explorer/parts/decoding/DecodedCall.tsx'
import { Undecoded } from '#pages/explorer/parts/decoding/Undecoded.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { FirstTransfers, useFirstTransfers } from './FirstTransfers.tsx'
import { FeeDetails } from './fee/FeeDetails.tsx'
import { InDollars } from './fee/InDollars.tsx'
import { InputData } from './InputData.tsx'
import { notDecoded } from './notDecoded.ts'
import { Confirmations } from './status/Confirmations.tsx'
import { RevertPanel } from './status/RevertPanel.tsx'

const DroppedNotice = lazyRouteComponent(() => import('./status/DroppedNotice.tsx'), 'DroppedNotice')
const StatusCheck = lazyRouteComponent(() => import('./status/StatusCheck.tsx'), 'StatusCheck')
const RevertReason = lazyRouteComponent(() => import('./status/RevertReason.tsx'), 'RevertReason')
const TransactionExtras = lazyRouteComponent(() => import('./TransactionExtras.tsx'), 'TransactionExtras')

type OverviewProps = { transaction: DetailOf<Transaction>; inclusion: Inclusion }

/** The properties of a transaction. */
export function Overview({ transaction, inclusion }: OverviewProps) {
  const { from, to, value, input, decodedInput, hasInternalError } = transaction
  const status = transactionStatus(transaction)
  const isPhone = useIsPhone()
  return (
    <>
      <Suspense
        fallback={
          status === 'reverted' && (
            <RevertPanel transaction={transaction}>
              <Skeleton rows={1} />
            </RevertPanel>
          )
        }
      >
        {status === 'reverted' && <RevertReason transaction={transaction} />}
        {(status === 'success' || status === 'reverted') && <StatusCheck transaction={transaction} />}
        {status === 'dropped' && <DroppedNotice transaction={transaction} />}
      </Suspense>
      <Panel title="Overview" bare source="explorer">
        <Details columns>
          <Confirmations transaction={transaction} inclusion={inclusion} />
          <Detail label="From">
            <AddressParameterLink address={from} whole={!isPhone} />
          </Detail>
          {to ? (
            <Detail label="To">
              <AddressParameterLink address={to} whole={!isPhone} />
            </Detail>
          ) : (
            <Detail wide label="Created contract">
              <Created transaction={transaction} />
            </Detail>
          )}
          {hasInternalError && status === 'success' && (
            <Detail wide full label="Internal">
              <Link to="." search={{ tab: 'internal' } as never} className="link">
                An internal call failed
              </Link>
            </Detail>
          )}
          <FirstTransfers transaction={transaction} />
          <Detail label="Value">
            <NativeAmount wei={value} exact />
            <InDollars wei={value} transaction={transaction} />
          </Detail>
          <FeeDetails transaction={transaction} />
          {(to || decodedInput) && input !== '0x' && !(to && isMessage(input, to)) && (
            <Detail wide full label="Call" help="The function called and its arguments, decoded.">
              <Call transaction={transaction} />
            </Detail>
          )}
          <Detail wide={input !== '0x'} full label={to ? 'Input' : 'Creation code'}>
            <InputData input={input} />
          </Detail>
        </Details>
      </Panel>
      {hasExtras(transaction.wire) && (
        <Suspense>
          <TransactionExtras wire={transaction.wire} />
        </Suspense>
      )}
    </>
  )
}

/** The contract that a transaction created, and whether its source is verified, where the explorer says so. */
function Created({ transaction }: { transaction: Transaction }) {
  const { createdContract } = transaction
  if (createdContract === null && transactionStatus(transaction) === 'reverted')
    return <span className="text-faint">None: the creation reverted</span>
  const isVerified = createdContract?.isVerified ?? null
  return (
    <>
      <AddressParameterLink address={createdContract} whole />
      {createdContract && isVerified !== null && (
        <span className="block text-faint">
          Source {isVerified ? 'verified' : 'not verified'} ·{' '}
          <Link
            to="/address/$address"
            params={{ address: createdContract.address }}
            search={{ tab: 'contract' }}
            className="link"
          >
            View code
          </Link>
        </span>
      )}
    </>
  )
}

/** The function that a transaction calls and its arguments, if they can be decoded. */
function Call({ transaction }: { transaction: Transaction }) {
  const { to, decodedInput, input } = transaction
  const moved = useFirstTransfers(transaction).flatMap(({ token }) => token ?? [])
  // Only a success has transfers. The arguments of others may name tokens, which are then requested from the explorer.
  const tokens = transactionStatus(transaction) === 'success' ? moved : undefined
  const none = <span className="text-faint">{notDecoded(transaction)}</span>
  if (!to || !input)
    return decodedInput ? (
      <DecodedCall decoded={decodedInput} contract={to?.address ?? null} tokens={tokens} />
    ) : (
      none
    )
  const call = { contract: to.address, undecoded: { call: input }, hasSource: hasSource(to), tokens }
  return decodedInput ? <Decoded told={decodedInput} {...call} /> : <Undecoded {...call}>{none}</Undecoded>
}
