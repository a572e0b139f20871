import { decodeMutants } from './decode.ts'
import { serviceMutants } from './services.ts'
import { storeMutants } from './store.ts'

/** Everything in `network` but the contracts. */
export const networkMutants = [...decodeMutants, ...storeMutants, ...serviceMutants]
