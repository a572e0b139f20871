import { Fragment, useState } from 'react'
import { functionsOf, signatureOf } from '#domain/abi/contractFunction.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Abi, AbiFunction } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ReadForm } from './ReadForm.tsx'
import { WriteForm } from './WriteForm.tsx'

type FunctionsProps = { address: Address; abi: Abi }

/** The functions of a contract: Read, which the node answers, and Write, which need a transaction. */
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

type FunctionRowProps = { called: AbiFunction; abi: Abi; address: Address; writes: boolean }

/** One function; its form is rendered when it is open. */
function FunctionRow({ called, abi, address, writes }: FunctionRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="py-2 pl-3.5 -indent-3.5 text-sm max-sm:py-3">
        <code className="font-mono wrap-anywhere">
          <Signature text={signatureOf(called)} />
        </code>
        {called.stateMutability === 'payable' && <span className="text-xs text-faint"> payable</span>}
      </summary>
      {isOpen && (
        <div className="grid gap-3 pb-4 pl-4">
          {writes ? (
            <WriteForm called={called} abi={abi} address={address} />
          ) : (
            <ReadForm called={called} abi={abi} address={address} />
          )}
        </div>
      )}
    </details>
  )
}

/** The signature of a function, which wraps between its types. */
function Signature({ text }: { text: string }) {
  const parts = text.split(/(?<=,)/).map((part, index) => ({ part, index }))
  return parts.map(({ part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}
