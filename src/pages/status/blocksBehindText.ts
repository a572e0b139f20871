import type { BlocksBehind } from '#domain/blocks/blocksBehind.ts'
import { formatCount } from '#lib/format/count.ts'

/** How far an interface is from the node, in words. */
export function blocksBehindText({ blocks, isUsual }: BlocksBehind): string {
  if (Math.abs(blocks) <= 1 || (blocks < 0 && isUsual)) return 'in step with the node'
  return `${formatCount(Math.abs(blocks))} ${blocks > 0 ? 'behind' : 'ahead of'} the node`
}
