import { setTimeout as wait } from 'node:timers/promises'
import { type Abi, type Address, getAddress, type Hex, isHex } from 'viem'
import type { ArtifactFolder } from '#network/explorer/artifacts/artifactFolder.ts'
import { isCodeOf } from '#network/explorer/artifacts/comparableCode.ts'
import type { CompiledContract } from '#network/explorer/artifacts/compiledContract.ts'
import { type AbiIndex, indexAbi } from '#network/explorer/decode/abiIndex.ts'
import { knownIndex } from '#network/explorer/decode/knownAbi.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import type { VerifiedSources } from '#network/explorer/verification/verifiedSources.ts'

/** A contract of the chain that is one of the compiled ones, or a proxy. */
export type VerifiedContract = {
  /** The name in the source. Null for a proxy that was not compiled here. */
  name: string | null
  abi: AbiIndex | null
  proxy: ContractProxy | null
}

/** The contracts of the chain that were compiled here, by their code. */
export type VerifiedContracts = {
  /** Whether there are compiled contracts or verified sources at all. */
  isUsed(): boolean
  /** Looks at the code of contracts that were not looked at yet. It does not wait long: what is missing comes later. */
  load(contracts: Address[]): Promise<void>
  get(contract: Address): VerifiedContract | null
  /** The ABIs to decode a call of the contract and its logs with, the best first. */
  abis(contract: Address | null): readonly AbiIndex[]
  /** The name of a function, null when no compiled contract has it. */
  methodName(selector: string | null, contract?: Address | null): string | null
  /** The selectors of functions with this name. */
  selectorsOf(method: string): Hex[]
  /** The contracts looked at so far whose name contains a text. */
  named(text: string): Address[]
  /** Forgets the contracts, or one whose source was verified: after a reorg another may be at an address. */
  clear(contract?: Address): void
}

/** Milliseconds that an answer waits for codes. */
const readTimeout = 1_000
/** Milliseconds between looks at the folder. */
const shortestRefresh = 2_000
const mostContracts = 20_000

/** Without a folder and a verified source nothing is verified and nothing is asked. */
export function verifyContracts(
  node: Node,
  folder: ArtifactFolder | null,
  sources: VerifiedSources | null = null,
): VerifiedContracts {
  const isUsed = () => folder !== null || sources?.isUsed() === true
  let contracts = new Map<Address, Promise<VerifiedContract | null>>()
  const found = new Map<Address, VerifiedContract | null>()
  let compiled = indexCompiled(folder?.contracts() ?? [])
  let refreshedAt = Date.now()

  /** A contract that is not known may come from a build that is newer than the last look. */
  async function refresh(): Promise<boolean> {
    if (!folder || Date.now() - refreshedAt < shortestRefresh) return false
    refreshedAt = Date.now()
    if (!(await folder.refresh().catch(() => false))) return false
    compiled = indexCompiled(folder.contracts())
    for (const [address, contract] of found)
      if (!contract?.name) {
        contracts.delete(address)
        found.delete(address)
      }
    return true
  }

  async function read(address: Address): Promise<VerifiedContract | null> {
    const code = await node.getCode({ address })
    if (!code) return null
    const match = (await findSource(address, code)) ?? (await findCompiled(code))
    const proxy = await readProxy(node, address, code)
    if (proxy) await load([proxy.implementation])
    return match || proxy ? { name: match?.name ?? null, abi: match?.index ?? null, proxy } : null
  }

  async function findCompiled(code: Hex) {
    return compiled.find(code) ?? ((await refresh()) ? compiled.find(code) : undefined)
  }

  /** What somebody verified for this very contract. Another chain may be behind the address since then. */
  async function findSource(address: Address, code: Hex) {
    const contract = (await sources?.read(address))?.contract
    if (!contract || !isCodeOf(contract, code)) return undefined
    return { name: contract.name, index: indexAbi(contract.abi) }
  }

  async function load(addresses: Address[]): Promise<void> {
    if (!isUsed()) return
    if (contracts.size > mostContracts) clear()
    const reading = contracts
    for (const address of addresses) {
      if (reading.has(address)) continue
      const contract = read(address).catch(() => undefined)
      reading.set(
        address,
        contract.then((result) => {
          if (reading !== contracts) return null
          if (result === undefined) reading.delete(address)
          else found.set(address, result)
          return result ?? null
        }),
      )
    }
    const all = Promise.all(addresses.map((address) => reading.get(address)))
    await Promise.race([all, wait(readTimeout, undefined, { ref: false })])
  }

  function clear(contract?: Address): void {
    if (contract) {
      contracts.delete(contract)
      found.delete(contract)
      return
    }
    contracts = new Map()
    found.clear()
  }

  function own(contract: Address | null): AbiIndex[] {
    const verified = contract && found.get(contract)
    if (!verified) return []
    const implementation = verified.proxy && found.get(verified.proxy.implementation)
    return [verified.abi, implementation?.abi].filter((abi) => abi != null)
  }

  return {
    isUsed,
    load,
    get: (contract) => found.get(contract) ?? null,
    abis: (contract) => [...own(contract), compiled.all, knownIndex],
    methodName(selector, contract = null) {
      for (const { functions } of [...own(contract), compiled.all]) {
        const name = functions.get(selector as Hex)?.name
        if (name !== undefined) return name
      }
      return null
    },
    selectorsOf: (method) =>
      [...compiled.all.functions].filter(([, { name }]) => name === method).map(([selector]) => selector),
    named(text) {
      const wanted = text.toLowerCase()
      return [...found].flatMap(([address, contract]) =>
        contract?.name?.toLowerCase().includes(wanted) ? [address] : [],
      )
    },
    clear,
  }
}

/** Compiled contracts by the code that they have on the chain. */
function indexCompiled(contracts: CompiledContract[]) {
  const indexes = new Map<CompiledContract, AbiIndex>()
  const all: Abi = contracts.flatMap(({ abi }) => abi)
  return {
    /** Every function, event and error of them, for proxies and for errors that come from deeper calls. */
    all: indexAbi(all),
    find(code: Hex): { name: string; index: AbiIndex } | undefined {
      const contract = contracts.find((one) => isCodeOf(one, code))
      if (!contract) return undefined
      const index = indexes.get(contract) ?? indexAbi(contract.abi)
      indexes.set(contract, index)
      return { name: contract.name, index }
    },
  }
}

/** Where a proxy sends its calls. */
type ContractProxy = { type: 'eip1967' | 'eip1167'; implementation: Address }

/** keccak256('eip1967.proxy.implementation') - 1 */
const implementationSlot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
/** A minimal proxy is nothing but a call of the address in its middle. */
const minimalProxy = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/

/** The proxy that a contract is. Null for any other contract, and while the node does not answer. */
async function readProxy(node: Node, address: Address, code: Hex): Promise<ContractProxy | null> {
  const [, minimal] = minimalProxy.exec(code) ?? []
  if (minimal) return { type: 'eip1167', implementation: getAddress(`0x${minimal}`) }
  const word = await node.getStorageAt({ address, slot: implementationSlot }).catch(() => undefined)
  const digits = isHex(word) ? word.slice(2).padStart(64, '0').slice(24) : ''
  return /[1-9a-f]/.test(digits) ? { type: 'eip1967', implementation: getAddress(`0x${digits}`) } : null
}
