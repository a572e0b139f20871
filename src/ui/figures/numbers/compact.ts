import { createContext } from 'react'

/**
 * Whether figures stand where space is short, as in the card of a row: one of more characters than there is room for is
 * rounded, never cut off. Its title has every digit.
 */
export const CompactFigures = createContext(false)

/** The most characters of a figure where space is short. */
export const mostCompact = 9
