import { functionsOf, signatureOf } from '#domain/abi/contractFunction.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Abi, AbiFunction } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { FunctionRow } from './FunctionRow.tsx'

type FunctionsProps = { address: Address; abi: Abi }

/** The functions of a contract: those that read, which the node answers, and those that a transaction calls. */
export function Functions({ address, abi }: FunctionsProps) {
  const { reads, writes } = functionsOf(abi)
  return (
    <div className="grid divide-y">
      <FunctionList title="Read" functions={reads} address={address} abi={abi} />
      <FunctionList title="Write" functions={writes} address={address} abi={abi} />
    </div>
  )
}

type FunctionListProps = FunctionsProps & { title: 'Read' | 'Write'; functions: readonly AbiFunction[] }

function FunctionList({ title, functions, address, abi }: FunctionListProps) {
  return (
    <section aria-label={title} className="px-4 py-3">
      <h3 className="pb-1 text-xs font-medium text-muted">
        {title} <span className="font-normal text-faint">{formatCount(functions.length)}</span>
      </h3>
      {functions.length === 0 && <p className="text-sm text-faint">No such functions in this ABI.</p>}
      <ul className="divide-y">
        {functions.map((called) => (
          <li key={signatureOf(called)}>
            <FunctionRow called={called} abi={abi} address={address} writes={title === 'Write'} />
          </li>
        ))}
      </ul>
    </section>
  )
}
