import type { OpenedChain } from '#network/start/chain/syncSource.ts'
import type { Sync, SyncOptions } from '#network/sync/sync.ts'
import type { SyncTarget } from '#network/sync/syncTarget.ts'
import { rememberChain } from './chainFolder.ts'

type ChainNow = Pick<SyncTarget, 'chainId' | 'genesisHash' | 'firstBlock' | 'internalCalls'> & {
  notice: string | null
}

/** Follows which chain a node has: a development node begins another one when it is started again. */
export function watchNewChain(opened: OpenedChain, say: (sentence: string) => void = () => undefined) {
  const { chainId, genesisHash, folder, firstBlock, source } = opened
  const { host } = new URL(source.rpcUrl)
  let notice = opened.notice

  function onNewChain(target: SyncTarget): void {
    notice = `The node at ${host} began another chain: the index of the chain before was deleted, and the new one is indexed from its first block.`
    say(notice)
    // The next start finds the folder by it. Without it that start only reads the chain again.
    rememberChain(folder, host, target).catch(() => undefined)
  }

  const atStart = { chainId, genesisHash, firstBlock: 0, internalCalls: true }
  return {
    /** What the sync needs for it. */
    sync: { firstBlock, onNewChain } satisfies Partial<SyncOptions>,
    /** The chain as it is now. */
    now: (sync: Sync): ChainNow => ({ ...(sync.target() ?? atStart), notice }),
  }
}
