import { useQuery } from '@tanstack/react-query'
import { codeQuery } from '#interfaces/node/contract/code.ts'
import { transactionCountQuery } from '#interfaces/node/transaction/transactionCount.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

type AddressFromNodeProps = { address: Address; error: Error }

/** The nonce and the code of an address from the node, while the explorer does not answer. */
export function AddressFromNode({ address, error }: AddressFromNodeProps) {
  const { data: count = null } = useQuery({ ...transactionCountQuery(address), refetchInterval: 4_000 })
  const { data: code } = useQuery(codeQuery(address))
  return (
    <div className="mb-4 grid gap-4">
      <p role="status" className="rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
        {failureSentence(error)} This is what the node knows; this page will update.
      </p>
      <Panel title="From the node" source="node">
        <Details>
          <Detail label="Transactions sent" help="The nonce of its next transaction.">
            <Count value={count} />
          </Detail>
          <Detail label="Code">{code == null ? <Unknown /> : codeSize(code.length)}</Detail>
        </Details>
      </Panel>
    </div>
  )
}

/** The size of the code in bytes. `length` is that of its hex text with 0x. */
function codeSize(length: number) {
  const bytes = (length - 2) / 2
  return bytes === 0 ? 'None: not a contract' : `${formatCount(bytes)} bytes`
}
