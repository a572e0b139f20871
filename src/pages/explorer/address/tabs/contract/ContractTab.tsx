import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressQuery } from '#interfaces/explorer/address/address.ts'
import { contractQuery } from '#interfaces/explorer/address/contract.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AbiChoice } from './abi/AbiChoice.tsx'
import { useAbiOptions } from './abi/useAbiOptions.ts'
import { Bytecode } from './Bytecode.tsx'
import { Creation } from './Creation.tsx'
import { Functions } from './functions/Functions.tsx'
import { SourceFacts } from './SourceFacts.tsx'

/** The contract tab: its functions, its source and its bytecode. */
export function ContractTab({ address }: { address: Address }) {
  const { data: record } = useQuery(addressQuery(address))
  const { data: source, isLoading } = useQuery({
    ...contractQuery(address),
    enabled: record?.isVerified !== false,
  })
  const options = useAbiOptions(address, record, source)
  const [chosen, setChosen] = useState<string>()
  const option = options.find(({ id }) => id === chosen) ?? options[0]
  return (
    <>
      <Panel title="Read and write" source="node">
        {isLoading ? (
          <Skeleton rows={4} />
        ) : (
          <>
            <AbiChoice address={address} options={options} chosen={option?.id ?? ''} onChoose={setChosen} />
            {option && <Functions key={option.id} address={address} abi={option.abi} />}
          </>
        )}
      </Panel>
      {source && (
        <Panel title="Source" source="explorer">
          <SourceFacts source={source} />
        </Panel>
      )}
      <Panel title="Creation" source="explorer">
        <Creation record={record} />
      </Panel>
      <Panel title="Bytecode" source="node">
        <Bytecode address={address} told={source?.deployedBytecode ?? null} />
      </Panel>
    </>
  )
}
