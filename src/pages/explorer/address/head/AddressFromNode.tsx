import { useQuery } from '@tanstack/react-query'
import { codeQuery } from '#interfaces/node/contract/code.ts'
import { countOf } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

/** Whether an address has code, by the node, while the explorer does not answer: its list and its balance say so. */
export function AddressFromNode({ address }: { address: Address }) {
  const code = useQuery(codeQuery(address))
  const nodeError = useLastError(code, address)
  return (
    <div className="mb-4">
      <Panel title="From the node" source="node">
        {nodeError ? (
          <Failure error={nodeError} retry={code.refetch} />
        ) : (
          <Details>
            <Detail label="Code">{code.data == null ? <Unknown /> : codeSize(code.data.length)}</Detail>
          </Details>
        )}
      </Panel>
    </div>
  )
}

/** The size of the code in bytes. `length` is that of its hex text with 0x. */
function codeSize(length: number) {
  const bytes = (length - 2) / 2
  return bytes === 0 ? 'None: not a contract' : countOf(bytes, 'byte')
}
