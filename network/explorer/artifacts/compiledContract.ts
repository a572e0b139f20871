import { basename } from 'node:path'
import type { Abi, Hex } from 'viem'

/** Bytes of a code that are not known before it is deployed. */
export type Gap = { start: number; length: number }

/** A contract as a compiler left it. An interface and a bare ABI have no code. */
export type CompiledContract = { name: string; abi: Abi; code: Hex | null; gaps: Gap[] }

type References = Record<string, Gap[]>
type Code = {
  object?: string
  immutableReferences?: References
  linkReferences?: Record<string, References>
}

/**
 * The contracts in a JSON file of a compiler: an artifact of Foundry or Hardhat, the build info of Hardhat, the output
 * of the compiler, or a bare ABI, which is named after its file. Empty for any other JSON.
 */
export function readCompiled(file: string, json: unknown): CompiledContract[] {
  const name = basename(file).replace(/\.json$/, '')
  if (isAbi(json)) return [{ name, abi: json, code: null, gaps: [] }]
  if (!isObject(json)) return []
  if (isObject(json.output)) return readCompiled(file, json.output)
  if (isObject(json.contracts)) return readOutput(json.contracts)
  if (!isAbi(json.abi)) return []
  const { abi, contractName, deployedBytecode } = json
  const code = isObject(deployedBytecode) ? (deployedBytecode as Code) : hardhatCode(json)
  return [compiled(typeof contractName === 'string' ? contractName : name, abi, code)]
}

/** Contracts by file and name. */
function readOutput(contracts: Record<string, unknown>): CompiledContract[] {
  return Object.values(contracts)
    .filter(isObject)
    .flatMap((file) =>
      Object.entries(file).flatMap(([name, contract]) => {
        if (!isObject(contract) || !isAbi(contract.abi)) return []
        const evm = isObject(contract.evm) ? contract.evm : {}
        return [compiled(name, contract.abi, isObject(evm.deployedBytecode) ? evm.deployedBytecode : {})]
      }),
    )
}

function hardhatCode(json: Record<string, unknown>): Code {
  const { deployedBytecode, deployedLinkReferences, immutableReferences } = json
  return {
    ...(typeof deployedBytecode === 'string' && { object: deployedBytecode }),
    ...(isObject(deployedLinkReferences) && {
      linkReferences: deployedLinkReferences as Record<string, References>,
    }),
    ...(isObject(immutableReferences) && { immutableReferences: immutableReferences as References }),
  }
}

function compiled(
  name: string,
  abi: Abi,
  { object, immutableReferences, linkReferences }: Code,
): CompiledContract {
  // In the place of each library there is a placeholder.
  const digits = (object ?? '').replace(/^0x/, '').replace(/__\$[0-9a-f]{34}\$__/gi, '0'.repeat(40))
  const isCode = /^([0-9a-f]{2})+$/i.test(digits)
  const gaps = [immutableReferences ?? {}, ...Object.values(linkReferences ?? {})].flatMap((references) =>
    Object.values(references).flat().filter(isGap),
  )
  return { name, abi, code: isCode ? `0x${digits.toLowerCase()}` : null, gaps }
}

function isGap(value: unknown): value is Gap {
  return isObject(value) && Number.isInteger(value.start) && Number.isInteger(value.length)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const kinds = ['function', 'event', 'error', 'constructor', 'fallback', 'receive']

function isAbi(value: unknown): value is Abi {
  if (!Array.isArray(value)) return false
  return value.length > 0 && value.every((item) => isObject(item) && kinds.includes(String(item.type)))
}
