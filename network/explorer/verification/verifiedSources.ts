import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from 'viem'
import { type CompiledContract, readCompiled } from '#network/explorer/artifacts/artifactContract.ts'
import type { StandardInput } from './compileSource.ts'

/** A contract with the source that its code was compiled from. */
export type VerifiedSource = {
  address: Address
  /** `src/Counter.sol:Counter` */
  contractName: string
  /** `v0.8.30+commit.73712a01` */
  compilerVersion: string
  constructorArguments: string
  input: StandardInput
  output: unknown
}

/** The sources that people verified, a file for each contract. Processes of one network share the folder. */
export type VerifiedSources = {
  /** Whether anything was verified here. */
  isUsed(): boolean
  read(address: Address): Promise<{ source: VerifiedSource; contract: CompiledContract } | null>
  write(source: VerifiedSource): Promise<void>
}

export async function openVerifiedSources(folder: string): Promise<VerifiedSources> {
  let isUsed = (await readdir(folder).catch(() => [])).length > 0
  const file = (address: Address) => join(folder, `${address}.json`)
  return {
    isUsed: () => isUsed,
    async read(address) {
      const text = await readFile(file(address), 'utf8').catch(() => undefined)
      if (text === undefined) return null
      const source: VerifiedSource = JSON.parse(text)
      const [contract] = readCompiled(file(address), source)
      return contract ? { source, contract } : null
    },
    async write(source) {
      await mkdir(folder, { recursive: true })
      const path = file(source.address)
      await writeFile(`${path}.${process.pid}`, JSON.stringify(source))
      await rename(`${path}.${process.pid}`, path)
      isUsed = true
    },
  }
}
