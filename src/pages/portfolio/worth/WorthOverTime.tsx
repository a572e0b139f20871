import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Results } from './Results.tsx'
import { WorthLine } from './WorthLine.tsx'

type WorthOverTimeProps = { address: Address }

/** The worth of an address over time beside the results of its trades; for an address without transfers, the next step. */
export function WorthOverTime({ address }: WorthOverTimeProps) {
  const { data } = useQuery(allTransfersByAddressQuery(address))
  if (data?.isWhole && data.rows.length === 0) return <NothingYet />
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_14rem]">
      <WorthLine address={address} />
      <Results address={address} />
    </div>
  )
}

/** Fills the height that the line would have, because the panels below are already drawn. */
function NothingYet() {
  return (
    <div className="grid min-h-56 content-center justify-items-center gap-3 p-4 text-center text-sm max-lg:min-h-76 max-sm:min-h-84">
      <p className="text-md font-medium">No worth to draw yet</p>
      <p className="text-muted">The indexer lists no token transfer from or to this address.</p>
      <Link to="/markets" className={buttonClass({})}>
        Open markets
      </Link>
    </div>
  )
}
