import { createContext } from 'react'
import type { LookAlikes } from '#domain/names/lookAlikes.ts'

/** The tokens of a list whose names look like another one's, by address. */
export const LookAlikeContext = createContext<LookAlikes>(new Map())
