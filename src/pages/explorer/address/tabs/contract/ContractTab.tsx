import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { functionsOf } from '#domain/abi/contractFunction.ts'
import { type AddressRecord, addressQuery } from '#interfaces/explorer/address/address.ts'
import { contractQuery } from '#interfaces/explorer/address/contract.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { usePoolMarket } from '#pages/explorer/address/head/PoolMarket.tsx'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AbiChoice } from './abi/AbiChoice.tsx'
import { type AbiOption, useAbiOptions } from './abi/useAbiOptions.ts'
import { Bytecode } from './Bytecode.tsx'
import { type ContractView, ContractViews } from './ContractViews.tsx'
import { Creation } from './Creation.tsx'
import { Functions } from './functions/Functions.tsx'
import { SourceFacts } from './SourceFacts.tsx'

/**
 * The contract tab: the functions it can be read and written with, or its code. A contract whose ABI is known opens on its
 * functions, others on their code.
 */
export function ContractTab({ address }: { address: Address }) {
  const ofAddress = useQuery(addressQuery(address))
  const { data: record } = ofAddress
  const ofSource = useQuery({
    ...contractQuery(address),
    enabled: record?.isVerified !== false,
  })
  const { data: source } = ofSource
  const market = usePoolMarket(record)
  const options = useAbiOptions(address, record, source, market != null)
  const [chosen, setChosen] = useState<string>()
  const option = options.find(({ id }) => id === chosen) ?? options[0]
  if (isAwaited(ofAddress) || isAwaited(ofSource)) return <TabPending />
  const { reads, writes } = functionsOf(option?.abi ?? [])
  return (
    <ContractViews
      likeliest={likeliestView(options[0], record)}
      counts={option?.fits ? [reads.length, writes.length] : []}
    >
      {(view) => (
        <>
          {/* What is typed into a form stays while the other parts are looked at. */}
          <div hidden={view === 'code'}>
            <Panel title={view === 'write' ? 'Write' : 'Read'} bare>
              <AbiChoice
                address={address}
                options={options}
                chosen={option}
                isVerified={source?.isVerified ?? record?.isVerified ?? null}
                onChoose={setChosen}
              />
              {option &&
                [reads, writes].map((functions) => (
                  <div
                    key={`${option.id} ${functions === writes}`}
                    hidden={(view === 'write') !== (functions === writes)}
                  >
                    <Functions
                      address={address}
                      abi={option.abi}
                      functions={functions}
                      writes={functions === writes}
                    />
                  </div>
                ))}
            </Panel>
          </div>
          {view === 'code' && (
            <>
              {source ? (
                <Panel title="Source" source="explorer">
                  <SourceFacts source={source} />
                </Panel>
              ) : (
                record?.isVerified === false && (
                  <p className="text-sm text-muted">
                    Nobody has published the source of this contract on this explorer. To read or call it,
                    choose an ABI under Read or Write.
                  </p>
                )
              )}
              <Panel title="Creation" source="explorer">
                <Creation record={record} />
              </Panel>
              <Panel title="Bytecode" source="node">
                <Bytecode address={address} told={source?.deployedBytecode ?? null} />
              </Panel>
            </>
          )}
        </>
      )}
    </ContractViews>
  )
}

/** By the likeliest ABI, whichever is chosen: another choice must not leave the view that it was made in. */
function likeliestView(option: AbiOption | undefined, record: AddressRecord | undefined): ContractView {
  const isLikely = option?.fits || option?.id === record?.token?.type || record?.implementations.length
  if (!option || !isLikely) return 'code'
  return functionsOf(option.abi).reads.length > 0 ? 'read' : 'write'
}

/** Whether an answer is awaited for the first time: a later attempt must not take the forms away. */
function isAwaited({ isLoading, isFetched, failureCount }: UseQueryResult): boolean {
  return isLoading && !isFetched && failureCount === 0
}
