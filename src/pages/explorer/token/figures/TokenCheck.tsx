import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Token, tokenQuery } from '#interfaces/explorer/token/token.ts'
import { tokenDecimalsQuery } from '#interfaces/node/contract/token/contractDecimals.ts'
import { tokenSupplyQuery } from '#interfaces/node/contract/token/tokenSupply.ts'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { useDisagreement } from '#pages/explorer/parts/sources/useDisagreement.ts'

type TokenCheckProps = { token: Token }

/** A warning when the decimals in the token contract, read through the node, differ from the explorer's. */
export function DecimalsCheck({ token }: TokenCheckProps) {
  const node = useQuery({ ...tokenDecimalsQuery(token.address), retry: false })
  const explorer = useQuery({ ...tokenQuery(token.address), enabled: false })
  const different = useDisagreement(
    { value: node.data, refetch: node.refetch },
    { value: token.decimals, refetch: explorer.refetch },
  )
  return different && <Disagreement>it has {different.node} decimals</Disagreement>
}

/** A warning when the supply in the token contract, read through the node, differs from the explorer's. */
export function SupplyCheck({ token }: TokenCheckProps) {
  const node = useQuery({ ...tokenSupplyQuery(token.address), retry: false })
  const explorer = useQuery({ ...tokenQuery(token.address), enabled: false })
  const different = useDisagreement(
    { value: node.data, refetch: node.refetch },
    {
      value: isAboutSame(node.data, token.totalSupply) ? node.data : token.totalSupply,
      refetch: explorer.refetch,
    },
  )
  return (
    different && (
      <Disagreement>
        <TokenUnits units={different.node} of={token} unit={token.symbol} style="short" />
      </Disagreement>
    )
  )
}

function Disagreement({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="block max-w-60 text-warn">
      From the explorer. The token itself, read through the node, says {children}.
    </span>
  )
}

/** Explorers read a moving supply from time to time: a difference of less than a thousandth is no disagreement. */
function isAboutSame(node: bigint | null | undefined, explorer: bigint | null): boolean {
  if (node == null || explorer === null) return false
  const difference = node > explorer ? node - explorer : explorer - node
  return difference * 1_000n <= node
}
