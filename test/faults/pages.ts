import { type Interface, samples } from './hostileNetwork.ts'

/** The pages of the recording, each with the interfaces whose failure it must show. */
export const pages: readonly { path: string; needs: readonly Interface[] }[] = [
  { path: '/blocks', needs: ['explorer'] },
  { path: `/block/${samples.block}`, needs: ['explorer'] },
  { path: '/txs', needs: ['explorer'] },
  { path: `/tx/${samples.transaction}`, needs: ['explorer'] },
  { path: '/lending', needs: ['node', 'lending'] },
  // All data of an account comes from the pool contract.
  { path: `/lending/${samples.address}`, needs: ['node'] },
  { path: `/portfolio/${samples.address}`, needs: ['indexer', 'node', 'explorer'] },
  { path: `/address/${samples.address}`, needs: ['explorer', 'node'] },
  { path: `/token/${samples.token}`, needs: ['explorer'] },
  { path: '/', needs: ['indexer', 'explorer'] },
  { path: '/markets', needs: ['indexer'] },
  { path: `/markets/${samples.pool}`, needs: ['indexer'] },
]
