import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Abi, type Hex, keccak256, stringToHex } from 'viem'
import { readPackedContracts } from './packedContracts.ts'

/**
 * A compiled contract: what it can do, what creates it, and its code on the chain. In the place of each library that it
 * calls both codes have a placeholder; `libraries` has the placeholders by the libraries' names.
 */
export type Artifact = {
  abi: Abi
  bytecode: Hex
  deployedBytecode: Hex
  libraries: Record<string, string>
}

export type Artifacts = Record<string, Artifact>

type Source = { content: string }
type LinkReferences = Record<string, Record<string, unknown>>
type Compiled = {
  abi: Abi
  evm: {
    bytecode: { object: string; linkReferences: LinkReferences }
    deployedBytecode: { object: string }
  }
}
type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts?: Record<string, Record<string, Compiled>>
}

const folder = fileURLToPath(new URL('.', import.meta.url))
/** Where this checkout keeps what it compiled: all its networks and tests have the same contracts. */
export const compiledFolder = fileURLToPath(new URL('../../.tideline/contracts', import.meta.url))
const require = createRequire(import.meta.url)

/** The settings of the compiler. Forge has the same ones in `foundry.toml`. */
export const settings = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun',
  outputSelection: {
    '*': {
      '*': ['abi', 'evm.bytecode.object', 'evm.bytecode.linkReferences', 'evm.deployedBytecode.object'],
    },
  },
}

/**
 * Compiles every contract of this folder but the tests, by contract name. The compiler is slow, so the result is kept
 * under a hash of sources, settings and versions. Throws with the compiler's own words.
 */
export async function compileContracts(): Promise<Artifacts> {
  const sources = await readSources()
  const file = join(compiledFolder, `contracts-${fingerprint(sources)}.json`)
  const cached = await readFile(file, 'utf8').catch(() => null)
  if (cached) return JSON.parse(cached)

  const artifacts = compile(sources)
  await mkdir(compiledFolder, { recursive: true })
  // Renamed into place, so that a reader never finds half a file.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(artifacts))
  await rename(`${file}.${process.pid}`, file)
  return artifacts
}

/** A hash of the compiler, its settings and the sources. */
export async function contractsVersion(): Promise<string> {
  const packed = await readPackedContracts()
  return packed?.version ?? fingerprint(await readSources())
}

async function readSources() {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.sol') && !name.startsWith('test/'))
    .sort()
  const entries = names.map(
    async (name): Promise<[string, Source]> => [
      name,
      { content: await readFile(join(folder, name), 'utf8') },
    ],
  )
  return Object.fromEntries(await Promise.all(entries))
}

function fingerprint(sources: Record<string, Source>) {
  const versions = [
    require('solc/package.json').version,
    require('@openzeppelin/contracts/package.json').version,
  ]
  return createHash('sha256')
    .update(JSON.stringify([versions, settings, sources]))
    .digest('hex')
    .slice(0, 16)
}

/** The compiler's answer to a standard JSON input. It asks `readImport` for every file it does not have. */
export function runCompiler(input: string, readImport: (path: string) => object) {
  const solc: { compile(input: string, options: object): string } = require('solc')
  return JSON.parse(solc.compile(input, { import: readImport }))
}

function compile(sources: Record<string, Source>): Artifacts {
  const input = JSON.stringify({ language: 'Solidity', sources, settings })
  const output: Output = runCompiler(input, readImport)
  const errors = output.errors?.filter(({ severity }) => severity === 'error') ?? []
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))

  const ours = Object.entries(output.contracts ?? {}).filter(([name]) => name in sources)
  return Object.fromEntries(
    ours.flatMap(([, contracts]) =>
      Object.entries(contracts).map(([name, { abi, evm }]) => [
        name,
        {
          abi,
          bytecode: `0x${evm.bytecode.object}` as const,
          deployedBytecode: `0x${evm.deployedBytecode.object}` as const,
          libraries: placeholders(evm.bytecode.linkReferences),
        },
      ]),
    ),
  )
}

/** The compiler's placeholder of a library is a hash of the name of its file and its own. */
function placeholders(references: LinkReferences): Record<string, string> {
  return Object.fromEntries(
    Object.entries(references).flatMap(([file, names]) =>
      Object.keys(names).map((name) => [
        name,
        `__$${keccak256(stringToHex(`${file}:${name}`)).slice(2, 36)}$__`,
      ]),
    ),
  )
}

/** The file that a source imports, from the packages of npm. */
export function readImport(path: string): { contents: string } | { error: string } {
  try {
    // Synchronous, because the compiler asks in the middle of its work.
    return { contents: readFileSync(require.resolve(path), 'utf8') }
  } catch {
    return { error: `Cannot find ${path}` }
  }
}
