import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { failureOrigin } from '#domain/explorer/callTree.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { useCallTree } from '#pages/explorer/transaction/tabs/internal/useCallTree.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Button } from '#ui/form/Button.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type FailingCallProps = {
  hash: Hash
  /** What is known before it is found. */
  children?: ReactNode
}

const saysNothing = /^(execution )?reverted$/i

/** The call in which a transaction failed, as its trace says, which is asked for on demand. */
export function FailingCall({ hash, children }: FailingCallProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { reading, hasNoTrace } = useCallTree(hash, isAsked)
  const failed = reading && failureOrigin(reading.calls)
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-1">
      {failed?.error ? (
        <p className="min-w-0 text-down">
          {/^create/i.test(failed.type) ? 'The creation of a contract' : <CallOf address={failed.to} />}{' '}
          {saysNothing.test(failed.error) ? (
            `reverted${(failed.output ?? '0x') === '0x' ? ' without a reason' : ''}.`
          ) : (
            <>
              failed: <ExternalText>{failed.error}</ExternalText>
            </>
          )}
        </p>
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
