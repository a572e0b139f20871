import type { Abi, Hex } from 'viem'
import { type AbiIndex, indexAbi } from '#network/explorer/decode/abiIndex.ts'
import type { CompiledContract } from './artifactContract.ts'
import { matchCode } from './comparableCode.ts'

/** A compiled contract that is on the chain. */
export type CompiledMatch = {
  /** Its name, or the names of all contracts that have this code: `TwinA or TwinB`. */
  name: string
  /** Whether the metadata is the same, too. */
  isExact: boolean
  compiled: CompiledContract
  index: AbiIndex
}

/** Compiled contracts by the code that they have on the chain. */
export type CompiledIndex = {
  /** Every function, event and error of the contracts, to decode calls of proxies and errors of nested calls. */
  all: AbiIndex
  /**
   * The contract with this code, an exact match before a partial one. Undefined when no compiled contract has the code.
   */
  find(code: Hex): CompiledMatch | undefined
}

export function indexCompiled(contracts: readonly CompiledContract[]): CompiledIndex {
  const indexes = new Map<CompiledContract, AbiIndex>()
  const all: Abi = contracts.flatMap(({ abi }) => abi)

  function indexOf(contract: CompiledContract): AbiIndex {
    const index = indexes.get(contract) ?? indexAbi(contract.abi)
    indexes.set(contract, index)
    return index
  }

  return {
    all: { ...indexAbi(all), anonymous: [] },
    find(code) {
      const matches = contracts.flatMap((compiled) => {
        const match = matchCode(compiled, code)
        return match ? [{ compiled, match }] : []
      })
      const exact = matches.filter(({ match }) => match === 'exact')
      const best = (exact.length > 0 ? exact : matches).map(({ compiled }) => compiled)
      // The same contract may be in an artifact and in a build info, which has its source.
      const compiled = best.find(({ source }) => source !== null) ?? best[0]
      if (!compiled) return undefined
      const name = [...new Set(best.map((each) => each.name))].join(' or ')
      return { name, isExact: exact.length > 0, compiled, index: indexOf(compiled) }
    },
  }
}
