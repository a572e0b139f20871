import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompiledContract, readCompiled } from './artifactContract.ts'

/** A build info can be large. One larger than this would take minutes to read. */
const largestFile = 128 * 1024 * 1024

/** The compiled contracts of a folder. Files that change, as with each build, are read again. */
export type ArtifactFolder = {
  path: string
  contracts(): CompiledContract[]
  /** Reads the files that changed. Resolves to whether any file did. */
  refresh(): Promise<boolean>
}

/** Opens a folder with compiled contracts. Throws an error with one sentence when the folder has none. */
export async function openArtifactFolder(folder: string): Promise<ArtifactFolder> {
  const files = new Map<string, { changed: number; contracts: CompiledContract[] }>()

  async function refresh(): Promise<boolean> {
    const names = await listJson(folder)
    let isChanged = names.length !== files.size
    for (const name of files.keys()) if (!names.includes(name)) files.delete(name)
    for (const name of names) {
      const { mtimeMs: changed, size } = await stat(join(folder, name))
      if (files.get(name)?.changed === changed) continue
      isChanged = true
      const contracts = size > largestFile ? [] : await readFileContracts(join(folder, name))
      files.set(name, { changed, contracts })
    }
    return isChanged
  }

  const contracts = () => [...files.values()].flatMap((file) => file.contracts)
  try {
    await refresh()
  } catch (cause) {
    throw new Error(`The folder ${folder} of --artifacts cannot be read.`, { cause })
  }
  if (contracts().length === 0)
    throw new Error(
      `There are no compiled contracts in ${folder}: --artifacts is out/ of Foundry or artifacts/ of Hardhat.`,
    )
  return { path: folder, contracts, refresh }
}

async function listJson(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.json') && !name.endsWith('.dbg.json'))
}

async function readFileContracts(path: string): Promise<CompiledContract[]> {
  try {
    return readCompiled(path, JSON.parse(await readFile(path, 'utf8')))
  } catch {
    // A compiler may still be writing the file, or the file is no JSON.
    return []
  }
}
