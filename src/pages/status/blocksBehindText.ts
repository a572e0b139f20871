import type { BlocksBehind } from '#domain/blocks/blocksBehind.ts'
import { formatCount } from '#lib/format/count.ts'

/** How many blocks an interface is behind or ahead of the node, as a phrase beside its block. It fits a phone's line. */
export function blocksBehindText({ blocks, isUsual }: BlocksBehind): string {
  if (Math.abs(blocks) <= 1 || (blocks < 0 && isUsual)) return 'up to date'
  const distance = `${formatCount(Math.abs(blocks))} ${blocks > 0 ? 'behind' : 'ahead of'}`
  return isUsual ? `${distance}, as usual` : `${distance} the node`
}
