/** Kinds of blocks the explorer lists: the values of `type=`. */
export const blockTypes = ['block', 'uncle', 'reorg'] as const

export type BlockType = (typeof blockTypes)[number]
