import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { decodeApproval, spenderOf, unlimitedFrom } from '#domain/approvals/decodeApproval.ts'
import { type Token, tokenQuery } from '#interfaces/explorer/token/token.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { Spender } from '#pages/explorer/parts/cells/Spender.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import type { Tense } from './SummaryLine.tsx'

type ApprovalSentenceProps = {
  /** The called contract. */
  token: Address
  /** The data of the call. */
  data: Hex | null
  tense: Tense
  /** The sentence of any other call. */
  children: ReactNode
}

/**
 * What an approval allows, in words. Only of a token that the explorer knows as fungible, because the same call gives away
 * one item of a collection.
 */
export function ApprovalSentence({ token: address, data, tense, children }: ApprovalSentenceProps) {
  const units = data && decodeApproval(data)
  const { data: token } = useQuery({ ...tokenQuery(address), enabled: units !== null })
  if (data === null || units === null || token?.type !== 'ERC-20' || token.decimals === null) return children
  const spender = <Spender address={spenderOf(data)} />
  const link = <TokenLink address={token.address} symbol={token.symbol || token.name} />
  if (units === 0n)
    return (
      <>
        {revoked[tense]} what {spender} may spend of {link}
      </>
    )
  return (
    <>
      {allowed[tense]} {spender} to spend <Allowance units={units} token={token} /> {link}
    </>
  )
}

const allowed: Record<Tense, string> = { past: 'Allowed', present: 'allow', future: 'Waiting to allow' }
const revoked: Record<Tense, string> = { past: 'Revoked', present: 'revoke', future: 'Waiting to revoke' }

function Allowance({ units, token: { decimals } }: { units: bigint; token: Token }) {
  if (units >= unlimitedFrom) return <span className="font-medium text-warn">unlimited</span>
  return (
    <span className="font-medium">
      <Amount value={fromUnits(units, decimals ?? 0)} />
    </span>
  )
}
