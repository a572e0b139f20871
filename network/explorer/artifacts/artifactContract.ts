import { basename } from 'node:path'
import type { Abi, Hex } from 'viem'
import { type CompiledSource, type CompilerInput, isObject, readInput, readSource } from './compiledSource.ts'

/** Bytes of a code that are not known before it is deployed. */
export type Gap = { start: number; length: number }

/** A contract in a compiler's output. An interface and a bare ABI have no code. */
export type CompiledContract = {
  name: string
  abi: Abi
  /** The code on the chain. */
  code: Hex | null
  gaps: Gap[]
  /** The code that creates it, before the arguments of its constructor. */
  creationCode: Hex | null
  creationGaps: Gap[]
  source: CompiledSource | null
}

type Json = Record<string, unknown>
type References = Record<string, Gap[]>

/**
 * The contracts in a JSON file of a compiler: an artifact of Foundry, Hardhat or Truffle, the build info of Hardhat, the
 * output of the compiler, or a bare ABI, which is named after its file. Empty for any other JSON.
 */
export function readCompiled(file: string, json: unknown, input?: CompilerInput): CompiledContract[] {
  const name = basename(file).replace(/\.json$/, '')
  if (isAbi(json))
    return [{ name, abi: json, code: null, gaps: [], creationCode: null, creationGaps: [], source: null }]
  if (!isObject(json)) return []
  if (isObject(json.output)) return readCompiled(file, json.output, readInput(json))
  if (isObject(json.contracts)) return readOutput(json.contracts, input)
  const sourceName = json.sourceName ?? json.sourcePath
  return readArtifact(json, {
    name: typeof json.contractName === 'string' ? json.contractName : name,
    filePath: typeof sourceName === 'string' ? sourceName : null,
  })
}

/** Contracts by file and name. */
function readOutput(contracts: Json, input: CompilerInput | undefined): CompiledContract[] {
  return Object.entries(contracts).flatMap(([filePath, file]) =>
    isObject(file)
      ? Object.entries(file).flatMap(([name, contract]) =>
          isObject(contract) ? readArtifact(contract, { name, filePath, input }) : [],
        )
      : [],
  )
}

/**
 * One contract. Its codes are objects of the compiler (`deployedBytecode.object`, in `evm` or beside the ABI), or texts
 * with their references beside them.
 */
function readArtifact(
  json: Json,
  { name, ...from }: { name: string; filePath: string | null; input?: CompilerInput | undefined },
): CompiledContract[] {
  const { abi } = json
  if (!isAbi(abi)) return []
  const evm = isObject(json.evm) ? json.evm : {}
  const deployed = readCode(json.deployedBytecode ?? evm.deployedBytecode, {
    immutables: json.immutableReferences,
    links: json.deployedLinkReferences,
  })
  const creation = readCode(json.bytecode ?? evm.bytecode, { links: json.linkReferences })
  return [
    {
      name,
      abi,
      code: deployed.code,
      gaps: deployed.gaps,
      creationCode: creation.code,
      creationGaps: creation.gaps,
      source: readSource(json, from),
    },
  ]
}

function readCode(
  wire: unknown,
  beside: { immutables?: unknown; links?: unknown },
): { code: Hex | null; gaps: Gap[] } {
  const own = isObject(wire) ? wire : {}
  const object = isObject(wire) ? own.object : wire
  const placeholders: Gap[] = []
  const text = (typeof object === 'string' ? object : '').replace(/^0x/, '')
  // A placeholder of 40 digits stands for the address of each library: `__$hash$__`, or `__Name____` in older
  // compilers.
  const digits = text.replace(/__[\w$.:/]{36}__/g, (_, at: number) => {
    placeholders.push({ start: at / 2, length: 20 })
    return '0'.repeat(40)
  })
  const isCode = /^([0-9a-f]{2})+$/i.test(digits)
  const immutables = own.immutableReferences ?? beside.immutables
  const links = own.linkReferences ?? beside.links
  const references = [immutables, ...(isObject(links) ? Object.values(links) : [])].filter(isObject)
  const gaps = references.flatMap((each) =>
    Object.values(each as References)
      .flat()
      .filter(isGap),
  )
  return { code: isCode ? `0x${digits.toLowerCase()}` : null, gaps: [...gaps, ...placeholders] }
}

function isGap(value: unknown): value is Gap {
  return isObject(value) && Number.isInteger(value.start) && Number.isInteger(value.length)
}

const kinds = ['function', 'event', 'error', 'constructor', 'fallback', 'receive']

function isAbi(value: unknown): value is Abi {
  if (!Array.isArray(value)) return false
  return value.length > 0 && value.every((item) => isObject(item) && kinds.includes(String(item.type)))
}
