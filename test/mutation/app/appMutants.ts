import { chainMutants } from './chain.ts'
import { lendingMutants } from './lending.ts'
import { marketMutants } from './markets.ts'
import { outsideMutants } from './outside.ts'

/** Everything in `src`, and the headers the app is served with. */
export const appMutants = [...lendingMutants, ...marketMutants, ...chainMutants, ...outsideMutants]
