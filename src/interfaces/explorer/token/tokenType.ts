/** The three token standards the explorer tells apart: the values of `type=`. */
export const tokenTypes = ['ERC-20', 'ERC-721', 'ERC-1155'] as const

export type TokenType = (typeof tokenTypes)[number]
