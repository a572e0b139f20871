import type { Address, Hex } from 'viem'
import type { ArtifactFolder } from '#network/explorer/artifacts/artifactFolder.ts'
import { matchCode } from '#network/explorer/artifacts/comparableCode.ts'
import { type CompiledMatch, indexCompiled } from '#network/explorer/artifacts/compiledIndex.ts'
import { type ContractProxy, readProxy } from '#network/explorer/artifacts/contractProxy.ts'
import { createReadings } from '#network/explorer/artifacts/contractReadings.ts'
import { type AbiIndex, indexAbi } from '#network/explorer/decode/abiIndex.ts'
import { knownIndex } from '#network/explorer/decode/knownAbi.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import type { VerifiedSource, VerifiedSources } from './verifiedSources.ts'

/** A deployed contract whose code matches a compiled one, or a proxy. */
export type VerifiedContract = {
  /** The name in the source. Null for a proxy that was not compiled here. */
  name: string | null
  abi: AbiIndex | null
  proxy: ContractProxy | null
  match: CompiledMatch | null
  /** The submitted source that verified the contract. Null when the contract comes from the artifact folder. */
  submitted: VerifiedSource | null
}

/** The contracts of the chain that were compiled here, by their code. */
export type VerifiedContracts = {
  /** Whether there are compiled contracts or verified sources at all. */
  isUsed(): boolean
  /**
   * Reads the code of contracts that were not read yet. Resolves after a second at the latest; slower readings go on in
   * the background.
   */
  load(contracts: Address[]): Promise<void>
  /** Reads one address even without compiled contracts: it may be a proxy or an account with a delegate. */
  look(address: Address): Promise<void>
  /** The folder of the compiled contracts. Null without one. */
  folder: string | null
  get(contract: Address): VerifiedContract | null
  /**
   * The ABIs to decode a call of the contract and its logs with, the best first. `standard` is that of its kind. For a
   * proxy, `ran` are the implementations that it ran in the transaction, which count in place of those of today. Empty
   * where nothing tells them; left out where those of today are meant.
   */
  abis(contract: Address | null, standard: AbiIndex, ran?: readonly Address[]): readonly AbiIndex[]
  /** The name of a function, null when no compiled contract has it. */
  methodName(selector: string | null, contract?: Address | null): string | null
  /** The selectors of functions with this name. */
  selectorsOf(method: string): Hex[]
  /** The contracts looked at so far whose name contains a text. */
  named(text: string): Address[]
  /** Forgets the contracts, or one whose source was verified: after a reorg another may be at an address. */
  clear(contract?: Address): void
}

/** Milliseconds between looks at the folder. */
const shortestRefresh = 2_000

/**
 * Finds the contracts whose code is that of a compiled contract in `folder` or of a verified source. Without a folder no
 * compiled contract matches; without `sources` no submitted one does.
 */
export function verifyContracts(
  node: Node,
  folder: ArtifactFolder | null,
  sources: VerifiedSources | null = null,
): VerifiedContracts {
  const isUsed = () => folder !== null || sources?.isUsed() === true
  const readings = createReadings<VerifiedContract>(read, isMutable)
  let compiled = indexCompiled(folder?.contracts() ?? [])
  let refreshedAt = Date.now()

  /**
   * Rereads the artifact folder: an unknown contract may come from a newer build. Resolves to whether anything changed.
   */
  async function refresh(): Promise<boolean> {
    if (!folder || Date.now() - refreshedAt < shortestRefresh) return false
    refreshedAt = Date.now()
    if (!(await folder.refresh().catch(() => false))) return false
    compiled = indexCompiled(folder.contracts())
    readings.forget((contract) => !contract?.name)
    return true
  }

  async function read(address: Address): Promise<VerifiedContract | null> {
    const code = await node.getCode({ address })
    if (!code) return null
    const source = await findSource(sources, address, code)
    const match = source?.match ?? (await findCompiled(code)) ?? null
    const proxy = await readProxy(node, address, code)
    if (proxy) await readings.load(proxy.implementations)
    if (!match && !proxy) return null
    const submitted = source?.submitted ?? null
    return { name: match?.name ?? null, abi: match?.index ?? null, proxy, match, submitted }
  }

  async function findCompiled(code: Hex) {
    return compiled.find(code) ?? ((await refresh()) ? compiled.find(code) : undefined)
  }

  function own(contract: Address | null, ran?: readonly Address[]): AbiIndex[] {
    const verified = contract && readings.get(contract)
    if (!verified) return []
    const { proxy } = verified
    const isToday = ran?.length === 0 && isMutable(verified)
    const implementations = proxy ? (ran?.length ? ran : proxy.implementations) : []
    const behind = implementations.flatMap((address) => readings.get(address)?.abi ?? [])
    return [
      ...(verified.abi ? [verified.abi] : []),
      ...behind.map((abi) => (isToday ? { ...abi, isOfToday: true as const } : abi)),
    ]
  }

  return {
    isUsed,
    folder: folder?.path ?? null,
    load: async (contracts) => (isUsed() ? readings.load(contracts) : undefined),
    look: readings.look,
    get: (contract) => readings.get(contract) ?? null,
    abis: (contract, standard, ran) => [...own(contract, ran), standard, compiled.all, knownIndex],
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
      return readings.filter((contract) => contract?.name?.toLowerCase().includes(wanted) ?? false)
    },
    clear: (contract) => readings.forget(contract ? (_, address) => address === contract : undefined),
  }
}

/** What somebody verified for this very contract. Another chain may be behind the address since then. */
async function findSource(sources: VerifiedSources | null, address: Address, code: Hex) {
  const { contract: compiled, source: submitted } = (await sources?.read(address)) ?? {}
  const match = compiled && matchCode(compiled, code)
  if (!compiled || !submitted || !match) return undefined
  const { name, abi } = compiled
  return { match: { name, isExact: match === 'exact', compiled, index: indexAbi(abi) }, submitted }
}

/** A minimal proxy has its implementation in its code. Any other may get another one. */
function isMutable({ proxy }: VerifiedContract): boolean {
  return proxy !== null && proxy.type !== 'eip1167' && proxy.type !== 'clone_with_immutable_arguments'
}
