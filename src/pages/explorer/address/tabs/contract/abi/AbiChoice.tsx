import { useState } from 'react'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { removeOwnAbi } from '#lib/browser/storage/ownAbis.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Button } from '#ui/form/Button.tsx'
import { Select } from '#ui/form/Select.tsx'
import { AbiForm } from './AbiForm.tsx'
import type { AbiOption } from './useAbiOptions.ts'

type AbiChoiceProps = {
  address: Address
  options: readonly AbiOption[]
  chosen: AbiOption | undefined
  /** Whether the explorer has the source of the contract; null when it does not say. */
  isVerified: boolean | null
  onChoose: (id: string) => void
}

/** Chooses the ABI for calls of the contract, or adds one. */
export function AbiChoice({ address, options, chosen, isVerified, onChoose }: AbiChoiceProps) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <div className="grid gap-3 border-b px-4 py-3">
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label="ABI"
          value={chosen?.id ?? ''}
          options={options.map(({ id, label }) => ({ value: id, label }))}
          onChange={onChoose}
        />
        <Button aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
          {isAdding ? 'Cancel' : 'Add an ABI'}
        </Button>
        {chosen?.id === 'own' && (
          <Button tone="quiet" onClick={() => removeOwnAbi(address)}>
            Remove
          </Button>
        )}
      </div>
      {isVerified === false && knownContract(address) && chosen?.fits && chosen.id !== 'own' && (
        <p className="text-xs text-faint">
          The ABI comes with this site, which calls this contract with it. The explorer has not checked it
          against a source.
        </p>
      )}
      {!isAdding && !chosen?.fits && (
        <p className="text-xs text-faint">A standard ABI. Functions this contract lacks will revert.</p>
      )}
      {isAdding && (
        <AbiForm
          address={address}
          onSaved={() => {
            setIsAdding(false)
            onChoose('own')
          }}
        />
      )}
    </div>
  )
}
