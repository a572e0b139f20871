import type { BlockFacts } from '#network/decode/decodeBlock.ts'
import { BlockReplaced } from './readBlocks.ts'

/**
 * @throws `BlockReplaced` when a block does not follow the one before it: the node changed its chain between two
 * answers. `before` is the block that the first one has to follow.
 */
export function assertConsecutive(facts: BlockFacts[], before?: { hash: string } | null): void {
  facts.forEach(({ block }, index) => {
    const parent = facts[index - 1]?.block ?? before
    if (parent && parent.hash !== block.parentHash)
      throw new BlockReplaced(`Block ${block.number} was replaced`)
  })
}
