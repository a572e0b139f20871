import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DamagedDatabase } from '#network/store/drivers/embedded.ts'
import { openStore, type Store } from '#network/store/store.ts'

type ChainStoreOptions = {
  rpcUrl?: string | undefined
  /** Called with a sentence when the database is made again. */
  notice?: ((sentence: string) => void) | undefined
}

/** Opens the database of a chain. A damaged one is made again when the node has all of the chain, as another node may. */
export async function openChainStore(
  folder: string,
  databaseUrl: string | undefined,
  { rpcUrl, notice }: ChainStoreOptions,
): Promise<Store> {
  const options = { folder: join(folder, 'database'), databaseUrl }
  try {
    return await openStore(options)
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error
    if (rpcUrl === undefined)
      throw new Error(
        `${error.message} The history of the chain in it is lost: start with --fresh for a new chain.`,
        { cause: error },
      )
    notice?.(`${error.message} It is made again from the node's chain.`)
    await rm(options.folder, { recursive: true, force: true })
    return openStore(options)
  }
}
