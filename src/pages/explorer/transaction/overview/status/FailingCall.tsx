import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type Call, failureOrigin } from '#domain/explorer/callTree.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { useCallTree } from '#pages/explorer/transaction/tabs/internal/useCallTree.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Button } from '#ui/form/Button.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type FailingCallProps = {
  hash: Hash
  /** What is said of the reason; it gives way to a trace that says there is none. */
  reason?: ReactNode
  /** What is known before it is found. */
  children?: ReactNode
}

const saysNothing = /^(execution )?reverted$/i

/** The call in which a transaction failed, as its trace says, which is asked for on demand. */
export function FailingCall({ hash, reason, children }: FailingCallProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { reading, hasNoTrace } = useCallTree(hash, isAsked)
  const failed = reading && failureOrigin(reading.calls)
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {reason && !(failed && hasNoReason(failed)) && <p className="w-full text-down">{reason}</p>}
      {failed?.error ? (
        <FailedCall call={failed} error={failed.error} />
      ) : isAsked && (reading || hasNoTrace) ? (
        <p className="text-muted">No trace says in which call.</p>
      ) : (
        <>
          {children}
          <Button size="small" busy={isAsked} onClick={() => setIsAsked(true)}>
            Find the failing call
          </Button>
        </>
      )}
      <Link to="." search={{ tab: 'internal' } as never} className="link">
        Internal calls
      </Link>
    </div>
  )
}

function hasNoReason({ error, output }: Call): boolean {
  return saysNothing.test(error ?? '') && (output ?? '0x') === '0x'
}

function FailedCall({ call, error }: { call: Call; error: string }) {
  return (
    <p className="min-w-0 text-down">
      {/^create/i.test(call.type) ? 'The creation of a contract' : <CallOf address={call.to} />}{' '}
      {saysNothing.test(error) ? (
        `reverted${hasNoReason(call) ? ' without a reason' : ''}.`
      ) : (
        <>
          failed: <ExternalText>{error}</ExternalText>
        </>
      )}
    </p>
  )
}

function CallOf({ address }: { address: Address | null }) {
  return <>The call of {address ? <AddressLink address={address} contract /> : 'an unknown contract'}</>
}

/** Of a transaction that used nearly all of its gas: a call gets at most 63 of 64 parts of what is left. */
export function GasHint({ transaction: { gasUsed, gasLimit } }: { transaction: Transaction }) {
  if (!gasUsed || !gasLimit || gasUsed * 64n < gasLimit * 63n) return null
  return (
    <p className="w-full text-down">
      It used {formatCount(gasUsed)} of {formatCount(gasLimit)} gas and may have run out.
    </p>
  )
}
