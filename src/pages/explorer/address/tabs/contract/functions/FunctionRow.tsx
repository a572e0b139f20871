import { useState } from 'react'
import { signatureOf } from '#domain/abi/contractFunction.ts'
import type { Abi, AbiFunction } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ReadForm } from './ReadForm.tsx'
import { WriteForm } from './WriteForm.tsx'

type FunctionRowProps = { called: AbiFunction; abi: Abi; address: Address; writes: boolean }

/** One function, with its form when it is opened. */
export function FunctionRow({ called, abi, address, writes }: FunctionRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="py-2 text-sm">
        <code className="font-mono break-all">{signatureOf(called)}</code>
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
