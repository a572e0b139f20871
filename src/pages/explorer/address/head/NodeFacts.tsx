import { useQuery } from '@tanstack/react-query'
import { codeQuery } from '#interfaces/node/contract/code.ts'
import { transactionCountQuery } from '#interfaces/node/transaction/transactionCount.ts'
import { countOf } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Fact, isPending } from './Fact.tsx'

/** What the node alone tells of an address: how many transactions an account sent, or the nonce of a contract, and the size of its code. */
export function NodeFacts({ address }: { address: Address }) {
  const nonce = useQuery({ ...transactionCountQuery(address), refetchInterval: liveInterval, retry: false })
  const code = useQuery({ ...codeQuery(address), retry: false })
  // Only the code tells whether the nonce counts transactions.
  if (isPending(code))
    return (
      <div className="h-5">
        <PendingValue />
      </div>
    )
  return (
    <>
      {code.data === '0x' ? (
        <Fact label="Sent" help="By its nonce." of={nonce}>
          {nonce.data == null ? <Unknown /> : countOf(nonce.data, 'transaction')}
        </Fact>
      ) : (
        <Fact label="Nonce" help="A contract counts the contracts that it creates." of={nonce}>
          <Count value={nonce.data ?? null} />
        </Fact>
      )}
      <Fact label="Code" help="The size of its program. Only a contract has one." of={code}>
        {code.data == null ? <Unknown /> : codeSize(code.data.length)}
      </Fact>
    </>
  )
}

/** The size of the code in bytes. `length` is that of its hex text with 0x. */
function codeSize(length: number) {
  const bytes = (length - 2) / 2
  return bytes === 0 ? 'None' : countOf(bytes, 'byte')
}
