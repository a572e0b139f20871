import { decodeMutants } from './decode.ts'
import { serviceMutants } from './services.ts'

/** Everything in `network` but the contracts. */
export const networkMutants = [...decodeMutants, ...serviceMutants]
