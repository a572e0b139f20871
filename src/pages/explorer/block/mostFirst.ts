/** A block with no more transactions shows all of them below its properties, and has no tab for them. */
export const mostFirst = 25
