import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Button } from '#ui/form/Button.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { PermitChoice } from './usePermit.ts'

type PermitTermsProps = {
  context: ActionContext
  permit: PermitChoice
  /** Base units that the signature allows the pool to take. */
  value: bigint
}

/** The terms of the permit in words, and a button to approve with a transaction instead. */
export function PermitTerms({ context: { symbol, decimals }, permit, value }: PermitTermsProps) {
  const { offered, isChosen, choose } = permit
  if (offered === null) return null
  if (!isChosen)
    return (
      <div className="justify-self-start">
        <Button size="small" onClick={() => choose(true)}>
          Sign instead of approving
        </Button>
      </div>
    )
  return (
    <section aria-label="What you sign" className="grid justify-items-start gap-2 text-xs text-muted">
      <p>You sign a message instead of an approval transaction. It costs no fee.</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt>Spender</dt>
        <dd className="text-text">
          <AddressLink address={offered.spender} name="Lending pool" contract />
        </dd>
        <dt>Amount</dt>
        <dd className="text-text">{`${formatExact(fromUnits(value, decimals))} ${symbol}`}</dd>
        <dt>Token</dt>
        <dd className="text-text">
          <ExternalText>{offered.name}</ExternalText> <AddressLink address={offered.token} contract />
        </dd>
        <dt>Valid</dt>
        <dd className="text-text">{`30 minutes, once, on network ${offered.chainId}`}</dd>
      </dl>
      <Button size="small" onClick={() => choose(false)}>
        Approve with a transaction instead
      </Button>
    </section>
  )
}
