import { type AbiParameter, decodeAbiParameters, type Hex } from 'viem'
import type { CompiledContract } from '#network/explorer/artifacts/artifactContract.ts'
import { constructorArguments } from '#network/explorer/artifacts/comparableCode.ts'
import type { CompiledSource } from '#network/explorer/artifacts/compiledSource.ts'
import type { SourceText } from '#network/explorer/artifacts/sourceFiles.ts'
import { decodedParameters } from '#network/explorer/decode/decodedRecord.ts'
import type { VerifiedContract } from '#network/explorer/verification/verifiedContracts.ts'
import type { AddressReference } from './addressReference.ts'

type Around = {
  reference: AddressReference
  /** The code on the chain. Null when the node does not answer. */
  code: Hex | null
  /**
   * The input of the transaction that created it. Null when another contract created it, or when the creator is
   * unknown.
   */
  input: Hex | null
  files: readonly SourceText[]
}

/** A contract of `/smart-contracts/{address_hash}`, with the names of Blockscout. */
export function smartContractRecord(contract: VerifiedContract, { reference, code, input, files }: Around) {
  const { match, submitted } = contract
  const compiled = match?.compiled ?? null
  const args = compiled && constructorArgumentsOf(compiled, input, submitted?.constructorArguments)
  return {
    is_verified: match !== null,
    is_fully_verified: match?.isExact ?? false,
    is_partially_verified: match ? !match.isExact : false,
    name: contract.name,
    ...sourceFields(compiled?.source ?? null),
    ...fileFields(files),
    abi: compiled?.abi ?? null,
    constructor_args: args,
    decoded_constructor_args: compiled && args ? decodedArguments(compiled, args) : null,
    deployed_bytecode: code,
    creation_bytecode: input,
    proxy_type: reference.proxy_type,
    implementations: reference.implementations,
    verified_at: null,
  }
}

function sourceFields(source: CompiledSource | null) {
  return {
    language: source?.language?.toLowerCase() ?? null,
    compiler_version: source?.compilerVersion ? `v${source.compilerVersion}` : null,
    evm_version: source?.evmVersion ?? null,
    optimization_enabled: source?.optimizer?.enabled ?? null,
    optimization_runs: source?.optimizer?.runs ?? null,
    license_type: source?.license ?? null,
    file_path: source?.filePath ?? null,
    compiler_settings: source?.settings ?? null,
  }
}

function fileFields([own, ...others]: readonly SourceText[]) {
  return {
    source_code: own?.content ?? null,
    additional_sources: others.map(({ path, content }) => ({ file_path: path, source_code: content })),
  }
}

/**
 * The arguments in the creating transaction; without that, those given at verification, if the creation code ends with
 * them.
 */
function constructorArgumentsOf(
  compiled: CompiledContract,
  input: Hex | null,
  told: string | undefined,
): string | null {
  const read = input && constructorArguments(compiled, input)
  if (read) return read.length > 2 ? read : null
  const digits = told?.replace(/^0x/, '').toLowerCase()
  return digits && input?.toLowerCase().endsWith(digits) ? `0x${digits}` : null
}

/** Each argument of the constructor as a pair of its value and its parameter, as Blockscout sends them. */
function decodedArguments({ abi }: CompiledContract, args: string) {
  const inputs = abi.find((item) => item.type === 'constructor')?.inputs ?? []
  try {
    const values = decodeAbiParameters(inputs as AbiParameter[], args as Hex)
    return decodedParameters(inputs, values).map(({ name, type, value }) => [value, { name, type }])
  } catch {
    return null
  }
}
