import { Fragment, useState } from 'react'
import { declarationOf, signatureOf } from '#domain/abi/contractFunction.ts'
import type { Abi, AbiFunction } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { ReadForm } from './ReadForm.tsx'
import { ReadValue } from './ReadValue.tsx'
import { WriteForm } from './WriteForm.tsx'

/** The functions whose values are read with the list: an ABI may have thousands. */
const mostAsked = 60

type FunctionsProps = {
  address: Address
  abi: Abi
  functions: readonly AbiFunction[]
  /** Whether they need a transaction. Others are answered by the node. */
  writes: boolean
}

/** Functions of a contract, each with its form; of those that read, the ones that say their value in the list first. */
export function Functions({ functions, ...rest }: FunctionsProps) {
  if (functions.length === 0) return <Empty>No such functions in this ABI.</Empty>
  const needsInput = ({ inputs }: AbiFunction) => Number(inputs.length > 0)
  const ordered = rest.writes ? functions : functions.toSorted((a, b) => needsInput(a) - needsInput(b))
  return (
    <ul className="divide-y px-4 py-1">
      {ordered.map((called, index) => (
        <li key={signatureOf(called)}>
          <FunctionRow
            called={called}
            {...rest}
            isAsked={!rest.writes && called.inputs.length === 0 && index < mostAsked}
          />
        </li>
      ))}
    </ul>
  )
}

type FunctionRowProps = Omit<FunctionsProps, 'functions'> & {
  called: AbiFunction
  /** Whether its line says its value. */
  isAsked: boolean
}

/** One function; its form is rendered when it is open. */
function FunctionRow({ called, abi, address, writes, isAsked }: FunctionRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="py-2 pl-3.5 -indent-3.5 text-sm max-sm:py-3">
        <code className="font-mono wrap-anywhere">
          <Declaration text={declarationOf(called)} />
        </code>
        {isAsked && !isOpen && <ReadValue called={called} address={address} />}
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

/** A function with its arguments, which wraps before each. */
function Declaration({ text }: { text: string }) {
  const parts = text.split(/(?<=\((?!\)))/).map((part, index) => ({ part, index }))
  return parts.map(({ part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}
