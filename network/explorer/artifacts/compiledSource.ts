/** The compiler input of a contract, as far as a file of the compiler records it. */
export type CompiledSource = {
  /** `Solidity` or `Vyper`. */
  language: string | null
  /** `0.8.30+commit.73712a01`, without a leading `v`. */
  compilerVersion: string | null
  evmVersion: string | null
  optimizer: { enabled: boolean; runs: number | null } | null
  /** The file of the contract, as the compiler knows it: `src/Counter.sol`. */
  filePath: string | null
  /** SPDX identifier. */
  license: string | null
  settings: Record<string, unknown> | null
  /** The files that were compiled together. A file has its text, or the hash of its text. */
  files: Record<string, SourceFile>
}

export type SourceFile = { content?: string; keccak256?: string; license?: string }

type Json = Record<string, unknown>

/** What a build info of Hardhat, or a source with the compiler's output, was compiled from. */
export type CompilerInput = { input: Json; version: string | null }

/** The input in a build info: `input` beside `output`. Undefined without one. */
export function readInput(json: Json): CompilerInput | undefined {
  const version = json.solcLongVersion ?? json.compilerVersion
  if (!isObject(json.input) || !isObject(json.input.sources)) return undefined
  return { input: json.input, version: typeof version === 'string' ? version : null }
}

/**
 * What a contract was compiled from: by the input of its build info, else by the metadata that the compiler wrote (an
 * object in artifacts of Foundry, a text in those of Truffle). Null when the file has neither.
 */
export function readSource(
  contract: Json,
  { filePath, input }: { filePath: string | null; input?: CompilerInput | undefined },
): CompiledSource | null {
  const metadata = readMetadata(contract.metadata ?? contract.rawMetadata)
  const told = input?.input ?? metadata
  if (!told) return null
  const settings = isObject(told.settings) ? told.settings : {}
  const target = isObject(metadata?.settings) ? metadata.settings.compilationTarget : undefined
  const file = filePath ?? (isObject(target) ? (Object.keys(target)[0] ?? null) : null)
  const files = isObject(told.sources) ? (told.sources as Record<string, SourceFile>) : {}
  const hashes = isObject(metadata?.sources) ? (metadata.sources as Record<string, SourceFile>) : {}
  const compiler = isObject(metadata?.compiler) ? metadata.compiler.version : undefined
  return {
    language: textOf(told.language),
    compilerVersion: textOf(input?.version ?? compiler)?.replace(/^v/, '') ?? null,
    evmVersion: textOf(settings.evmVersion),
    optimizer: readOptimizer(settings.optimizer),
    filePath: file,
    license: file === null ? null : textOf(hashes[file]?.license),
    settings,
    files,
  }
}

function readMetadata(metadata: unknown): Json | undefined {
  if (isObject(metadata)) return metadata
  if (typeof metadata !== 'string') return undefined
  try {
    const parsed: unknown = JSON.parse(metadata)
    return isObject(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function readOptimizer(optimizer: unknown): CompiledSource['optimizer'] {
  if (!isObject(optimizer)) return null
  return {
    enabled: optimizer.enabled === true,
    runs: typeof optimizer.runs === 'number' ? optimizer.runs : null,
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Whether a value of JSON is an object, and no array. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
