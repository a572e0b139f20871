import { readFile } from 'node:fs/promises'
import type { Artifacts } from './compile.ts'

type PackedContracts = { version: string; artifacts: Artifacts }

/** The name of the file that `npm pack` writes beside the compiled services. */
export const packedContractsFile = 'contracts.json'

/** The compiled contracts that the npm package has, because it has no compiler. Undefined in the repository. */
export async function readPackedContracts(): Promise<PackedContracts | undefined> {
  const text = await readFile(new URL(`./${packedContractsFile}`, import.meta.url), 'utf8').catch(
    () => undefined,
  )
  return text === undefined ? undefined : JSON.parse(text)
}
