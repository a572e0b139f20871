import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The chain whose data a folder has, and the host of its node. */
type KeptChain = { node: string; chainId: number; genesisHash: string; usedAt: string }
type KeptFolder = KeptChain & { folder: string }
type Chain = Pick<KeptChain, 'chainId' | 'genesisHash'>

const fileName = 'chain.json'
/** How many earlier chains of a node are kept. A development node begins a new one at each start. */
const earlierChainsKept = 1

/**
 * Opens the folder of one chain of a node below `base`: the one kept from an earlier start, or a new one. Earlier chains
 * of the same node but the newest are deleted. `notice` says in a sentence that the node had another chain before.
 */
export async function openChainFolder(
  base: string,
  host: string,
  chain: Chain,
): Promise<{ folder: string; notice: string | null }> {
  const kept = await keptFolders(join(base, 'chains'))
  const same = kept.find((one) => one.chainId === chain.chainId && one.genesisHash === chain.genesisHash)
  const named = folderOf(base, chain)
  // A folder may have the chain after the one that it is named after: see `nameAfterChain`.
  const isTaken = kept.some(({ folder: other }) => other === named)
  const folder = same?.folder ?? (isTaken ? `${named}-${Date.now()}` : named)
  const earlier = kept.filter((one) => one.node === host && one.folder !== folder)
  for (const { folder: old } of earlier.slice(earlierChainsKept))
    await rm(old, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await rememberChain(folder, host, chain)
  const [last] = earlier
  if (same || !last) return { folder, notice: null }
  const notice = `The node at ${host} began another chain: it is indexed from its first block, and the index of the chain before stays in ${last.folder}.`
  return { folder, notice }
}

/** Notes which chain the folder has the data of now. */
export async function rememberChain(folder: string, host: string, chain: Chain): Promise<void> {
  const { chainId, genesisHash } = chain
  const kept: KeptChain = { node: host, chainId, genesisHash, usedAt: new Date().toISOString() }
  await writeFile(join(folder, fileName), JSON.stringify(kept, null, 2))
}

/**
 * Names a folder after the chain in it, which is another one when the node began a new chain meanwhile. Nobody may have the
 * folder open.
 */
export async function nameAfterChain(folder: string): Promise<void> {
  const kept = await readKept(folder)
  if (!kept) return
  const named = folderOf(dirname(dirname(folder)), kept)
  if (!existsSync(named)) await rename(folder, named)
}

function folderOf(base: string, { chainId, genesisHash }: Chain): string {
  return join(base, 'chains', `${chainId}-${genesisHash.slice(2, 10)}`)
}

/** The folders with a chain, the one used last first. */
async function keptFolders(chains: string): Promise<KeptFolder[]> {
  const names = await readdir(chains).catch(() => [])
  const found = await Promise.all(names.map((name) => readKept(join(chains, name))))
  return found.filter((one) => one !== null).sort((a, b) => (a.usedAt < b.usedAt ? 1 : -1))
}

async function readKept(folder: string): Promise<KeptFolder | null> {
  try {
    const kept: KeptChain = JSON.parse(await readFile(join(folder, fileName), 'utf8'))
    return { ...kept, folder }
  } catch {
    return null
  }
}
