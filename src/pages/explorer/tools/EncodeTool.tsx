import { useState } from 'react'
import { canonicalSignature } from '#domain/abi/canonicalSignature.ts'
import type { AbiFunction } from '#lib/wire/contractAbi.ts'
import { ArgumentFields } from '#pages/explorer/parts/arguments/ArgumentFields.tsx'
import { useArguments } from '#pages/explorer/parts/arguments/useArguments.ts'
import { LongText } from '#ui/figures/LongText.tsx'
import { Input } from '#ui/form/Input.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Copy } from '#ui/links/Copy.tsx'

/** Encodes the calldata of a function, or the data of an error, from its signature and typed arguments. */
export function EncodeTool() {
  const [signature, setSignature] = useState('transfer(address to, uint256 value)')
  const read = canonicalSignature(signature)
  const problem =
    'problem' in read
      ? read.problem
      : read.kind === 'event'
        ? 'An event is not called: it has no calldata.'
        : undefined
  return (
    <div className="grid gap-3 p-4">
      <Input
        label="Function"
        mono
        maxLength={500}
        value={signature}
        onChange={setSignature}
        hint="With its types in full, as in transfer(address to, uint256 value)."
        problem={signature.trim() === '' ? undefined : problem}
      />
      {'signature' in read && !problem && (
        <Arguments
          // Other names keep what was typed, other types need other arguments.
          key={read.signature.slice(read.name.length)}
          called={{
            type: 'function',
            name: read.name,
            inputs: read.inputs,
            outputs: [],
            stateMutability: 'nonpayable',
          }}
        />
      )}
    </div>
  )
}

function Arguments({ called }: { called: AbiFunction }) {
  const state = useArguments(called)
  return (
    <>
      <ArgumentFields called={called} state={state} showProblems={false} />
      {state.data === null ? (
        <p className="text-sm text-faint">
          Fill in each argument: lists and tuples as JSON, numbers in base units.
        </p>
      ) : (
        <div className="-mx-4 -mb-4 border-t">
          <Details>
            <Detail label="Calldata" wide>
              <span className="font-mono break-all" translate="no">
                <LongText>{state.data}</LongText>
              </span>
              <Copy value={state.data} what="calldata" />
            </Detail>
          </Details>
        </div>
      )}
    </>
  )
}
