import { useQueries } from '@tanstack/react-query'
import { contractQuery } from '#interfaces/explorer/address/contract.ts'
import type { Abi } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'

export type ContractAbi = { address: Address; abi: Abi }

/** The most contracts to load, because each is a request. */
const mostContracts = 20

/** The ABIs of contracts whose source the explorer has, then those of the implementations of proxies among them. */
export function useContractAbis(addresses: readonly Address[]): ContractAbi[] {
  const asked = useContracts(addresses)
  const implementations = asked.flatMap(({ contract }) =>
    contract.implementations.map(({ address }) => address),
  )
  const behind = useContracts(implementations.filter((address) => !addresses.includes(address)))
  return [...asked, ...behind].flatMap(({ address, contract: { abi } }) => (abi ? [{ address, abi }] : []))
}

function useContracts(addresses: readonly Address[]) {
  const distinct = [...new Set(addresses)].slice(0, mostContracts)
  const answers = useQueries({ queries: distinct.map((address) => contractQuery(address)) })
  return distinct.flatMap((address, index) => {
    const contract = answers[index]?.data
    return contract ? [{ address, contract }] : []
  })
}
